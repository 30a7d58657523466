// Package seams classifies the errors of its handlers in one place.
package seams

import (
	"context"
	"errors"

	"example.test/plainerror/internal/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type output struct {
	Text string `json:"text"`
}

// classifying is a seam that gives every error a code.
func classifying(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			coded := taxonomy.Classify(err)
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: coded.Error()}}}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.Text}}}, nil
	}
}

func first(ctx context.Context, name string) (*output, error) {
	return nil, errors.New("no luck") // a code comes with the seam // want "plainerror/returned: errors.New"
}

// showing is a seam that shows the text of errors as it is.
func showing(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.Text}}}, nil
	}
}

func second(ctx context.Context, name string) (*output, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

// both stands behind both seams, and one of them gives no code.
func both(ctx context.Context, name string) (*output, error) {
	return nil, errors.New("no luck") // want "plainerror/returned: errors.New"
}

// wrapping is a seam that classifies through a function of another package.
func wrapping(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return nil, store.Failure(err)
		}
		return result, nil
	}
}

func third(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no luck") // a code comes with the seam
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddTool(&mcp.Tool{Name: "first"}, classifying(first))
	s.AddTool(&mcp.Tool{Name: "second"}, showing(second))
	s.AddTool(&mcp.Tool{Name: "both"}, classifying(both))
	s.AddTool(&mcp.Tool{Name: "both as they are"}, showing(both))
	s.AddTool(&mcp.Tool{Name: "third"}, wrapping(third))
	return s
}
