// Package beside answers with what a failed call has returned beside its error.
package beside

import (
	"context"
	"errors"
	"net/http"
	"os/exec"

	"example.test/swallowed/internal/status"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// partly returns what it has found out by then.
func partly() (string, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", err
	}
	if response.StatusCode != http.StatusOK {
		return response.Status, errors.New("refused")
	}
	return response.Status, nil
}

// closed can have the status where the answer cannot be closed.
func closed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := status.Fetch()
	if err != nil {
		return mcp.NewToolResultText("status: " + text), nil
	}
	return mcp.NewToolResultText(text), nil
}

// told can have the status of the answer.
func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status, err := partly()
	if err != nil {
		return mcp.NewToolResultText("status: " + status), nil
	}
	return mcp.NewToolResultText(status), nil
}

// output shows what a command has written.
func output(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := exec.Command("tool").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultText(string(text)), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("closed"), closed)
	s.AddTool(mcp.NewTool("told"), told)
	s.AddTool(mcp.NewTool("output"), output)
	return s
}
