// Package schema declares what is used of the types of mcp-protocol v0.11.0.
package schema

type (
	Prompt           struct{ Name string }
	Resource         struct{ Uri string }
	ResourceTemplate struct{ UriTemplate string }
	Tool             struct{ Name string }
	ToolInputSchema  struct{ Type string }
	ToolOutputSchema struct{ Type string }

	CallToolRequestParams struct {
		Name      string
		Arguments map[string]interface{}
	}
	CallToolRequest           struct{ Params CallToolRequestParams }
	CallToolResultContentElem interface{}
	CallToolResult            struct {
		Content           []CallToolResultContentElem
		IsError           *bool
		StructuredContent map[string]interface{}
		Meta              map[string]interface{}
	}
	TextContent struct {
		Type string
		Text string
	}
	CompleteRequest        struct{}
	CompleteResult         struct{}
	GetPromptRequest       struct{ Params GetPromptRequestParams }
	GetPromptRequestParams struct{ Name string }
	GetPromptResult        struct{}
	ReadResourceRequest    struct{}
	ReadResourceResult     struct{}
	SubscribeRequest       struct{}
	SubscribeResult        struct{}
	UnsubscribeRequest     struct{}
	UnsubscribeResult      struct{}
)
