// Package protocol declares what is used of the protocol of go-mcp v0.2.29.
package protocol

import "encoding/json"

type (
	Tool             struct{ Name string }
	Prompt           struct{ Name string }
	PromptMessage    struct{ Content Content }
	Resource         struct{ URI string }
	ResourceTemplate struct{ URITemplate string }
	ResourceContents interface{ GetURI() string }
	Content          interface{ GetType() string }

	TextContent struct {
		Type string
		Text string
	}
	CallToolRequest struct {
		Name         string
		Arguments    map[string]interface{}
		RawArguments json.RawMessage
	}
	CallToolResult struct {
		Content []Content
		IsError bool
	}
	GetPromptRequest struct {
		Name      string
		Arguments map[string]string
	}
	GetPromptResult struct {
		Messages    []*PromptMessage
		Description string
	}
	ReadResourceRequest  struct{ URI string }
	ReadResourceResult   struct{ Contents []ResourceContents }
	ProgressNotification struct{}
)

func (t *TextContent) GetType() string { return "text" }

func NewCallToolResult(content []Content, isError bool) *CallToolResult { return nil }

func NewGetPromptResult(messages []*PromptMessage, description string) *GetPromptResult { return nil }

func NewReadResourceResult(contents []ResourceContents) *ReadResourceResult { return nil }

func VerifyAndUnmarshal(content json.RawMessage, v any) error { return nil }
