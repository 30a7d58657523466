// Package refused goes on with something else that the agent has sent, or refuses the argument.
package refused

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

// Find takes all arguments for the condition if none of them is one.
func Find(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var where map[string]any
	args, ok := req.Params.Arguments.(map[string]any)
	if !ok {
		return mcp.NewToolResultError("arguments must be an object"), nil
	}
	if sent, ok := args["where"]; ok {
		if object, ok := sent.(map[string]any); ok {
			where = object
		} else {
			where = args
		}
	} else {
		where = args
	}
	return mcp.NewToolResultText(fmt.Sprint(where)), nil
}
