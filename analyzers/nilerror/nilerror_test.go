package nilerror_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/nilerror"
)

// Most categories are strict.
func TestNilError(t *testing.T) {
	require.NoError(t, nilerror.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, nilerror.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, nilerror.Analyzer)
}

func TestExamples(t *testing.T) { fixture.Examples(t, nilerror.Rule()) }
