package ignore

import (
	"bytes"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// removal returns the fix that removes a name which suppresses nothing. The fixes
// of several names of a directive do not overlap; where no name is left, each
// of them removes the whole directive.
func (c *checker) removal(d report.Directive, n report.Name) *analysis.SuggestedFix {
	i := slices.Index(d.Names, n)
	stays := func(n report.Name) bool { return !c.idle(n) }
	switch {
	case !slices.ContainsFunc(d.Names, stays):
		return c.removeAll(d)
	case slices.ContainsFunc(d.Names[i+1:], stays):
		return remove("Remove the name from the directive", n.Pos, d.Names[i+1].Pos)
	}
	// A name before this one stays.
	return remove("Remove the name from the directive", d.Names[i-1].End(), n.End())
}

// removeAll removes the directive: with its line if it stands there alone, else
// with the space before it.
func (c *checker) removeAll(d report.Directive) *analysis.SuggestedFix {
	file, content := c.pass.Fset.File(d.Comment.Pos()), c.content()
	if len(content) != file.Size() {
		return nil
	}
	start := file.LineStart(file.PositionFor(d.Comment.Pos(), false).Line)
	before := content[file.Offset(start):file.Offset(d.Comment.Pos())]
	code := bytes.TrimRight(before, " \t")
	from, to := start+token.Pos(len(code)), d.Comment.End()
	if len(code) == 0 {
		// Nothing follows the comment but the end of its line, if any.
		line, _, _ := bytes.Cut(content[file.Offset(to):], []byte("\n"))
		to = min(to+token.Pos(len(line)+1), token.Pos(file.Base()+file.Size()))
	}
	return remove("Remove the directive", from, to)
}

func remove(message string, from, to token.Pos) *analysis.SuggestedFix {
	return &analysis.SuggestedFix{Message: message, TextEdits: []analysis.TextEdit{{Pos: from, End: to}}}
}
