package passes_test

import (
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"
)

// The file of the package has the positions 1 to 28.
func TestFixes(t *testing.T) {
	edit := func(pos, end int) analysis.TextEdit {
		return analysis.TextEdit{Pos: token.Pos(pos), End: token.Pos(end)}
	}
	rows := map[string]struct {
		edits []analysis.TextEdit
		want  string
	}{
		"in order":           {[]analysis.TextEdit{edit(9, 10), edit(1, 3)}, ""},
		"insertion":          {[]analysis.TextEdit{edit(1, 0)}, ""},
		"a little beyond":    {[]analysis.TextEdit{edit(20, 30)}, ""},
		"overlapping":        {[]analysis.TextEdit{edit(1, 5), edit(3, 6)}, "edit 1 overlaps the one before"},
		"in no file":         {[]analysis.TextEdit{edit(500, 501)}, "edit 0 is in no file"},
		"backwards":          {[]analysis.TextEdit{edit(5, 3)}, "edit 0 ends before it begins"},
		"far beyond the end": {[]analysis.TextEdit{edit(5, 400)}, "edit 0 ends outside its file"},
	}
	for name, row := range rows {
		t.Run(name, func(t *testing.T) {
			a := made("fixes", func(pass *analysis.Pass) (any, error) {
				pass.Report(analysis.Diagnostic{Pos: 1, Message: "fix it", SuggestedFixes: []analysis.SuggestedFix{{Message: "fix", TextEdits: row.edits}}})
				return nil, nil
			})
			out := outcome(t, simple(t), a)
			want := map[string]string{}
			if row.want != "" {
				want["fixes"] = `internal error: the fix "fix" is not valid: ` + row.want
			}
			assert.Equal(t, want, errorsIn(out))
		})
	}
	twice := made("twice", func(pass *analysis.Pass) (any, error) {
		pass.Report(analysis.Diagnostic{Pos: 1, SuggestedFixes: []analysis.SuggestedFix{{Message: "fix"}, {Message: "fix"}}})
		return nil, nil
	})
	assert.Equal(t, map[string]string{"twice": `internal error: two fixes have the message "fix"`}, errorsIn(outcome(t, simple(t), twice)))
}
