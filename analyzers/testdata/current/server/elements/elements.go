// Package elements registers handlers that stand in lists and maps.
package elements

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var registry = map[string]handler{}

type handler func(ctx context.Context, args json.RawMessage) (*answer, error)

type answer struct{ Text string }

func init() { registry["registered"] = registered }

func registered(ctx context.Context, args json.RawMessage) (*answer, error) { // want `tool of mcp-go by adapter`
	return nil, nil
}

func literal(ctx context.Context, args json.RawMessage) (*answer, error) { // want `tool of mcp-go by adapter`
	return nil, nil
}

var all = []handler{literal}

func appended(ctx context.Context, args json.RawMessage) (*answer, error) { // want `tool of mcp-go by adapter`
	return nil, nil
}

func unlisted(ctx context.Context, args json.RawMessage) (*answer, error) { return nil, nil }

// Serve calls them in the place of the library.
func Serve(s *server.MCPServer) {
	list := append(all, appended)
	s.AddTool(mcp.NewTool("call"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		raw, _ := json.Marshal(req.Params.Arguments)
		a, err := registry[req.Params.Name](ctx, raw) // want `converting seam`
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(a.Text), nil
	})
	s.AddTool(mcp.NewTool("each"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		raw, _ := json.Marshal(req.Params.Arguments)
		for _, h := range list {
			if a, err := h(ctx, raw); err == nil { // want `unknown seam`
				return mcp.NewToolResultText(a.Text), nil
			}
		}
		return nil, fmt.Errorf("none")
	})
}

// Generic adapts functions to whose argument the arguments are decoded.
func Generic[T any](h func(context.Context, T) (*answer, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var args T
		if err := req.BindArguments(&args); err != nil {
			return nil, err
		}
		a, err := h(ctx, args) // want `leaky seam`
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(a.Text), nil
	}
}
