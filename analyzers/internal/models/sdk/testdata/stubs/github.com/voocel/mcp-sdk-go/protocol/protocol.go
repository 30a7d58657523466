// Package protocol declares what is used of the protocol of mcp-sdk-go v1.2.7.
package protocol

type (
	Tool             struct{ Name string }
	Prompt           struct{ Name string }
	Resource         struct{ URI string }
	ResourceTemplate struct{ URITemplate string }
	ServerInfo       struct{ Name string }
	Content          interface{ GetType() ContentType }
	ContentType      string

	TextContent struct {
		Type ContentType
		Text string
	}
	CallToolParams struct {
		Name      string
		Arguments map[string]any
	}
	CallToolResult struct {
		Content           []Content
		IsError           bool
		StructuredContent any
		Meta              map[string]any
	}
	GetPromptResult      struct{}
	ReadResourceResult   struct{}
	CompleteRequest      struct{}
	CompleteResult       struct{}
	SubscribeParams      struct{}
	UnsubscribeParams    struct{}
	LoggingMessageParams struct{}

	MCPError struct {
		Code    int
		Message string
		Data    interface{}
	}
)

func (tc TextContent) GetType() ContentType { return tc.Type }

func (e *MCPError) Error() string { return e.Message }

func NewMCPError(code int, message string, data interface{}) *MCPError { return nil }

func NewTextContent(text string) TextContent { return TextContent{} }

func NewToolResult(content []Content, isError bool) *CallToolResult { return nil }

func NewToolResultError(errorMsg string) *CallToolResult { return nil }

func NewToolResultText(text string) *CallToolResult { return nil }

func NewToolResultTextWithStructured(text string, structuredContent interface{}) *CallToolResult {
	return nil
}

func NewToolResultWithStructured(content []Content, structuredContent interface{}) *CallToolResult {
	return nil
}
