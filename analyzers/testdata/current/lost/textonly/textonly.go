// Package textonly keeps the texts of errors, and nobody asks for more.
package textonly

import (
	"context"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	data, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, nil, fmt.Errorf("read the note: %v", err)
	}
	return nil, string(data), nil
}

func load(name string) error {
	if _, err := os.Stat(name); err != nil {
		return fmt.Errorf("load: %v", err)
	}
	return nil
}

func loads(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, load(in.Name)
}
