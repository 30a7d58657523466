package gosdk

import (
	"context"
	"log/slog"
	"os"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func shownInLiteral(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil
	}
	return &mcp.CallToolResult{}, nil
}

func setError(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var result mcp.CallToolResult
	if err := os.Remove("a"); err != nil {
		result.SetError(err)
		return &result, nil
	}
	return &result, nil
}

func protocolWithText(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: err.Error()}
	}
	return nil, nil
}

func protocolLogged(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if err := os.Remove("a"); err != nil {
		slog.Warn("remove", "err", err)
		return nil, mcp.ResourceNotFoundError(req.Params.URI)
	}
	return nil, nil
}

func toClient(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "error", Data: err.Error()})
		return failed("no luck"), nil
	}
	return &mcp.CallToolResult{}, nil
}

func toClientChecked(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		if problem := req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "error", Data: err.Error()}); problem != nil {
			return failed("no luck, and no log"), nil
		}
		return failed("no luck"), nil
	}
	return &mcp.CallToolResult{}, nil
}

func both(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return failed("no luck"), err
	}
	return &mcp.CallToolResult{}, nil
}

// The result is no error.
func degraded(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove("a"); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "nothing there"}}}, nil
	}
	return &mcp.CallToolResult{}, nil
}
