package rendered

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type output struct {
	Status int      `json:"status"`
	Lines  []string `json:"lines"`
}

func flagged(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
}

func zeroOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	if err := check(in.Name); err != nil {
		return flagged(err), output{}, nil // want "plainerror/rendered: zeroOutput"
	}
	return nil, output{Status: 200}, nil
}

func emptyOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, *output, error) {
	if err := check(in.Name); err != nil {
		return flagged(err), &output{Lines: []string{}}, nil // want "plainerror/rendered: emptyOutput"
	}
	return nil, &output{Status: 200}, nil
}

func emptyMap(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := check(in.Name); err != nil {
		return flagged(err), map[string]any{}, nil // want "plainerror/rendered: emptyMap"
	}
	return nil, map[string]any{"status": 200}, nil
}

func filledLater(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	var out output
	if err := check(in.Name); err != nil {
		return flagged(err), out, nil // want "plainerror/rendered: filledLater"
	}
	out.Status = 200
	return nil, out, nil
}

func look(name string) (output, error) {
	if err := check(name); err != nil {
		return output{}, err
	}
	return output{Status: 200}, nil
}

func besideError(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	out, err := look(in.Name)
	if err != nil {
		return flagged(err), out, nil // want "plainerror/rendered: besideError"
	}
	return nil, out, nil
}

func failure(err error) (*mcp.CallToolResult, output, error) { return flagged(err), output{}, nil }

func byFunction(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	if err := check(in.Name); err != nil {
		return failure(err) // want "plainerror/rendered: byFunction"
	}
	return nil, output{Status: 200}, nil
}
