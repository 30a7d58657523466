// Package mcp declares what is used of the types of foxy-contexts v0.1.0-beta.6.
package mcp

type (
	Tool               struct{ Name string }
	Prompt             struct{ Name string }
	PromptArgument     struct{ Name string }
	Resource           struct{ Uri string }
	CallToolResultMeta map[string]interface{}
	CallToolResult     struct {
		Content []interface{}
		IsError *bool
		Meta    CallToolResultMeta
	}
	TextContent struct {
		Type string
		Text string
	}
	GetPromptRequest   struct{}
	GetPromptResult    struct{}
	ReadResourceResult struct{}
	CompleteResult     struct{}
)
