// Package steps calls what it is given.
package steps

import "github.com/mark3labs/mcp-go/mcp"

// Ready returns what a function returns, unless the server is not ready.
func Ready(ready bool, do func() (*mcp.CallToolResult, error)) (*mcp.CallToolResult, error) {
	if !ready {
		return mcp.NewToolResultError("not ready"), nil
	}
	return do()
}
