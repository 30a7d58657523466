// Package gosdk returns errors with bodies of responses.
package gosdk

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/leak/internal/service"
)

type in struct {
	URL string `json:"url"`
}

func whole(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get(in.URL)
	if err != nil {
		return nil, nil, fmt.Errorf("the service does not answer")
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, nil, fmt.Errorf("the answer ends in the middle")
	}
	if resp.StatusCode != http.StatusOK {
		return nil, nil, fmt.Errorf("the service refuses: %s", body) // want "leak/unbounded-body"
	}
	return nil, string(body), nil
}

func limited(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get(in.URL)
	if err != nil {
		return nil, nil, fmt.Errorf("the service does not answer")
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1<<20))
	if err != nil {
		return nil, nil, fmt.Errorf("the answer ends in the middle")
	}
	if resp.StatusCode != http.StatusOK {
		return nil, nil, fmt.Errorf("the service refuses: %s", body)
	}
	return nil, string(body), nil
}

func helped(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) {
	body, err := service.Get(ctx, in.URL)
	if err != nil {
		return nil, nil, err // want "leak/unbounded-body: Get"
	}
	if err := service.Put(ctx, in.URL); err != nil {
		return nil, nil, err
	}
	return nil, string(body), nil
}

// Serve adds the tools.
func Serve(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "whole"}, whole)
	mcp.AddTool(s, &mcp.Tool{Name: "limited"}, limited)
	mcp.AddTool(s, &mcp.Tool{Name: "helped"}, helped)
}
