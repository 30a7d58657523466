// Package otherkind has a tool that reads a resource of the server.
package otherkind

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ URI string }

func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, fmt.Errorf("there is no resource %s", req.Params.URI) // want "plainerror/returned: fmt.Errorf"
}

// What the resource returns as an error of the protocol is text of a result here.
func tool(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := read(ctx, &mcp.ReadResourceRequest{Params: &mcp.ReadResourceParams{URI: in.URI}}); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil // want "plainerror/rendered: fmt.Errorf"
	}
	return nil, nil, nil
}

// A tool that does what another one does has nothing to add.
func alias(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return tool(ctx, req, in)
}

func register(s *mcp.Server) {
	s.AddResource(&mcp.Resource{Name: "r", URI: "notes://r"}, read)
	mcp.AddTool(s, &mcp.Tool{Name: "tool"}, tool)
	mcp.AddTool(s, &mcp.Tool{Name: "alias"}, alias)
}
