package arguments

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// loaded can fail for other reasons than its arguments.
func loaded(data string) error {
	var settings map[string]string
	if err := json.Unmarshal([]byte(data), &settings); err != nil {
		return err
	}
	return os.WriteFile("settings.json", []byte(data), 0o600)
}

// mixed says that loading failed, whatever the reason: there is no fix.
func mixed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := loaded(req.GetString("data", "")); err != nil {
		return nil, fmt.Errorf("load: %v", err) // want "protocolerror/tool: fmt.Errorf"
	}
	return mcp.NewToolResultText("ok"), nil
}

// Mixed makes the server.
func Mixed() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("mixed"), mixed)
	return s
}
