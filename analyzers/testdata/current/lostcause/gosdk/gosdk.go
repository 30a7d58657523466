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
		return nil, nil, errors.New("the file cannot be removed") // want `^this error drops err of os.Remove: logs, errors.Is and classification see nothing of the cause; wrap err with %w, or return a coded error with taxonomy.Cause\(err\) \(lostcause/dropped\)$`
	}
	return nil, nil, nil
}

func text(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, fmt.Errorf("remove: %v", err) // want `^this error keeps only the text of err of os.Remove: errors.Is, errors.As and classification see nothing of the cause; wrap err with %w \(lostcause/text-only\)$`
	}
	return nil, nil
}

func sentinel(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := store.Load(ctx, "a"); err != nil {
		return nil, store.ErrGone // want `^this error drops err of store.Load: .* \(lostcause/dropped\)$`
	}
	return nil, nil
}

// A logger gets the error, and others do not.
func logged(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		slog.Error("remove", "err", err)
		return nil, errors.New("the file cannot be removed") // want `^this error drops err of os.Remove: errors.Is, errors.As and classification see nothing of the cause; `
	}
	return nil, nil
}

func argumentOfError(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	n, err := strconv.Atoi(in.Name)
	if err != nil {
		return nil, nil, errors.New("the name is no number") // want `^this error drops err of strconv.Atoi: `
	}
	return nil, n, nil
}

func protocol(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "no luck"} // want `^this error drops err of os.Remove: the agent gets nothing of the cause, and nothing here records it; log err before this is returned \(lostcause/dropped\)$`
	}
	return nil, nil
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, mcp.ResourceNotFoundError(req.Params.URI) // want `^this error drops err of os.Remove: the agent gets nothing of the cause, and nothing here records it; log err before this is returned \(lostcause/dropped\)$`
	}
	return nil, nil
}

func literal(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "no luck"}}}, nil // want `^this error result drops err of os.Remove: the agent gets nothing of the cause, and nothing here records it; log err before this is returned \(lostcause/dropped\)$`
	}
	return &mcp.CallToolResult{}, nil
}

func failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

func builder(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return failed("no luck"), nil // want `^this error result drops err of os.Remove: `
	}
	return &mcp.CallToolResult{}, nil
}

func inClosure(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	remove := func() error {
		if err := os.Remove("a"); err != nil {
			return errors.New("no luck") // want `^this error drops err of os.Remove: .* \(lostcause/dropped\)$`
		}
		return nil
	}
	return nil, remove()
}
