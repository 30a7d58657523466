// Package first uses the first version of mcp-go.
package first

import (
	"context"
	"encoding/json"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func get(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in struct{ Name string }
	data, _ := json.Marshal(request.Params.Arguments)
	if err := json.Unmarshal(data, &in); err != nil {
		return nil, err // want "protocolerror/tool"
	}
	if err := os.Remove(in.Name); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

func New() *server.MCPServer {
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTool(mcp.NewTool("get"), get)
	return s
}
