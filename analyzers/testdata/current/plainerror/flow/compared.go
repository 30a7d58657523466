package flow

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// otherwise has compared the name with something else.
func otherwise(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "x" {
		return nil, nil, context.Canceled
	}
	return nil, nil, checkName(in.Name) // want "plainerror/returned: otherwise"
}

// onTheOther is where there is no name.
func onTheOther(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		return nil, nil, checkName(in.Name) // want "plainerror/returned: onTheOther"
	}
	return nil, nil, nil
}

func checkName(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	return context.DeadlineExceeded
}
