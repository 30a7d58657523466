// Package sensitive shows credentials and stacks, and variables that are none.
package sensitive

import (
	"context"
	"fmt"
	"os"
	"runtime/debug"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func token(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("the token %s is not valid", os.Getenv("API_TOKEN")) // want `returns an error with a credential out of the environment: the agent reads internals and secrets of the server; .*\(upstreamtext/sensitive\)$`
}

func region(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("there is nothing in %s", os.Getenv("REGION"))
}

func stack(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("it failed: %s", debug.Stack()) // want `returns an error with a stack trace: .*\(upstreamtext/sensitive\)$`
}
