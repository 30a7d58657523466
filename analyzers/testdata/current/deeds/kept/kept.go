// Package kept keeps handlers, and what they write with, in variables.
package kept

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var logger = log.New(os.Stdout, "", 0) // want `^init\$1: writes by log.New  $`

// Handlers hold literals, one of which stands in another.
var Handlers = map[string]mcp.ToolHandler{
	"logs": func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		logger.Print("called")
		return &mcp.CallToolResult{}, nil
	},
	"prints": func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		func() { fmt.Println("called") }() // want `^init\$2: writes by fmt.Println  $`
		return &mcp.CallToolResult{}, nil
	},
}
