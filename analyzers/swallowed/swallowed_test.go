package swallowed_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/swallowed"
)

// The category part is strict.
func TestSwallowed(t *testing.T) {
	require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, swallowed.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, swallowed.Analyzer)
}

func TestExamples(t *testing.T) { fixture.Examples(t, swallowed.Rule()) }
