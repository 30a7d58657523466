package sdk

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/skills"
)

// The skill says of each library how a tool handler answers a failure, as the rules do: go-sdk and mcp-go in
// examples, the others in a table.
func TestSkillSaysWhatTheRulesSay(t *testing.T) {
	for _, sdk := range All() {
		if sdk == goSDK || sdk == mcpGo {
			assert.Contains(t, skills.ErrorsGo, "\n## "+sdk.Name+" (github.com/", sdk.Name)
			continue
		}
		assert.Contains(t, skills.ErrorsGo, fmt.Sprintf("\n| %s | %s |\n", sdk.Name, answering(sdk)))
	}
}

// answering says how a tool handler of a library answers a failure, as [Set.Remedy] does in the newest version.
func answering(sdk *SDK) string {
	returned := func(row EffectRow) bool {
		return row.In == PlainError && slices.Contains(row.Kinds, Tool) && row.Effect.Vehicle == ToolError
	}
	if slices.ContainsFunc(sdk.Effects, returned) {
		return "returns the error"
	}
	for _, row := range sdk.Results {
		if row.IsError != "" {
			return "returns a result with `" + row.IsError + "` set, and no error"
		}
	}
	return "returns the error; the library has no error flag, so clients get a JSON-RPC error"
}
