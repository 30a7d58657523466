// Package suppressed turns findings off.
package suppressed

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func sameLine(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") //mcperrlint:ignore plainerror -- as an example
}

func category(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	//mcperrlint:ignore plainerror/returned -- as an example
	return nil, errors.New("no luck")
}

func otherRule(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	//mcperrlint:ignore upstreamtext -- the wrong rule
	return nil, errors.New("no luck") // want "plainerror/returned: otherRule"
}
