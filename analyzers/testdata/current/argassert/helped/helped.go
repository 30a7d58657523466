// Package helped takes arguments through helpers of a package that knows no library.
package helped

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/argassert/helped/params"
)

func asMap(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args, err := params.ToMap(req.Params.Arguments)
	if err != nil {
		return mcp.NewToolResultError("The arguments must be an object."), nil
	}
	name := args["name"].(string) // want `argassert/argument: args["name"].(string)`
	return mcp.NewToolResultText(name), nil
}

func picked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := params.Pick("name", req.GetArguments()).(string) // want `argassert/argument: params.Pick("name", req.GetArguments()).(string)`
	return mcp.NewToolResultText(name), nil
}

func readBy(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r := &params.Reader{}
	v, ok := r.Read(req.GetArguments(), "name")
	if !ok {
		return mcp.NewToolResultError("A name is missing."), nil
	}
	return mcp.NewToolResultText(v.(string)), nil // want "argassert/argument: v.(string)"
}

// What is handed to the helper is no argument.
func ownValues(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args, _ := params.ToMap(map[string]any{"name": "nobody"})
	name := params.Pick("name", map[string]any{"name": "nobody"}).(string)
	return mcp.NewToolResultText(name + args["name"].(string)), nil
}

// What the helper gives is no part of the arguments.
func otherValues(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	count := params.Count(req.GetArguments()).(int)
	name := params.Defaults(req.GetArguments())["name"].(string)
	return mcp.NewToolResultText(name + string(rune(count))), nil
}

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("asMap"), asMap)
	s.AddTool(mcp.NewTool("picked"), picked)
	s.AddTool(mcp.NewTool("readBy"), readBy)
	s.AddTool(mcp.NewTool("ownValues"), ownValues)
	s.AddTool(mcp.NewTool("otherValues"), otherValues)
}
