package mcpgo

import (
	"context"
	"errors"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
)

// The results of a function that defers calls are variables.
func namedBeforeADefer(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer log.Print("done")
	if err = save(ctx); err != nil {
		return nil, err
	}
	return // want "nilresult/nothing: namedBeforeADefer"
}

// setOnAllWays returns what it has put into the variable.
func setOnAllWays(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer log.Print("done")
	if req.Params.Name == "" {
		result = mcp.NewToolResultError("no name")
		return
	}
	result = mcp.NewToolResultText("done")
	return
}

type failure struct{ error }

// filledByAs has a variable that errors.As fills.
func filledByAs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	defer log.Print("done")
	var found *failure
	if err := save(ctx); errors.As(err, &found) {
		return nil, found
	}
	return mcp.NewToolResultText("done"), nil
}
