// Package gosdk has handlers of the official SDK.
package gosdk

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strconv"

	"example.test/lostcause/internal/store"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func returned(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, nil, errors.New("the file cannot be removed") // want "lostcause/dropped: os.Remove"
	}
	return nil, nil, nil
}

func text(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, fmt.Errorf("remove: %v", err) // want "lostcause/text-only: os.Remove"
	}
	return nil, nil
}

func sentinel(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := store.Load(ctx, "a"); err != nil {
		return nil, store.ErrGone // want "lostcause/dropped: store.Load"
	}
	return nil, nil
}

// A logger gets the error, and others do not.
func logged(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		slog.Error("remove", "err", err)
		return nil, errors.New("the file cannot be removed") // want "lostcause/dropped: os.Remove"
	}
	return nil, nil
}

func argumentOfError(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	n, err := strconv.Atoi(in.Name)
	if err != nil {
		return nil, nil, errors.New("the name is no number") // want "lostcause/dropped: strconv.Atoi"
	}
	return nil, n, nil
}

func protocol(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "no luck"} // want "lostcause/dropped: os.Remove"
	}
	return nil, nil
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, mcp.ResourceNotFoundError(req.Params.URI) // want "lostcause/dropped: os.Remove"
	}
	return nil, nil
}

func literal(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no luck"}}}, nil // want "lostcause/dropped: os.Remove"
	}
	return &mcp.CallToolResult{}, nil
}

func failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

func builder(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return failed("no luck"), nil // want "lostcause/dropped: os.Remove"
	}
	return &mcp.CallToolResult{}, nil
}

func inClosure(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	remove := func() error {
		if err := os.Remove("a"); err != nil {
			return errors.New("no luck") // want "lostcause/dropped: os.Remove"
		}
		return nil
	}
	return nil, remove()
}
