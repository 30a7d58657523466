package panicboundary_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/panicboundary"
)

func TestPanicboundary(t *testing.T) {
	strictly(t)
	fixture.Run(t, panicboundary.Analyzer)
}

// strictly has the strict findings, too.
func strictly(t *testing.T) {
	t.Helper()
	require.NoError(t, panicboundary.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, panicboundary.Analyzer.Flags.Set("strict", "false")) })
}

// none says that nothing stands before the handlers of a server that recovers.
func none(at, library string) string {
	return at + ": makes a server of " + library + " without middleware that recovers: a panic that a handler lets out ends the process and all sessions; " +
		"add middleware that recovers and returns an error (panicboundary/no-recovery)"
}

// The category no-recovery is strict.
func TestServers(t *testing.T) {
	require.Empty(t, fixture.Findings(t, panicboundary.Analyzer, "./servers"))
	strictly(t)
	want := map[string][]string{
		"servers": {none("servers.go:19:12", "go-sdk")},
	}
	silent := []string{"recovered", "library", "mcpgo"}
	var paths []string
	for _, name := range slices.Concat(slices.Collect(maps.Keys(want)), silent) {
		paths = append(paths, "./"+name)
	}
	found := fixture.FindingsByPackage(t, panicboundary.Analyzer, paths...)
	for name, list := range want {
		assert.Equal(t, list, found[name], name)
	}
	for _, name := range silent {
		require.Contains(t, found, name)
		for _, finding := range found[name] {
			assert.NotContains(t, finding, "no-recovery")
		}
	}
}

// Versions of mcp-go that recover from nothing are no better.
func TestServersOfMcpGo(t *testing.T) {
	strictly(t)
	assert.Equal(t, []string{none("servers.go:16:7", "mcp-go")}, fixture.FindingsIn(t, panicboundary.Analyzer, "older", "./servers"))
}

func TestExamples(t *testing.T) { fixture.Examples(t, panicboundary.Rule()) }
