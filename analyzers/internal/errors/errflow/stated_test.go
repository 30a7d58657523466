package errflow_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

const opaque = "example.test/flow/stated/opaque."

// state sets the settings for package stated of the fixtures.
func state(t *testing.T) {
	t.Helper()
	for name, entries := range map[string][]string{
		settings.Results: {
			opaque + "Failed:text=0:error=true", opaque + "Failedf:text=0:format=true:error=true",
			opaque + "Said:text=1", opaque + "(*Writer).Failed:text=0:error=true",
		},
		settings.Taxonomies: {opaque + "Coded", opaque + "Codedf", opaque + "Hidden:hides-text=true", opaque + "Refusal"},
	} {
		require.NoError(t, settings.Analyzer.Flags.Set(name, strings.Join(entries, ",")))
		t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(name, "")) })
	}
}

// If nothing is stated, only what can be seen is known.
func TestUnstated(t *testing.T) {
	actions := fixture.Analyze(t, errflow.Analyzer, "current/flow", "./stated")
	require.Len(t, actions, 1)
	facts := maps.Collect(fixture.Facts(actions[0]))
	assert.Equal(t, map[string]string{
		"Refused":    "fails(typed example.test/flow/stated/opaque.Refusal [parameter 0 shown])",
		"Complained": "fails(typed example.test/flow/stated/opaque.Complaint [parameter 0 shown])",
		"Written":    "never(10)",
	}, facts)
}
