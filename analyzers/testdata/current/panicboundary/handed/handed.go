// Package handed calls functions with constants, which decide whether they end the process.
package handed

import (
	"context"

	"example.test/panicboundary/handed/report"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Register registers.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("markdown"), markdown)
	s.AddTool(mcp.NewTool("plain"), plain)
}

// markdown never comes to the exit.
func markdown(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(report.Table(true)), nil
}

func plain(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(report.Table(false)), nil // want "panicboundary/exit: log.Fatal"
}
