// Package process shows what processes write, and how they end.
package process

import (
	"context"
	"fmt"
	"os/exec"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func written(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	out, err := exec.CommandContext(ctx, "deploy", in.Name).CombinedOutput()
	if err != nil {
		return nil, nil, fmt.Errorf("deploy: %s", out) // strict
	}
	return nil, "deployed", nil
}

// status says "exit status 1".
func status(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := exec.CommandContext(ctx, "deploy", in.Name).Run(); err != nil {
		return nil, nil, err
	}
	return nil, "deployed", nil
}
