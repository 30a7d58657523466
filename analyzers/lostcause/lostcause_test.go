package lostcause_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/lostcause"
)

// set turns a flag of the rule on for one test.
func set(t *testing.T, name string) {
	t.Helper()
	require.NoError(t, lostcause.Analyzer.Flags.Set(name, "true"))
	t.Cleanup(func() { require.NoError(t, lostcause.Analyzer.Flags.Set(name, "false")) })
}

// All categories are looked for.
func TestLostcause(t *testing.T) {
	set(t, "strict")
	fixture.Run(t, lostcause.Analyzer)
}

func TestServiceIsStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, lostcause.Analyzer, "./service"))
	assert.Empty(t, fixture.Findings(t, lostcause.Analyzer, "./rewrap"))
}

func TestFindingsInTestFiles(t *testing.T) {
	set(t, "tests")
	assert.Len(t, fixture.TestFindings(t, lostcause.Analyzer, "./intests"), 1)
}

// related reports what the findings refer to.
var related = &analysis.Analyzer{
	Name: lostcause.Analyzer.Name, Doc: "report what findings refer to", Flags: lostcause.Analyzer.Flags, Requires: lostcause.Analyzer.Requires, ResultType: lostcause.Analyzer.ResultType,
	Run: func(pass *analysis.Pass) (any, error) {
		inner := *pass
		inner.Report = func(d analysis.Diagnostic) {
			for _, r := range d.Related {
				if strings.HasPrefix(r.Message, report.HelpPrefix) || strings.HasPrefix(r.Message, report.SeesPrefix) {
					continue
				}
				pass.Reportf(d.Pos, "%s", r.Message)
			}
		}
		return lostcause.Analyzer.Run(&inner)
	},
}

func TestOriginIsNotOneThatATestExcludes(t *testing.T) {
	set(t, "strict")
	assert.Equal(t, []string{
		"excluded.go:35:20: origin: the error comes from `excluded.refused` in `excluded.remove` (excluded.go:25)",
	}, fixture.Findings(t, related, "./excluded"))
}

func TestExamples(t *testing.T) { fixture.Examples(t, lostcause.Rule()) }

// By default only losses that somebody would notice are reported.
func TestDefault(t *testing.T) { fixture.RunAt(t, lostcause.Analyzer, "current/lost") }

// In packages that import package taxonomy, coded errors without the cause that is at hand are reported by default.
func TestAdopting(t *testing.T) { fixture.RunAt(t, lostcause.Analyzer, "current/adopting/causes") }
