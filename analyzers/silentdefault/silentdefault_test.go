package silentdefault_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/silentdefault"
)

// The category element is strict, and some findings of the category type are.
func TestSilentDefault(t *testing.T) {
	require.NoError(t, silentdefault.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, silentdefault.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, silentdefault.Analyzer)
}

func TestExamples(t *testing.T) { fixture.Examples(t, silentdefault.Rule()) }
