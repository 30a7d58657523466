// Package wrapped makes servers of mcp-go, in a version that recovers from nothing,
// whose handlers are all wrapped in a function that recovers.
package wrapped

import (
	"context"
	"errors"

	"example.test/panicboundary/wrapping"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type args struct {
	Name string `json:"name"`
}

func raw(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

func typed(ctx context.Context, req mcp.CallToolRequest, in args) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(in.Name), nil
}

func recovered(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
		defer func() {
			if recover() != nil {
				err = errors.New("internal error")
			}
		}()
		return next(ctx, req)
	}
}

func logged(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return next(ctx, req)
	}
}

// byWrapper hands each handler to the wrapper.
func byWrapper() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), recovered(raw))
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("write"), Handler: recovered(raw)})
	return s
}

// typedTool wraps a handler of the library's own wrapper.
func typedTool() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("typed"), recovered(mcp.NewTypedToolHandler(typed)))
	return s
}

// decorated has decorators of its own for each tool.
func decorated() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("inside"), logged(recovered(raw)))
	s.AddTool(mcp.NewTool("outside"), recovered(logged(raw)))
	return s
}

// elsewhere has handlers that another package wraps, or bundles.
func elsewhere() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("raw"), wrapping.Safe(raw))
	s.AddTools(wrapping.All()...)
	return s
}
