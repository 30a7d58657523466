package gosdk_test

import (
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var explained = contract.Failure{
	Reason: "note_locked", Code: taxonomy.CodeConflict, When: "Somebody else edits the note.", Recovery: "Read the note again in a minute, then repeat the edit.",
	Domain: "notes.example.com", Help: "https://notes.example.com/errors#locked",
}

// What a handler says in the typed ways reaches the agent in the text, and a client as the declared failure.
func TestTypedWords(t *testing.T) {
	const advice = "\n\nRecovery: Read the note again in a minute, then repeat the edit.\n\nHelp: https://notes.example.com/errors#locked\n\n" +
		"conflict · reason note_locked · domain notes.example.com · do not retry unchanged"
	issue := taxonomy.ArgumentIssue{Path: "revision", Problem: "must be at least 7"}
	for name, tt := range map[string]struct {
		err  error
		want string
	}{
		"the declaration itself": {explained, "Error: Somebody else edits the note." + advice},
		"with an issue":          {explained.Fail("", issue), "Error: Somebody else edits the note.\nrevision: must be at least 7" + advice},
	} {
		t.Run(name, func(t *testing.T) {
			s := bare()
			gosdk.AddTool(s, &mcp.Tool{Name: "t"}, contract.Contract{explained}, returns("", tt.err), quiet)
			result, err := inMemory(t, s).CallTool(t.Context(), &mcp.CallToolParams{Name: "t"})
			require.NoError(t, err)
			assert.Equal(t, tt.want, result.Content[0].(*mcp.TextContent).Text)
			failure := gosdk.Failure(result, err)
			require.ErrorIs(t, failure, explained)
			require.NotErrorIs(t, failure, noteMissing)
			assert.Equal(t, taxonomy.CodeConflict, taxonomy.CodeOf(failure))
		})
	}
}
