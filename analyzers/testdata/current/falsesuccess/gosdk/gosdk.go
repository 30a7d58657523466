// Package gosdk answers failures as a success with the official SDK.
package gosdk

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type out struct {
	Done  bool
	Error string
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{ // want "falsesuccess/derived: os.Remove"
			Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}},
		}, nil
	}
	return &mcp.CallToolResult{}, nil
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "Failed to remove the file."}}}, nil, nil // want "falsesuccess/text: os.Remove"
	}
	return nil, nil, nil
}

func output(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, out{Error: err.Error()}, nil // want "falsesuccess/derived: os.Remove"
	}
	return nil, out{Done: true}, nil
}

func explicit(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{IsError: false, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil // want "falsesuccess/derived: os.Remove"
	}
	return nil, nil, nil
}

// flagged sets the flag.
func flagged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil
	}
	return nil, nil, nil
}

// set has the flag set by the library.
func set(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		var result mcp.CallToolResult
		result.SetError(err)
		return &result, nil, nil
	}
	return nil, nil, nil
}

// flaggedOutput has the flag in the result beside the output.
func flaggedOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcp.CallToolResult{IsError: true}, out{Error: err.Error()}, nil
	}
	return nil, out{Done: true}, nil
}

func use(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "output"}, output)
	mcp.AddTool(s, &mcp.Tool{Name: "flagged"}, flaggedOutput)
}
