package agents_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
)

func TestRuns(t *testing.T) {
	with := func(name, value string) func(string) string {
		return func(asked string) string {
			if asked == name {
				return value
			}
			return ""
		}
	}
	for _, v := range agents.Variables() {
		assert.True(t, agents.Runs(with(v.Name, "1"), false), v.Name)
		assert.True(t, agents.Runs(with(v.Name, "01a5c2e0-77aa"), false), "%s: an identity", v.Name)
		assert.Equal(t, v.Name != "CLAUDECODE", agents.Runs(with(v.Name, "1"), true), "%s on a terminal", v.Name)
		for _, off := range []string{"", "0", "false", "FALSE"} {
			assert.False(t, agents.Runs(with(v.Name, off), false), "%s=%s", v.Name, off)
		}
	}
	assert.False(t, agents.Runs(with("CI", "true"), false))
}

// The page about output names every variable, the agent that sets it and where that can be read.
func TestVariablesAreDocumented(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "output.md"))
	require.NoError(t, err)
	for _, v := range agents.Variables() {
		assert.Contains(t, string(page), "| `"+v.Name+"` | "+v.Agent+" | ["+"source]("+v.Source+") |")
	}
}
