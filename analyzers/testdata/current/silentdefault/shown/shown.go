// Package shown has a tool that a host shows in an application, which reads the input itself.
package shown

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Query string `json:"query"`
	Title string `json:"title"`
}

func chart(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, in.Query, nil
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "charts", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "chart", Meta: mcp.Meta{"ui": map[string]any{"resourceUri": "ui://chart"}}}, chart)
	return s
}
