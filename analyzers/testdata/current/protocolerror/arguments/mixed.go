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
		return nil, fmt.Errorf("load: %v", err) // want `^this tool handler returns an error \(fmt\.Errorf\), which goes out as JSON-RPC error -32603: the model usually never sees it and cannot correct itself; return mcp\.NewToolResultError and a nil error \(protocolerror/tool\)$`
	}
	return mcp.NewToolResultText("ok"), nil
}

// Mixed makes the server.
func Mixed() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("mixed"), mixed)
	return s
}
