// Package server declares what is used of the server of mcp-sdk-go v1.2.7.
package server

import (
	"context"

	"github.com/voocel/mcp-sdk-go/protocol"
)

type (
	Server              struct{}
	ServerSession       struct{}
	CallToolRequest     struct{ Params *protocol.CallToolParams }
	GetPromptRequest    struct{}
	ReadResourceRequest struct{}

	ToolHandler                 func(ctx context.Context, req *CallToolRequest) (*protocol.CallToolResult, error)
	ToolHandlerFor[In, Out any] func(ctx context.Context, req *CallToolRequest, input In) (result *protocol.CallToolResult, output Out, err error)
	ResourceHandler             func(ctx context.Context, req *ReadResourceRequest) (*protocol.ReadResourceResult, error)
	PromptHandler               func(ctx context.Context, req *GetPromptRequest) (*protocol.GetPromptResult, error)
	Middleware                  func(ToolHandler) ToolHandler

	ServerOptions struct {
		CompletionHandler  func(context.Context, *protocol.CompleteRequest) (*protocol.CompleteResult, error)
		SubscribeHandler   func(context.Context, *protocol.SubscribeParams) error
		UnsubscribeHandler func(context.Context, *protocol.UnsubscribeParams) error
	}

	ErrorCode   string
	ErrorOption func(*ToolError)
	ToolError   struct {
		Code    ErrorCode
		Message string
	}
)

func NewServer(impl *protocol.ServerInfo, opts *ServerOptions) *Server { return nil }

func AddTool[In, Out any](s *Server, tool *protocol.Tool, handler ToolHandlerFor[In, Out]) {}

func (s *Server) AddTool(t *protocol.Tool, h ToolHandler) {}

func (s *Server) AddResource(r *protocol.Resource, h ResourceHandler) {}

func (s *Server) AddResourceTemplate(t *protocol.ResourceTemplate, h ResourceHandler) {}

func (s *Server) AddPrompt(p *protocol.Prompt, h PromptHandler) {}

func (s *Server) Use(middleware ...Middleware) {}

func RecoveryMiddleware() Middleware { return nil }

func (ss *ServerSession) Log(ctx context.Context, params *protocol.LoggingMessageParams) error {
	return nil
}

func (e *ToolError) Error() string { return e.Message }

func (e *ToolError) ToResult() *protocol.CallToolResult { return nil }

func NewToolError(code ErrorCode, message string, opts ...ErrorOption) *ToolError { return nil }

func ErrorResult(message string, err error) *protocol.CallToolResult { return nil }

func TextResult(text string) *protocol.CallToolResult { return nil }

func JSONResult(data interface{}) (*protocol.CallToolResult, error) { return nil, nil }

func ResourceResult(uri, mimeType, text string) *protocol.CallToolResult { return nil }

func MustGetString(req *CallToolRequest, key string) (string, error) { return "", nil }

func MustGetInt(req *CallToolRequest, key string) (int, error) { return 0, nil }

func MustGetBool(req *CallToolRequest, key string) (bool, error) { return false, nil }

func GetString(req *CallToolRequest, key string, defaultValue string) string { return "" }

func GetInt(req *CallToolRequest, key string, defaultValue int) int { return 0 }

func GetInt64(req *CallToolRequest, key string, defaultValue int64) int64 { return 0 }

func GetFloat(req *CallToolRequest, key string, defaultValue float64) float64 { return 0 }

func GetBool(req *CallToolRequest, key string, defaultValue bool) bool { return false }

func GetMap(req *CallToolRequest, key string, defaultValue map[string]interface{}) map[string]interface{} {
	return nil
}

func GetStringSlice(req *CallToolRequest, key string, defaultValue []string) []string { return nil }
