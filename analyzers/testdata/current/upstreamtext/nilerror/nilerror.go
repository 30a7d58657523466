// Package nilerror builds results of errors that are nil, of which nothing comes out.
package nilerror

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := os.ReadFile("notes.txt")
	if err != nil {
		return mcp.NewToolResultError("there are no notes"), nil
	}
	if len(b) == 0 {
		return mcp.NewToolResultErrorFromErr("the notes are empty", err), nil // the library leaves it out
	}
	return mcp.NewToolResultText("ok"), nil
}

// maybe can have an error or none.
func maybe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := os.ReadFile("notes.txt")
	if len(b) == 0 {
		return mcp.NewToolResultErrorFromErr("the notes are empty", err), nil // want "upstreamtext/filesystem: os.ReadFile"
	}
	return mcp.NewToolResultText("ok"), nil
}

type args struct{}

func set(ctx context.Context, req *official.CallToolRequest, in args) (*official.CallToolResult, any, error) {
	result := new(official.CallToolResult)
	if err := os.Remove("notes.txt"); err == nil {
		result.SetError(err) // it panics
	} else {
		result.SetError(err)
	}
	return result, nil, nil // want "upstreamtext/filesystem: os.Remove"
}

func panics(ctx context.Context, req *official.CallToolRequest, in args) (*official.CallToolResult, any, error) {
	result := new(official.CallToolResult)
	if err := os.Remove("notes.txt"); err == nil {
		result.SetError(err)
	}
	return result, nil, nil
}

// New returns the servers.
func New() (*server.MCPServer, *official.Server) {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("empty"), empty)
	s.AddTool(mcp.NewTool("maybe"), maybe)
	o := official.NewServer(&official.Implementation{Name: "o"}, nil)
	official.AddTool(o, &official.Tool{Name: "set"}, set)
	official.AddTool(o, &official.Tool{Name: "panics"}, panics)
	return s, o
}
