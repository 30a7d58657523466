// Package delegates makes servers whose handlers hand the request on to functions of theirs. Those
// are no handlers of their own in the numbers, and each return counts once.
package delegates

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/delegates/tools"
)

// New makes a server and hands it to another package.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	tools.Register(s) // want "protocolerror/leaky-seam: Register"
	tools.Direct(s)   // want "protocolerror/tool: Direct"
	tools.Twice(s)    // want "protocolerror/tool: tools.called"
	return s
}

type run func(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error)

func adapt(r run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return r(ctx, req, "here") // want "protocolerror/leaky-seam"
	}
}

func first(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	return shared(ctx, req, base)
}

func second(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	if base == "" {
		return nil, errors.New("no base")
	}
	return shared(ctx, req, base)
}

func shared(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	if base != "here" {
		return nil, errors.New("not here")
	}
	return third(ctx, req, base)
}

// third is registered, too.
func third(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	return nil, errors.New("third")
}

func converting(r run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := r(ctx, req, "here")
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

// converted delegates as well, but behind what converts errors.
func converted(ctx context.Context, req mcp.CallToolRequest, base string) (*mcp.CallToolResult, error) {
	return shared(ctx, req, base)
}

// Here makes a server whose handlers share what they delegate to.
func Here() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("first"), adapt(first))
	s.AddTool(mcp.NewTool("second"), adapt(second))
	s.AddTool(mcp.NewTool("third"), adapt(third))
	s.AddTool(mcp.NewTool("converted"), converting(converted))
	return s
}
