package falsesuccess_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/falsesuccess"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The category field is strict.
func TestFalsesuccess(t *testing.T) {
	require.NoError(t, falsesuccess.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, falsesuccess.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, falsesuccess.Analyzer)
}

// By default an output that denies its success is left alone.
func TestDenied(t *testing.T) { fixture.RunAt(t, falsesuccess.Analyzer, "current/denied") }

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, falsesuccess.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, falsesuccess.Rule()) }
