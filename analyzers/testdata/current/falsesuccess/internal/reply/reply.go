// Package reply makes results for other packages.
package reply

import "github.com/mark3labs/mcp-go/mcp"

// Text makes a result without the error flag.
func Text(text string) *mcp.CallToolResult { return mcp.NewToolResultText(text) }

// Failure makes a result with the error flag.
func Failure(err error) *mcp.CallToolResult { return mcp.NewToolResultError(err.Error()) }
