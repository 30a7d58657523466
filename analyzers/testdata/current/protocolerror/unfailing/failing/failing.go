// Package failing gives the same seam a tool that fails.
package failing

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/unfailing/api"
	"example.test/protocolerror/unfailing/serve"
)

func remove(ctx context.Context, req mcp.CallToolRequest) (string, error) {
	return "", errors.New("cannot remove it")
}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	serve.Register(s, []api.Tool{{Name: "remove", Run: remove}}) // want "protocolerror/leaky-seam: Register"
	return s
}
