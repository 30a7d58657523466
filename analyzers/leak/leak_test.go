package leak_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/leak"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

const (
	vault  = "example.test/leak/internal/vault."
	notify = "example.test/leak/internal/notify."
)

// state sets what the fixtures in stated are about.
func state(t *testing.T) {
	t.Helper()
	for name, entries := range map[string][]string{
		settings.Sources: {
			vault + "Session", vault + "(*Vault).Secret", vault + "Store.Fetch", vault + "Config.Key", vault + "Auth.Password",
			vault + "Token", vault + "Pin", vault + "Credentials",
		},
		settings.Sinks: {
			notify + "Tell:text=2", notify + "(*Channel).Sendf:text=0+1", notify + "Notifier.Notify:text=0",
			"github.com/modelcontextprotocol/go-sdk/mcp.(*ServerSession).Log:text=1",
			"github.com/mark3labs/mcp-go/server.(*MCPServer).SendNotificationToClient:text=2",
		},
		settings.Sanitizers: {vault + "Redact", vault + "(*Cleaner).Clean"},
	} {
		require.NoError(t, settings.Analyzer.Flags.Set(name, strings.Join(entries, ",")))
		t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(name, "")) })
	}
}

// Bodies without a limit are strict.
func TestLeak(t *testing.T) {
	state(t)
	require.NoError(t, leak.Analyzer.Flags.Set("strict", "true"))
	t.Cleanup(func() { require.NoError(t, leak.Analyzer.Flags.Set("strict", "false")) })
	fixture.Run(t, leak.Analyzer)
}

// What nobody names is no secret, sends nothing and takes nothing out.
func TestUnstated(t *testing.T) {
	for _, found := range fixture.Findings(t, leak.Analyzer, "./stated/...") {
		assert.Regexp(t, "^silent\\.go:.*`http\\.Get`.*\\(leak/address\\)$", found)
	}
}

func TestBodiesAreStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, leak.Analyzer, "./bodies/..."))
}

func TestExamples(t *testing.T) { fixture.Examples(t, leak.Rule()) }
