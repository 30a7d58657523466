package silent

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// problem has a code and a message, and is what a tool shows: nobody puts one into a response.
type problem struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Tool    string `json:"tool"`
}

type shown struct {
	Problem problem `json:"problem"`
}

func show(ctx context.Context, req *mcp.CallToolRequest, in any) (*mcp.CallToolResult, shown, error) {
	p := problem{Code: -32603, Message: "no", Tool: "show"}
	p.Code = -32002
	return &mcp.CallToolResult{IsError: true}, shown{p}, nil
}
