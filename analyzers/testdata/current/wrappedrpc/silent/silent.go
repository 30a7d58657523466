// Package silent has handlers whose errors do what they were made for.
package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/client"
	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

func unwrapped(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no", Data: json.RawMessage(`{}`)}
}

func plain(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("no %s", in.Name)
}

// shown has the text of the error, and does not wrap it.
func shown(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	err := &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"}
	return nil, nil, fmt.Errorf("call: %s", err.Message)
}

// raw has no data to lose, and its code goes out.
func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"})
}

func nilData(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, fmt.Errorf("call: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no", Data: nil})
}

func resource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, mcp.ResourceNotFoundError(req.Params.URI)
}

// service is no handler.
func service() error {
	return fmt.Errorf("call: %w", &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "no"})
}

// recognised unwraps the error itself.
func recognised(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var rpc *jsonrpc.Error
	if err := service(); errors.As(err, &rpc) {
		return nil, nil, rpc
	}
	return nil, nil, nil
}

// unknown may or may not get one.
func unknown(find func() error) mcp.ToolHandlerFor[args, any] {
	return func(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
		return nil, nil, fmt.Errorf("find: %w", find())
	}
}

// elicited is found in any chain.
func elicited(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	return nil, fmt.Errorf("login: %w", mark.URLElicitationRequiredError{})
}

// replaced tests for the sentinel and returns something else.
func replaced(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	err := fmt.Errorf("no: %w", mark.ErrInvalidParams)
	if errors.Is(err, mark.ErrInvalidParams) {
		return mark.NewToolResultError("no"), nil
	}
	return mark.NewToolResultText("ok"), nil
}

// called is a client.
func called(ctx context.Context, c *client.Client) (*mark.CallToolResult, error) {
	result, err := c.CallTool(ctx, mark.CallToolRequest{})
	if errors.Is(err, mark.ErrInvalidParams) {
		return nil, mark.ErrInvalidParams
	}
	return result, err
}

func behind(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	return nil, mark.ErrInvalidParams
}

// converting makes results of the errors of tools.
func converting(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mark.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

// New makes a server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mark.NewTool("behind"), converting(behind))
	return s
}
