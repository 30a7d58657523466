package silentdefault_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/silentdefault"
)

// The category element is strict, and some findings of the category type are.
func TestSilentDefault(t *testing.T) {
	require.NoError(t, silentdefault.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, silentdefault.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, silentdefault.Analyzer)
}

// Arguments that nobody reads are told in the strict preset.
func TestUnusedIsStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, silentdefault.Analyzer, "./unused"))
	assert.Empty(t, fixture.Findings(t, silentdefault.Analyzer, "./undeclared"))
}

// So are those that cannot be parsed and that no agent sends, because the tool does not declare them.
func TestUndeclaredIsStrict(t *testing.T) {
	found := fixture.Findings(t, silentdefault.Analyzer, "./legacy")
	require.Len(t, found, 1)
	assert.Contains(t, found[0], "`limit`")
	assert.Empty(t, fixture.Findings(t, silentdefault.Analyzer, "./unchecked/serverunknown"), "the schema has no such argument, and would not refuse it")
}

// mcp-go before v0.50.0 has no option to check arguments: what is to edit is where they are read.
func TestOlder(t *testing.T) { fixture.RunIn(t, silentdefault.Analyzer, "older") }

func TestExamples(t *testing.T) { fixture.Examples(t, silentdefault.Rule()) }

// Where the schema gives an argument another type than the handler reads, checking it would not help.
func TestDeclaredOtherwise(t *testing.T) {
	found := strings.Join(fixture.Findings(t, silentdefault.Analyzer, "./unchecked/serverotherwise"), "\n")
	assert.Contains(t, found, "declare `again` as a boolean, or read it as a string")
	assert.NotContains(t, found, "WithInputSchemaValidation")
}
