// Package encoded answers through a helper that encodes, and returns the error of the encoder.
package encoded

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("read_note"), read)
}

// The helper has two results, of which one is a failure that does not happen.
func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	note, err := os.ReadFile("note.txt")
	if err != nil {
		return answer(map[string]any{"error": err.Error()}) // want "falsesuccess/derived: os.ReadFile"
	}
	return answer(map[string]any{"note": string(note)})
}

func answer(data any) (*mcp.CallToolResult, error) {
	text, err := json.MarshalIndent(data, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("encoding the answer: %w", err)
	}
	return mcp.NewToolResultText(string(text)), nil
}
