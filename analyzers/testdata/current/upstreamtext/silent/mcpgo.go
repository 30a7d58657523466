package silent

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func required(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(name), nil
}

func bound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in args
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultErrorFromErr("arguments", err), nil
	}
	return mcp.NewToolResultText(in.Name), nil
}

func param(req mcp.CallToolRequest, name string) (int, error) {
	n, err := req.RequireInt(name)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	return n, nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := param(req, "limit"); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{required, bound, helped}
