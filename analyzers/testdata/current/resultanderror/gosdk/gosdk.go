// Package gosdk returns results and errors together with the official SDK.
package gosdk

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type out struct{ Count int }

var errGone = errors.New("gone")

func failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return failed("no"), errGone // want "resultanderror/result-dropped"
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return failed("no"), out{}, errGone // want "resultanderror/result-dropped"
}

// same says the same twice: go-sdk makes an error result of the error.
func same(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	if err := errors.Join(errGone); err != nil {
		return failed(err.Error()), out{}, err
	}
	return failed("no"), out{}, errors.New("no")
}

func coded(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return failed("no"), &jsonrpc.Error{Code: 404, Message: "no"} // want "resultanderror/result-dropped: coded"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return &mcp.GetPromptResult{Description: "half of it"}, errGone // want "resultanderror/result-dropped: prompt"
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	contents := []*mcp.ResourceContents{{URI: req.Params.URI}}
	return &mcp.ReadResourceResult{Contents: contents}, mcp.ResourceNotFoundError(req.Params.URI) // want "resultanderror/result-dropped: resource"
}

// empty loses nothing.
func empty(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, errGone
}

// emptyOutput must return some output, which is no pointer.
func emptyOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return nil, out{}, errGone
}

// filledOutput is what the SDK drops, and nobody expects anything else.
func filledOutput(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return nil, out{Count: 1}, errGone
}

// alone returns the error result.
func alone(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return failed("no"), out{}, nil
}

func use(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "raw"}, raw)
	mcp.AddTool(s, &mcp.Tool{Name: "typed"}, typed)
}
