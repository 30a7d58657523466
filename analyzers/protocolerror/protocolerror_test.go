package protocolerror_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/protocolerror"
)

func TestProtocolerror(t *testing.T) {
	each(t)
	fixture.Run(t, protocolerror.Analyzer)
}

// each asks for every return in one test.
func each(t *testing.T) {
	t.Helper()
	require.NoError(t, protocolerror.Analyzer.Flags.Set("each", "true"))
	t.Cleanup(func() { require.NoError(t, protocolerror.Analyzer.Flags.Set("each", "false")) })
}

// By default there is one finding for each handler and for each place of registration.
func TestFolded(t *testing.T) { fixture.RunAt(t, protocolerror.Analyzer, "current/escaping") }

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, protocolerror.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, protocolerror.Rule()) }
