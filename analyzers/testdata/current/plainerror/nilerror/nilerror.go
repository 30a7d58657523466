// Package nilerror builds results of errors that are nil, of which nothing comes out.
package nilerror

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func param(req mcp.CallToolRequest) (string, error) {
	v, ok := req.GetArguments()["id"].(string)
	if !ok {
		return "", errors.New("id is no text")
	}
	return v, nil
}

func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, err := param(req)
	if err != nil {
		return mcp.NewToolResultError("id must be a text"), nil
	}
	if id == "" {
		return mcp.NewToolResultErrorFromErr("id is empty", err), nil // the library leaves it out
	}
	return mcp.NewToolResultText(id), nil
}

// maybe can have an error or none.
func maybe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, err := param(req)
	if id == "" {
		return mcp.NewToolResultErrorFromErr("id is empty", err), nil // want "plainerror/rendered: errors.New"
	}
	return mcp.NewToolResultText(id), nil
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("empty"), empty)
	s.AddTool(mcp.NewTool("maybe"), maybe)
	return s
}
