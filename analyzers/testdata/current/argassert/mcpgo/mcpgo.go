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
	name := req.GetArguments()["name"].(string) // want `^takes argument "name" for a string without a check: if the client sends anything else, or nothing, the handler panics and the client gets JSON-RPC error -32603; assert with a second value and answer with an error result \(argassert/argument\)$`
	return mcp.NewToolResultText(name), nil
}

func variable(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	limit := int(args["limit"].(float64)) // want `argument "limit" for a number`
	return mcp.NewToolResultText(string(rune(limit))), nil
}

func wholeField(ctx context.Context, req request) (*result, error) {
	args := req.Params.Arguments.(map[string]any) // want `takes the value of the arguments for an object`
	_ = args
	return mcp.NewToolResultText("done"), nil
}

func raw(ctx context.Context, req request) (*result, error) {
	args := req.GetRawArguments().(map[string]any) // want `takes the value of the arguments for an object`
	_ = args
	return mcp.NewToolResultText("done"), nil
}

func parsed(ctx context.Context, req request) (*result, error) {
	deep := mcp.ParseArgument(req, "deep", false).(bool) // want `argument "deep" for a boolean`
	_ = deep
	return mcp.NewToolResultText("done"), nil
}

func elements(ctx context.Context, req request) (*result, error) {
	list, _ := req.GetArguments()["ids"].([]any)
	for _, id := range list {
		_ = id.(string) // want `a part of the arguments for a string`
	}
	return mcp.NewToolResultText("done"), nil
}

func nested(ctx context.Context, req request) (*result, error) {
	filter, ok := req.GetArguments()["filter"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("No filter."), nil
	}
	tags := filter["tags"].([]any) // want `argument "tags" for a list`
	_ = tags
	return mcp.NewToolResultText("done"), nil
}

// present finds out that there is something, but not what.
func present(ctx context.Context, req request) (*result, error) {
	value, ok := req.GetArguments()["name"]
	if !ok || value == nil {
		return mcp.NewToolResultError("No name."), nil
	}
	return mcp.NewToolResultText(value.(string)), nil // want `argument "name" for a string`
}

// otherType checks another type.
func otherType(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	if _, ok := args["id"].(float64); ok {
		return mcp.NewToolResultText("a number"), nil
	}
	return mcp.NewToolResultText(args["id"].(string)), nil // want `argument "id" for a string`
}

// text is called by handlers. The assertion is its business.
func text(args map[string]any, key string) string {
	return args[key].(string) // want `a part of the arguments for a string .* the handler panics and `
}

func helped(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(text(req.GetArguments(), "name")), nil
}

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all := req.GetArguments()
		read := func(key string) string {
			return all[key].(string) // want `a part of the arguments for a string`
		}
		return mcp.NewToolResultText(read("name")), nil
	})
	s.AddTool(mcp.NewTool("typed"), mcp.NewTypedToolHandler(mapped))
}

// mapped is a typed handler whose library only decodes.
func mapped(ctx context.Context, req mcp.CallToolRequest, args map[string]any) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(args["name"].(string)), nil // want `argument "name" for a string`
}

// bound decodes the arguments first.
func bound(ctx context.Context, req request) (*result, error) {
	var in struct {
		Value any `json:"value"`
	}
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultError("Bad arguments."), nil
	}
	return mcp.NewToolResultText(in.Value.(string)), nil // want `a part of the arguments for a string`
}

// recovered stands behind the recovery of the library.
func recovered(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil // want `the handler panics and the client gets JSON-RPC error -32603; `
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithRecovery())
	s.AddTool(mcp.NewTool("recovered"), recovered)
	return s
}

// whole asserts a type of number that JSON never gives: no check of the type helps.
func whole(ctx context.Context, req request) (*result, error) {
	limit := req.GetArguments()["limit"].(int) // want `^takes argument "limit" for int, which JSON never gives: the handler panics and the client gets JSON-RPC error -32603 whatever the client sends; assert float64 with a second value and convert it \(argassert/argument\)$`
	_ = limit
	return mcp.NewToolResultText("done"), nil
}

func texts(ctx context.Context, req request) (*result, error) {
	files := req.GetArguments()["files"].([]string)            // want `argument "files" for \[\]string, which JSON never gives, and so is one more in this function: .*; assert \[\]any with a second value and convert each element`
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
	return mcp.NewToolResultText(name.(string)), nil // want `argument "name" for a string`
}

// Handlers are for those who register them elsewhere.
var Handlers = []server.ToolHandlerFunc{
	direct, variable, wholeField, raw, parsed, elements, nested, present, otherType, helped, bound, whole, texts, replaced,
}

// Register adds the others.
var Register = register
