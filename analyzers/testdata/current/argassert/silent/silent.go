// Package silent has assertions of which the rule says nothing.
package silent

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func commaOK(ctx context.Context, req request) (*result, error) {
	name, ok := req.GetArguments()["name"].(string)
	if !ok {
		return mcp.NewToolResultError("No name."), nil
	}
	return mcp.NewToolResultText(name), nil
}

func dropped(ctx context.Context, req request) (*result, error) {
	name, _ := req.GetArguments()["name"].(string)
	return mcp.NewToolResultText(name), nil
}

func typeSwitch(ctx context.Context, req request) (*result, error) {
	switch id := req.GetArguments()["id"].(type) {
	case string:
		return mcp.NewToolResultText(id), nil
	case float64:
		return mcp.NewToolResultText(fmt.Sprint(id)), nil
	}
	return mcp.NewToolResultError("No id."), nil
}

func checkedBefore(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	if _, ok := args["name"].(string); !ok {
		return mcp.NewToolResultError("No name."), nil
	}
	return mcp.NewToolResultText(args["name"].(string)), nil
}

func checkedAround(ctx context.Context, req request) (*result, error) {
	if _, ok := req.GetArguments()["name"].(string); ok {
		return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil
	}
	return mcp.NewToolResultError("No name."), nil
}

func checkedBySwitch(ctx context.Context, req request) (*result, error) {
	value := req.GetArguments()["name"]
	switch value.(type) {
	case string:
		return mcp.NewToolResultText(value.(string)), nil
	}
	return mcp.NewToolResultError("No name."), nil
}

func checkedByLoop(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	for _, name := range []string{"name", "since"} {
		if value, ok := args[name].(string); !ok || value == "" {
			return mcp.NewToolResultError("No " + name + "."), nil
		}
	}
	return mcp.NewToolResultText(args["since"].(string)), nil
}

func typedAccess(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(req.GetString("name", "")), nil
}

// content asserts what the program has made.
func content(ctx context.Context, req request) (*result, error) {
	made := mcp.NewToolResultText("done")
	return mcp.NewToolResultText(made.Content[0].(mcp.TextContent).Text), nil
}

type key struct{}

// inContext asserts what middleware has stored.
func inContext(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(ctx.Value(key{}).(string)), nil
}

// ownMap asserts what is in a map of the program's own.
func ownMap(ctx context.Context, req request) (*result, error) {
	defaults := map[string]any{"name": "all"}
	return mcp.NewToolResultText(defaults["name"].(string)), nil
}

// noHandler has nothing to do with requests.
func noHandler(config map[string]any) string { return config["path"].(string) }

// sent makes a request of its own.
func sent() string {
	var req mcp.CallToolRequest
	req.Params.Arguments = map[string]any{"name": "all"}
	return req.Params.Arguments.(map[string]any)["name"].(string)
}

func deadBranch(ctx context.Context, req request) (*result, error) {
	const old = false
	if old {
		return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil
	}
	return mcp.NewToolResultText("done"), nil
}

func suppressed(ctx context.Context, req request) (*result, error) {
	//mcperrlint:ignore argassert -- the gateway checks the type
	return mcp.NewToolResultText(req.GetArguments()["name"].(string)), nil
}

// comment says args["name"].(string) in a comment and in a text.
func comment(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(`args["name"].(string)`), nil
}
