// Package both makes servers of both libraries.
package both

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type arguments struct{ Name string }

func read(context.Context, *mcp.CallToolRequest, arguments) (*mcp.CallToolResult, any, error) { // want "plainerror/unadopted"
	return nil, nil, errors.New("there is no such note")
}

func servers() (*mcp.Server, *server.MCPServer) {
	official := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(official, &mcp.Tool{Name: "read"}, read)
	return official, server.NewMCPServer("notes", "1")
}
