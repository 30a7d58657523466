package mcpgo

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
)

// The results of a function that defers calls are variables.
func namedBeforeADefer(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer log.Print("done")
	result = mcp.NewToolResultText("ok")
	if err = open(ctx); err != nil {
		return // want "resultanderror/result-dropped: namedBeforeADefer"
	}
	return result, nil
}
