// Package gosdk does the same with another library, of which no option of the server speaks.
package gosdk

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Filter map[string]any `json:"filter"`
}

func serve(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, find)
	s.AddTool(&mcp.Tool{Name: "list", InputSchema: json.RawMessage(`{"type":"object"}`)}, list)
	return s.Run(ctx, &mcp.StdioTransport{})
}

func find(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	limit := 10
	if n, ok := in.Filter["limit"].(float64); ok {
		limit = int(n)
	}
	return nil, limit, nil
}

func list(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, err
	}
	limit := 10
	if n, ok := args["limit"].(float64); ok {
		limit = int(n)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(limit)}}}, nil
}

var _ = serve
