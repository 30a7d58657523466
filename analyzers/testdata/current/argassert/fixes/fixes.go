// Package fixes has assertions in every place in which they can stand.
package fixes

import (
	"context"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func several(ctx context.Context, req request) (*result, error) {
	args := req.GetArguments()
	name := args["name"].(string)          // want `argassert/argument: args["name"].(string)`
	first, last := args["a"].(string), "z" // told with the first of the function
	age := args["age"].(float64)           // told with the first of the function
	city := args["city"].(string)          // told with the first of the function
	_ = age
	return mcp.NewToolResultText(name + first + last + city), nil
}

func taken(ctx context.Context, req request) (*result, error) {
	home, ok := req.GetArguments()["home"].(string)
	name := req.GetArguments()["name"].(string) // want `argassert/argument: req.GetArguments()["name"].(string)`
	if ok {
		name += home
	}
	return mcp.NewToolResultText(name), nil
}

func inCondition(ctx context.Context, req request) (*result, error) {
	if req.GetArguments()["mode"].(string) == "all" { // want `argassert/argument: req.GetArguments()["mode"].(string)`
		return mcp.NewToolResultText("all"), nil
	}
	return mcp.NewToolResultText("one"), nil
}

func inLoop(ctx context.Context, req request) (*result, error) {
	all := ""
	for _, tag := range req.GetArguments()["tags"].([]any) { // want `argassert/argument: req.GetArguments()["tags"].([]any)`
		all += tag.(string) // told with the first of the function
	}
	return mcp.NewToolResultText(all), nil
}

// behindAnd is evaluated in some cases only: no fix.
func behindAnd(ctx context.Context, req request) (*result, error) {
	if len(req.GetArguments()) > 0 && req.GetArguments()["mode"].(string) == "all" { // want `argassert/argument: req.GetArguments()["mode"].(string)`
		return mcp.NewToolResultText("all"), nil
	}
	return mcp.NewToolResultText("one"), nil
}

// twice has an assertion in the operand of another one: the outer one is made of what the inner one gives.
func twice(ctx context.Context, req request) (*result, error) {
	name := req.Params.Arguments.(map[string]any)["name"].(string) // want "argassert/arguments: req.Params.Arguments.(map[string]any)"
	return mcp.NewToolResultText(name), nil
}

// helper returns no result: no fix.
func helper(req request) string {
	return strings.TrimSpace(req.GetArguments()["name"].(string)) // want `argassert/argument: req.GetArguments()["name"].(string)`
}
