// Package described describes tools for another package to register, and has their handlers.
package described

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// List describes a tool.
func List() mcp.Tool {
	return mcp.NewTool("vm_list",
		mcp.WithString("cluster"),
		mcp.WithString("filter"), // want "silentdefault/unused: filter"
		mcp.WithNumber("limit"),
	)
}

// Count describes another one.
func Count() mcp.Tool {
	return mcp.NewTool("vm_count", mcp.WithString("filter"))
}

// Own is a tool that the package puts together with its handler itself.
func Own(s *server.MCPServer) {
	s.AddTool(open(), ListHandler())
}

func open() mcp.Tool { return mcp.NewTool("own", mcp.WithString("cluster")) }

// Options are not known.
func Options(more ...mcp.ToolOption) mcp.Tool {
	return mcp.NewTool("options", append(more, mcp.WithString("other"))...)
}

// ListHandler handles the tools.
func ListHandler() server.ToolHandlerFunc { return handler("vm") }

func handler(kind string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		cluster, err := req.RequireString("cluster")
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(kind + " of " + cluster), nil
	}
}
