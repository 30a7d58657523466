// Package held lets the library hold arguments against the enumerations of their schemas.
package held

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1", server.WithInputSchemaValidation())
	s.AddTool(mcp.NewTool("list", mcp.WithString("detail", mcp.Enum("brief", "ids", "full"))), list)
	s.AddTool(mcp.NewTool("count", mcp.WithString("per")), count)
	return s
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("detail", "full") {
	case "brief":
		return mcp.NewToolResultText("brief"), nil
	case "ids":
		return mcp.NewToolResultText("ids"), nil
	default:
		return mcp.NewToolResultText("full"), nil
	}
}

// The schema of this one has no enumeration.
func count(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("per", "day") {
	case "week":
		return mcp.NewToolResultText("7"), nil
	case "month":
		return mcp.NewToolResultText("30"), nil
	default: // want "silentdefault/enumeration: per"
		return mcp.NewToolResultText("1"), nil
	}
}
