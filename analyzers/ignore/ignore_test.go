package ignore_test

import (
	"go/ast"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/contractshape"
	"github.com/mcperrlint/mcperrlint/analyzers/errfactory"
	"github.com/mcperrlint/mcperrlint/analyzers/ignore"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// suite returns the rule for a suite of two real rules, one that reports
// nothing of what it used, and one with strict findings only.
func suite() rule.Rule {
	return ignore.New([]rule.Rule{
		contractshape.Rule(),
		errfactory.Rule(),
		{
			Analyzer:   &analysis.Analyzer{Name: "silent", Doc: "silent: do nothing", Run: func(*analysis.Pass) (any, error) { return nil, nil }},
			Categories: []rule.Category{{Name: "kind"}},
		},
		{Analyzer: report.Strict(&analysis.Analyzer{Name: "strictly", Doc: "strictly: report variables", Flags: report.Flags(), Run: report.Run(variables), ResultType: report.ResultType})},
	})
}

// variables reports every variable, as a strict finding.
func variables(pass *analysis.Pass) (any, error) {
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.VAR {
				f := report.At(d, "", "declares a variable")
				f.Strict = true
				report.Report(pass, f)
			}
		}
	}
	return nil, nil
}

func TestIgnore(t *testing.T) { fixture.Run(t, suite().Analyzer) }

func TestPositions(t *testing.T) {
	found := inTests(t)
	require.Len(t, found, 1)
	assert.Contains(t, found[0], "intests_test.go:5:57: the directive names `errfactory`, which reports nothing here")
	assert.Contains(t, found[0], "(ignore/unused)")
}

func TestTestFilesAreOff(t *testing.T) {
	assert.Empty(t, fixture.TestFindings(t, suite().Analyzer, "./intests"))
}

func inTests(t *testing.T) []string {
	a := suite().Analyzer
	require.NoError(t, a.Flags.Set("tests", "true"))
	return fixture.TestFindings(t, a, "./intests")
}

func TestExamples(t *testing.T) { fixture.Examples(t, suite()) }
