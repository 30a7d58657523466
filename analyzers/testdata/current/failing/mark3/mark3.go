// Package mark3 is a server on mcp-go, whose handlers hand on what functions answer.
package mark3

import (
	"context"
	"fmt"

	"example.test/failing/store"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var notes store.Store

// Main serves.
func Main() error {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read"), read)
	s.AddTool(mcp.NewTool("safe"), safe(read))
	s.AddTool(mcp.NewTool("late"), late)
	return server.ServeStdio(s)
}

func read(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := r.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return load(ctx, name)
}

func load(_ context.Context, name string) (*mcp.CallToolResult, error) {
	if len(name) > 64 {
		return mcp.NewToolResultError(fmt.Sprintf("%q is longer than 64 letters", name)), nil
	}
	text, err := notes.Read(name)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

// safe makes results of errors.
func safe(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, r)
		if err != nil {
			return mcp.NewToolResultErrorFromErr("the store", err), nil
		}
		return result, nil
	}
}

// late makes an error result of its success where what is deferred fails.
func late(context.Context, mcp.CallToolRequest) (result *mcp.CallToolResult, _ error) {
	defer func() {
		if err := notes.Close(); err != nil {
			result = mcp.NewToolResultError("close: " + err.Error())
		}
	}()
	return mcp.NewToolResultText("all is well"), nil
}
