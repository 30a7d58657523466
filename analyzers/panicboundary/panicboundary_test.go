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

func TestPanicboundary(t *testing.T) { fixture.Run(t, panicboundary.Analyzer) }

// strictly has the strict findings, too.
func strictly(t *testing.T) {
	t.Helper()
	require.NoError(t, panicboundary.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, panicboundary.Analyzer.Flags.Set("strict", "false")) })
}

// none says that no handler of a server recovers, and some that so many of all do not.
func none(at, library string) string {
	return at + ": makes a server of " + library + " without middleware that recovers: a panic in any handler ends the process and all sessions; " +
		"add middleware that recovers and returns an error (panicboundary/no-recovery)"
}

func some(at, library, count string) string {
	return at + ": makes a server of " + library + " on which nothing recovers from the panics of " + count + " tool handlers: a panic there ends the process and all sessions; " +
		"wrap them like the others, or add middleware that recovers and returns an error (panicboundary/no-recovery)"
}

// The category no-recovery is strict.
func TestServers(t *testing.T) {
	require.Empty(t, fixture.Findings(t, panicboundary.Analyzer, "./servers"))
	strictly(t)
	want := map[string][]string{
		"servers":   {none("servers.go:19:12", "go-sdk")},
		"wrapped":   {},
		"unknown":   {},
		"wrapping":  {},
		"partly":    {some("partly.go:36:7", "go-sdk", "1 of 3"), some("partly.go:44:7", "go-sdk", "2 of 3"), none("partly.go:60:7", "go-sdk")},
		"decorated": {some("decorated.go:46:7", "go-sdk", "1 of 2")},
		"elsewhere": {some("elsewhere.go:42:7", "go-sdk", "1 of 3")},
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
	for path, want := range map[string][]string{
		"./wrapped": {},
		"./partly":  {some("partly.go:27:7", "mcp-go", "1 of 2"), some("partly.go:34:7", "mcp-go", "1 of 4")},
	} {
		assert.Equal(t, want, fixture.FindingsIn(t, panicboundary.Analyzer, "older", path), path)
	}
}

func TestExamples(t *testing.T) { fixture.Examples(t, panicboundary.Rule()) }
