// Package never reads arguments as types of which none ever is.
package never

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list"), list)
	s.AddTool(mcp.NewTool("silent"), silent)
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	limit := 10
	if n, ok := args["limit"].(int); ok { // want "silentdefault/never: limit"
		limit = n
	}
	tags, ok := args["tags"].([]string) // want "silentdefault/never: tags"
	if !ok {
		return mcp.NewToolResultError("tags must be a list"), nil
	}
	labels, _ := args["labels"].(map[string]string) // want "silentdefault/never: labels"
	return mcp.NewToolResultText(fmt.Sprint(limit, tags, labels)), nil
}

type level int

func silent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	limit := 10
	switch n := args["limit"].(type) {
	case int:
		limit = n
	case float64:
		limit = int(n)
	default:
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	own := map[string]any{"tags": []string{"a"}, "raw": args["raw"]}
	tags, ok := own["tags"].([]string)
	if !ok {
		return nil, nil
	}
	l, ok := args["level"].(level)
	if !ok {
		l, ok = levels[fmt.Sprint(args["level"])]
	}
	return mcp.NewToolResultText(fmt.Sprint(limit, tags, l, ok)), nil
}

var levels = map[string]level{"high": 1}

var _ = register
