package escapes_test

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// reporter reports what escapes, here and in other packages.
var reporter = &analysis.Analyzer{
	Name: "reporter", Doc: "report escapes", Requires: []*analysis.Analyzer{escapes.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		found := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
		for _, r := range found.Returns {
			pass.Reportf(r.Pos, "%s: %s", r.Case, answers.Arrival(r.Effect))
		}
		for _, s := range found.Seams {
			pass.Reportf(s.Pos, "seam %s: %d handlers", s.Name, s.Handlers)
		}
		for _, r := range found.Remote {
			name := strings.TrimPrefix(r.Name, escapes.Literal)
			pass.Report(analysis.Diagnostic{Pos: r.Pos, Message: fmt.Sprintf("%s: %s, %d handlers, %d returns %v", r.Case, name, r.Handlers, r.Returns, summary.Short(r.Places))})
		}
		return nil, nil
	},
}

func TestEscapes(t *testing.T) { fixture.RunAt(t, reporter, "current/escapes") }
