package panicboundary_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
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

// The category no-recovery is strict.
func TestServers(t *testing.T) {
	require.Empty(t, fixture.Findings(t, panicboundary.Analyzer, "./servers"))
	strictly(t)
	found := fixture.FindingsByPackage(t, panicboundary.Analyzer, "./servers", "./recovered", "./library", "./mcpgo")
	require.Len(t, found["servers"], 1)
	assert.Regexp(t, `^servers\.go:19:12: .*\(panicboundary/no-recovery\)$`, found["servers"][0])
	for _, name := range []string{"recovered", "library", "mcpgo"} {
		require.Contains(t, found, name)
		for _, finding := range found[name] {
			assert.NotContains(t, finding, "no-recovery")
		}
	}
}

// Only those that a failure or an argument leads to are reported by default.
func TestMistakes(t *testing.T) {
	found := fixture.Findings(t, panicboundary.Analyzer, "./mistakes")
	require.Len(t, found, 2)
	assert.Regexp(t, `^mistakes\.go:27:3: `, found[0])
	assert.Regexp(t, `^mistakes\.go:90:3: `, found[1])
}

// Versions of mcp-go that recover from nothing are no better.
func TestServersOfMcpGo(t *testing.T) {
	strictly(t)
	found := fixture.FindingsIn(t, panicboundary.Analyzer, "older", "./servers")
	require.Len(t, found, 1)
	assert.Regexp(t, `^servers\.go:16:7: .*\(panicboundary/no-recovery\)$`, found[0])
}

func TestExamples(t *testing.T) { fixture.Examples(t, panicboundary.Rule()) }
