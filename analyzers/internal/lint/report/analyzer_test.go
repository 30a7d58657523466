package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// runAfterSettings runs a rule, made as all rules are, after the settings. It reports
// whether the rule itself ran.
func runAfterSettings(t *testing.T, reaches bool) (ran bool, err error) {
	t.Helper()
	a := report.Analyzer("badcall", "", func(*analysis.Pass) (any, error) {
		ran = true
		return nil, nil
	})
	require.Equal(t, []*analysis.Analyzer{settings.Analyzer, handlers.Audience, report.Fixes}, a.Requires)
	pass, _ := passOver(t, "a.go", "package a\n")
	own := *pass
	own.Analyzer = settings.Analyzer
	stated, err := settings.Analyzer.Run(&own)
	require.NoError(t, err, "drivers name the cause only where a rule fails")
	pass.Analyzer, pass.ResultOf = a, map[*analysis.Analyzer]any{settings.Analyzer: stated, handlers.Audience: reaches}
	_, err = a.Run(pass)
	return ran, err
}

// A rule fails where the settings are wrong, and says why.
func TestWrongSettings(t *testing.T) {
	ran, err := runAfterSettings(t, true)
	require.NoError(t, err)
	assert.True(t, ran)

	require.NoError(t, settings.Analyzer.Flags.Set(settings.Taxonomies, "example.test/a.Refusal"))
	t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(settings.Taxonomies, "")) })
	for _, reaches := range []bool{true, false} {
		ran, err = runAfterSettings(t, reaches)
		assert.EqualError(t, err, "-mcperrlint.taxonomies: there is no function, method or type example.test/a.Refusal")
		assert.False(t, ran)
	}
}

// Where no agent can be affected, no rule runs.
func TestNoAudience(t *testing.T) {
	ran, err := runAfterSettings(t, false)
	require.NoError(t, err)
	assert.False(t, ran)
}
