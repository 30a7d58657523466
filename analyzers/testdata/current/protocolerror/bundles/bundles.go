// Package bundles has adapters of bundles, which put another handler before the one that they
// find in a bundle.
package bundles

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/bundles/tools"
)

func scoped() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("scoped"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("behind an adapter that converts errors")
	}}
}

func bare() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("bare"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("bare") // want "protocolerror/tool: errors.New"
	}}
}

// both is registered as it is, too.
func both() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("both"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("both") // want "protocolerror/tool: errors.New"
	}}
}

func replaced() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("replaced"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("never called")
	}}
}

func sometimes() server.ServerTool {
	return server.ServerTool{Tool: mcp.NewTool("sometimes"), Handler: func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, errors.New("sometimes") // want "protocolerror/tool: errors.New"
	}}
}

func converting(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

func convert(list ...server.ServerTool) []server.ServerTool {
	out := make([]server.ServerTool, len(list))
	for i, t := range list {
		h := t.Handler
		t.Handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := h(ctx, req)
			if err != nil {
				return mcp.NewToolResultError(t.Tool.Name + ": " + err.Error()), nil
			}
			return result, nil
		}
		out[i] = t
	}
	return out
}

func fixed(t server.ServerTool) server.ServerTool {
	t.Handler = func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("fixed"), nil
	}
	return t
}

func either(t server.ServerTool, quiet bool) server.ServerTool {
	if quiet {
		t.Handler = converting(t.Handler)
	}
	return t
}

// New makes a server with all of them.
func New(quiet bool) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTools(bare(), both())
	s.AddTools(convert(scoped(), both())...)
	s.AddTools(fixed(replaced()), either(sometimes(), quiet))
	s.AddTools(convert(tools.Some()...)...)
	s.AddTools(tools.Converted()...)
	return s
}
