// Package tools has tools that another package guards.
package tools

import (
	"context"
	"errors"
	"os"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/plainerror/guarded/kit"
)

type document struct{ ID string }

func register(s *mcp.Server, m *server.MCPServer) {
	kit.Old(m, "open", open)
	kit.Add(s, "read", nil, read)
	kit.Bridge(s, "write", nil, write)
	kit.Install(s, kit.New("rename", nil, rename))
}

func read(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		panic("x")
	}
	if in.ID == "a" {
		return "", errors.New("odd") // want "plainerror/returned: errors.New"
	}
	_, err := os.ReadDir("/srv")
	return "", err
}

func write(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		panic("x")
	}
	if in.ID == "a" {
		return "", errors.New("odd") // want "plainerror/returned: errors.New"
	}
	_, err := os.ReadDir("/srv")
	return "", err
}

func rename(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		panic("x")
	}
	if in.ID == "a" {
		return "", errors.New("odd") // want "plainerror/returned: errors.New"
	}
	_, err := os.ReadDir("/srv")
	return "", err
}

func open(_ context.Context, req mark.CallToolRequest) (string, error) {
	if req.Params.Name == "" {
		panic("x")
	}
	if req.Params.Name == "a" {
		return "", errors.New("odd") // want "plainerror/returned: errors.New"
	}
	_, err := os.ReadDir("/srv")
	return "", err
}
