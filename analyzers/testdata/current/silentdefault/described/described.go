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
		mcp.WithString("filter"), // want `^declares the arguments "filter" and "limit", as in 2 other places, for which no handler of the package asks: an agent that gives them takes the answer for one to what it asked; use them, or take them out of the description`
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
