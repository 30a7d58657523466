package rpccode

import (
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// reporter reports what is written into codes.
var reporter = &analysis.Analyzer{
	Name: "reporter", Doc: "report codes", Requires: []*analysis.Analyzer{inspect.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		for _, w := range writes(pass) {
			where := ""
			if w.Literal != nil {
				where = " in a literal"
			}
			pass.Reportf(w.Value.Pos(), "code: %s%s", types.ExprString(w.Value), where)
		}
		return nil, nil
	},
}

func TestWritten(t *testing.T) { fixture.RunAt(t, reporter, "current/codes") }
