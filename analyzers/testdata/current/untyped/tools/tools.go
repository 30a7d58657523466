// Package tools uses what package args has. // want package:`^drops\(boolean all\+some, number size, number count, list words; servers 0\)$`
package tools

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/untyped/args"
)

func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("list"), list)
	s.AddTool(mcp.NewTool("count"), count)
}

func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given := req.GetArguments()
	n, words := args.Int(given["count"], 1), args.List(given["words"])
	return mcp.NewToolResultText(fmt.Sprint(n, words, args.Size(given["size"]), args.Shown(given["shown"]), args.IsText(given["text"]), args.Needed(given["needed"]))), nil
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given := req.GetArguments()
	name, err := args.Text(given, "name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	n := args.Reader{}.Number("number", req)
	if n == 0 {
		return mcp.NewToolResultError("number must not be 0"), nil
	}
	size := args.Reader{}.Number("size", req)
	return mcp.NewToolResultText(fmt.Sprint(name, n, size, args.Limit(given, "limit"), args.Bool(given, "all", true), args.Bool(given, "some", false))), nil
}
