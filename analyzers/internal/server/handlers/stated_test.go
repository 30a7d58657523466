package handlers_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

const opaque = "example.test/server/stated/opaque."

// stated are the settings for package stated of the fixtures.
var stated = map[string][]string{
	settings.Registrars: {opaque + "(*Router).Handle:handler=1", opaque + "Routes.Prompt:handler=1:kind=prompt"},
	settings.Seams: {
		opaque + "Convert:handler=0:effect=converts:leaves=nothing",
		opaque + "Leak:handler=0:kind=typed-tool:effect=leaks:leaves=coded-text",
		opaque + "Classify:effect=converts:leaves=code",
		"example.test/server/stated.Own:handler=0:effect=converts:leaves=code",
	},
	settings.Taxonomies: {opaque + "Coded", opaque + "Hidden:hides-text=true"},
}

// state sets the flags of the settings for one test.
func state(t *testing.T, lists map[string][]string) {
	t.Helper()
	for name, entries := range lists {
		require.NoError(t, settings.Analyzer.Flags.Set(name, strings.Join(entries, ",")))
		t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(name, "")) })
	}
}

// If nothing is stated, only what can be seen is found.
func TestUnstated(t *testing.T) {
	found := make(map[string]int)
	for _, act := range fixture.Analyze(t, reporter, "current/server", "./stated") {
		for _, d := range act.Diagnostics {
			found[d.Message]++
		}
	}
	assert.Equal(t, map[string]int{
		`tool of mcp-go by type+registration as "tool"`:    1,
		`tool of mcp-go by type+registration as "counted"`: 1,
		"unknown middleware":                               2,
		"leaky seam":                                       5,
	}, found)
}
