package gosdk

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type output struct{ text string }

func failed(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
}

// plain is a handler of the program's own shape.
func plain(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `tool of go-sdk by adapter`

func converting(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments)) // want `converting seam`
		if err != nil {
			return failed(err), nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.text}}}, nil
	}
}

func leaky(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := h(ctx, string(req.Params.Arguments)); err != nil { // want `leaky seam`
			return nil, fmt.Errorf("call: %w", err)
		}
		return &mcp.CallToolResult{}, nil
	}
}

type hard struct{ err error }

func (h *hard) Error() string { return h.err.Error() }

func partly(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		_, err := h(ctx, string(req.Params.Arguments)) // want `partly converting seam`
		if err != nil {
			var fatal *hard
			if errors.As(err, &fatal) {
				return nil, fatal.err
			}
			return failed(err), nil
		}
		return &mcp.CallToolResult{}, nil
	}
}

// deferred returns through variables, because it defers.
func deferred(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		defer fmt.Print()
		_, err := h(ctx, string(req.Params.Arguments)) // want `converting seam`
		if err != nil {
			return failed(err), nil
		}
		return &mcp.CallToolResult{}, nil
	}
}

// client is asked for in a handler. That makes the handler no seam.
func client(get func(context.Context) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of go-sdk by type\+registration as "client"`
		c, err := get(ctx)
		if err != nil {
			return nil, err
		}
		_ = c
		return &mcp.CallToolResult{}, nil
	}
}

func newClient(context.Context) (*output, error) { return nil, nil }

type tool interface {
	Execute(ctx context.Context, raw string) (*mcp.CallToolResult, error)
}

type calculator struct{}

func (*calculator) Execute(ctx context.Context, raw string) (*mcp.CallToolResult, error) { // want `tool of go-sdk by adapter`
	return nil, errors.New("no")
}

func byInterface(t tool) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := t.Execute(ctx, string(req.Params.Arguments)) // want `leaky seam`
		return result, err
	}
}

func logging(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return next(ctx, req) // want `transparent seam`
	}
}

func Seams(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "converting"}, converting(plain))
	s.AddTool(&mcp.Tool{Name: "leaky"}, leaky(plain))
	s.AddTool(&mcp.Tool{Name: "partly"}, partly(plain))
	s.AddTool(&mcp.Tool{Name: "deferred"}, deferred(plain))
	s.AddTool(&mcp.Tool{Name: "client"}, client(newClient))
	s.AddTool(&mcp.Tool{Name: "interface"}, byInterface(&calculator{}))
	s.AddTool(&mcp.Tool{Name: "logged"}, logging(converting(plain)))
	s.AddReceivingMiddleware(rescue)                                                               // want `converting middleware`
	s.AddReceivingMiddleware(pass, func(next mcp.MethodHandler) mcp.MethodHandler { return next }) // want `transparent middleware`
}

func rescue(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		result, err := next(ctx, method, req)
		if err != nil {
			return failed(err), nil
		}
		return result, nil
	}
}

func pass(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		return next(ctx, method, req)
	}
}
