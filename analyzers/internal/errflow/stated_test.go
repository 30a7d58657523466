package errflow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
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

// silent is for runs whose want comments do not hold.
type silent struct{}

func (silent) Errorf(string, ...any) {}

// If nothing is stated, only what can be seen is known.
func TestUnstated(t *testing.T) {
	results := analysistest.Run(silent{}, directory(t, "src"), errflow.Analyzer, "./stated")
	require.Len(t, results, 1)
	require.NoError(t, results[0].Action.Err)
	facts := make(map[string]string)
	for obj, list := range results[0].Facts {
		if obj != nil && strings.HasSuffix(obj.Pkg().Path(), "/stated") {
			require.Len(t, list, 1, obj)
			facts[obj.Name()] = list[0].(interface{ String() string }).String()
		}
	}
	assert.Equal(t, map[string]string{
		"Refused":    "fails(typed example.test/flow/stated/opaque.Refusal [parameter 0 shown])",
		"Complained": "fails(typed example.test/flow/stated/opaque.Complaint [parameter 0 shown])",
	}, facts)
}
