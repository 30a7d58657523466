// Package mixed has functions that return either a failure or a success. Errors that
// the success tells of are not in the failure.
package mixed

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func check(name string) error {
	if name == "" {
		return errors.New("empty")
	}
	return nil
}

func jsonResult(v any) *mcp.CallToolResult {
	data, err := json.Marshal(v)
	if err != nil {
		return mcp.NewToolResultError("The answer cannot be encoded.")
	}
	return mcp.NewToolResultText(string(data))
}

func warningInSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out := map[string]string{"name": req.Params.Name}
	if err := check(req.Params.Name); err != nil {
		out["warning"] = err.Error()
	}
	return jsonResult(out), nil
}

func noted(name string) *mcp.CallToolResult {
	err := check(name)
	if err != nil && len(name) > 10 {
		return mcp.NewToolResultError("The name is too long.")
	}
	if err != nil {
		return mcp.NewToolResultText("done, but " + err.Error())
	}
	return mcp.NewToolResultText("done")
}

func noteInSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return noted(req.Params.Name), nil
}

func failed(name string) *mcp.CallToolResult {
	if err := check(name); err != nil {
		return mcp.NewToolResultError(err.Error())
	}
	return mcp.NewToolResultText("done")
}

func errorInFailure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return failed(req.Params.Name), nil // want "plainerror/rendered: errorInFailure"
}

func both(name string) *mcp.CallToolResult {
	err := check(name)
	if err == nil {
		return mcp.NewToolResultText("done")
	}
	if len(name) > 10 {
		return mcp.NewToolResultText("done, but " + err.Error())
	}
	return mcp.NewToolResultError(err.Error())
}

func errorInBoth(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return both(req.Params.Name), nil // want "plainerror/rendered: errorInBoth"
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{warningInSuccess, noteInSuccess, errorInFailure, errorInBoth}
