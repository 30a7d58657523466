package seams

import (
	"context"
	"errors"

	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

func failed(err error) *official.CallToolResult {
	return &official.CallToolResult{IsError: true, Content: []official.Content{&official.TextContent{Text: err.Error()}}}
}

func received(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	return nil, errors.New("behind receiving middleware")
}

// receiving makes results of the errors of tools.
func receiving(next official.MethodHandler) official.MethodHandler {
	return func(ctx context.Context, method string, req official.Request) (official.Result, error) {
		result, err := next(ctx, method, req)
		if err != nil && method == "tools/call" {
			return failed(err), nil
		}
		return result, err
	}
}

// Received makes a server with receiving middleware.
func Received() *official.Server {
	s := official.NewServer(&official.Implementation{Name: "s"}, nil)
	s.AddReceivingMiddleware(receiving)
	s.AddTool(&official.Tool{Name: "received"}, received)
	return s
}

// A Command is executed behind one adapter.
type Command interface {
	Execute(ctx context.Context, args map[string]any) (*official.CallToolResult, error)
}

type first struct{}

func (first) Execute(ctx context.Context, args map[string]any) (*official.CallToolResult, error) {
	return nil, errors.New("behind an interface")
}

func executing(c Command) official.ToolHandler {
	return func(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
		result, err := c.Execute(ctx, map[string]any{"raw": req.Params.Arguments})
		if err != nil {
			return failed(err), nil
		}
		return result, nil
	}
}

func typed(ctx context.Context, req *official.CallToolRequest, in struct{}) (*official.CallToolResult, any, error) {
	return nil, nil, errors.New("the library converts it")
}

// Executed makes a server whose tools are commands, and typed.
func Executed() *official.Server {
	s := official.NewServer(&official.Implementation{Name: "s"}, nil)
	s.AddTool(&official.Tool{Name: "first"}, executing(first{}))
	official.AddTool(s, &official.Tool{Name: "typed"}, typed)
	return s
}
