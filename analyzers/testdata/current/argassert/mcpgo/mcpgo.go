// Package mcpgo asserts arguments in handlers of mcp-go.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func direct(ctx context.Context, req request) (*result, error) {
	name := req.GetArguments()["name"].(string) // want `argassert/argument: req.GetArguments()["name"].(string)`
	return mcp.NewToolResultText(name), nil
}

func variable(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	limit := int(args["limit"].(float64)) // want `argassert/argument: args["limit"].(float64)`
	return mcp.NewToolResultText(string(rune(limit))), nil
}

func wholeField(ctx context.Context, req request) (*result, error) {
	args := req.Params.Arguments.(map[string]any) // want "argassert/arguments: req.Params.Arguments.(map[string]any)"
	_ = args
	return mcp.NewToolResultText("done"), nil
}

func raw(ctx context.Context, req request) (*result, error) {
	args := req.GetRawArguments().(map[string]any) // want "argassert/arguments: req.GetRawArguments().(map[string]any)"
	_ = args
	return mcp.NewToolResultText("done"), nil
}

func parsed(ctx context.Context, req request) (*result, error) {
	deep := mcp.ParseArgument(req, "deep", false).(bool) // want `argassert/argument: mcp.ParseArgument(req, "deep", false).(bool)`
	_ = deep
	return mcp.NewToolResultText("done"), nil
}

func elements(ctx context.Context, req request) (*result, error) {
	list, _ := req.GetArguments()["ids"].([]any)
	for _, id := range list {
		_ = id.(string) // want "argassert/argument: id.(string)"
	}
	return mcp.NewToolResultText("done"), nil
}

func nested(ctx context.Context, req request) (*result, error) {
	filter, ok := req.GetArguments()["filter"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("No filter."), nil
	}
	tags := filter["tags"].([]any) // want `argassert/argument: filter["tags"].([]any)`
	_ = tags
	return mcp.NewToolResultText("done"), nil
}

// present finds out that there is something, but not what.
func present(ctx context.Context, req request) (*result, error) {
	value, ok := req.GetArguments()["name"]
	if !ok || value == nil {
		return mcp.NewToolResultError("No name."), nil
	}
	return mcp.NewToolResultText(value.(string)), nil // want "argassert/argument: value.(string)"
}

// otherType checks another type.
func otherType(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	if _, ok := args["id"].(float64); ok {
		return mcp.NewToolResultText("a number"), nil
	}
	return mcp.NewToolResultText(args["id"].(string)), nil // want `argassert/argument: args["id"].(string)`
}

// text is called by handlers. The assertion is its business.
func text(args map[string]any, key string) string {
	return args[key].(string) // want "argassert/argument: args[key].(string)"
}

func helped(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(text(req.GetArguments(), "name")), nil
}

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all := req.GetArguments()
		read := func(key string) string {
			return all[key].(string) // want "argassert/argument: all[key].(string)"
		}
		return mcp.NewToolResultText(read("name")), nil
	})
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(mapped))
}

// mapped is a typed handler whose library only decodes.
func mapped(ctx context.Context, req mcp.CallToolRequest, args map[string]any) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(args["name"].(string)), nil // want `argassert/argument: args["name"].(string)`
}

// bound decodes the arguments first.
func bound(ctx context.Context, req request) (*result, error) {
	var in struct {
		Value any `json:"value"`
	}
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultError("Bad arguments."), nil
	}
	return mcp.NewToolResultText(in.Value.(string)), nil // want "argassert/argument: in.Value.(string)"
}

// recovered stands behind the recovery of the library.
func recovered(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil // want `argassert/argument: req.GetArguments()["name"].(string)`
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithRecovery())
	s.AddTool(mcp.NewTool("recovered"), recovered)
	return s
}

// whole asserts a type of number that JSON never gives: no check of the type helps.
func whole(ctx context.Context, req request) (*result, error) {
	limit := req.GetArguments()["limit"].(int) // want `argassert/argument: req.GetArguments()["limit"].(int)`
	_ = limit
	return mcp.NewToolResultText("done"), nil
}

func texts(ctx context.Context, req request) (*result, error) {
	files := req.GetArguments()["files"].([]string)            // want `argassert/argument: req.GetArguments()["files"].([]string)`
	labels := req.GetArguments()["labels"].(map[string]string) // told with the first of the function
	_, _ = files, labels
	return mcp.NewToolResultText("done"), nil
}

// replaced has a value of its own where the client sends nothing.
func replaced(ctx context.Context, req request) (*result, error) {
	name := req.GetArguments()["name"]
	if name == nil {
		name = "all"
	}
	return mcp.NewToolResultText(name.(string)), nil // want "argassert/argument: name.(string)"
}

// Handlers are for those who register them elsewhere.
var Handlers = []server.ToolHandlerFunc{
	direct, variable, wholeField, raw, parsed, elements, nested, present, otherType, helped, bound, whole, texts, replaced,
}

// Register adds the others.
var Register = register
