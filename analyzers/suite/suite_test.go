package suite_test

import (
	"errors"
	"flag"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
)

// The suite is fit for drivers, also beside the rules themselves.
func TestValid(t *testing.T) {
	require.NoError(t, analysis.Validate(append(analyzers.All(), suite.Analyzer)))
	assert.Empty(t, suite.Analyzer.FactTypes)
}

// Every flag of the rules is in reach, under the names of the rules, and is the flag
// of the rule itself.
func TestFlags(t *testing.T) {
	reach := make(map[string]*analysis.Analyzer)
	for _, a := range suite.Analyzer.Requires {
		assert.Nil(t, reach[a.Name], a.Name)
		reach[a.Name] = a
	}
	assert.Len(t, reach, len(analyzers.All())+1)
	for _, a := range append(analyzers.All(), analyzers.Settings()) {
		require.Contains(t, reach, a.Name)
		a.Flags.VisitAll(func(f *flag.Flag) { assert.Same(t, f, reach[a.Name].Flags.Lookup(f.Name)) })
	}
}

func TestOff(t *testing.T) {
	flags := &suite.Analyzer.Flags
	t.Cleanup(func() { require.NoError(t, flags.Set("off", "")) })
	require.NoError(t, flags.Set("off", "plainerror, lostcause/service,"))
	assert.ErrorContains(t, flags.Set("off", "plainerror,lostcause/services"), `unknown rule or category "lostcause/services"`)
	assert.ErrorContains(t, flags.Set("off", "errstructured"), "errstructured is removed: ")
	assert.Equal(t, "plainerror,lostcause/service", flags.Lookup("off").Value.String())
}

// A rule that fails does not hide what the others find, and the cause is told once.
func TestFailures(t *testing.T) {
	pass := &analysis.Pass{Analyzer: suite.Analyzer, ResultOf: make(map[*analysis.Analyzer]any)}
	mistake := errors.New("there is no such function")
	for _, a := range suite.Analyzer.Requires {
		run := func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Message: a.Name})
			if a.Name == "lostcause" || a.Name == "swallowed" {
				return nil, mistake
			}
			return new(report.Used), nil
		}
		if a.Name != analyzers.Settings().Name {
			result, err := report.Keep(run)(&analysis.Pass{Analyzer: a})
			require.NoError(t, err)
			pass.ResultOf[a] = result
		}
	}
	var found []string
	pass.Report = func(d analysis.Diagnostic) { found = append(found, d.Message) }
	_, err := suite.Analyzer.Run(pass)
	assert.EqualError(t, err, mistake.Error())
	assert.Len(t, found, len(analyzers.All()))
}
