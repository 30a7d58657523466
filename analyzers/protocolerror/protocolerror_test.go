package protocolerror_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/protocolerror"
)

func TestProtocolerror(t *testing.T) {
	set(t, "each")
	set(t, "strict")
	fixture.Run(t, protocolerror.Analyzer)
}

// set sets a flag in one test.
func set(t *testing.T, flag string) {
	t.Helper()
	require.NoError(t, protocolerror.Analyzer.Flags.Set(flag, "true"))
	t.Cleanup(func() { require.NoError(t, protocolerror.Analyzer.Flags.Set(flag, "false")) })
}

// By default there is one finding for each handler and for each place of registration.
func TestFolded(t *testing.T) {
	set(t, "strict")
	fixture.RunAt(t, protocolerror.Analyzer, "current/escaping")
}

// The code of an error alone is strict.
func TestCodeZeroIsStrict(t *testing.T) {
	for _, f := range fixture.Findings(t, protocolerror.Analyzer, "./gosdk") {
		assert.NotContains(t, f, "protocolerror/code-zero")
	}
}

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, protocolerror.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, protocolerror.Rule()) }
