// Package required asks a helper whether arguments are there, and not of what type they are.
package required

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

func required(args map[string]any, names ...string) error {
	for _, name := range names {
		if _, ok := args[name]; !ok {
			return errors.New("missing " + name)
		}
	}
	return nil
}

func release(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	if err := required(args, "owner", "repo"); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	owner := args["owner"].(string) // want `argassert/argument: args["owner"].(string)`
	return mcp.NewToolResultText(owner), nil
}

// other asks for another one.
func other(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	if err := required(args, "repo"); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	owner := args["owner"].(string) // want `argassert/argument: args["owner"].(string)`
	return mcp.NewToolResultText(owner), nil
}
