// Package delegated has handlers that only hand the request on.
package delegated

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type tools struct{ prefix string }

func Register(s *server.MCPServer, t *tools) {
	s.AddTool(mcp.NewTool("find"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "find"`
		return t.find(ctx, req, 3)
	})
	s.AddTool(mcp.NewTool("list"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "list"`
		return t.list(ctx, req)
	})
	s.AddTool(mcp.NewTool("again"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "again"`
		return drop(ctx, req)
	})
	s.AddTool(mcp.NewTool("drop"), drop)
	s.AddTool(mcp.NewTool("look"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration as "look"`
		return look(ctx, t, req)
	})
}

func look(ctx context.Context, t *tools, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by delegation as "look"`
	return search(ctx, t, req.Params.Name)
}

// search gets what look has beside the request.
func search(ctx context.Context, t *tools, name string) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(t.prefix + name), nil
}

// list is a handler by its type, too.
func (t *tools) list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+delegation as "list"`
	return mcp.NewToolResultText(t.prefix), nil
}

// drop is registered itself.
func drop(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by type\+registration\+delegation as "drop"`
	return mcp.NewToolResultText(""), nil
}

func (t *tools) find(ctx context.Context, req mcp.CallToolRequest, limit int) (*mcp.CallToolResult, error) { // want `tool of mcp-go by delegation as "find"`
	if limit == 0 {
		return failed(errors.New("no limit"))
	}
	return deeper(ctx, t, req)
}

func deeper(ctx context.Context, t *tools, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `tool of mcp-go by delegation as "find"`
	return mcp.NewToolResultText(t.prefix + req.Params.Name), nil
}

func failed(err error) (*mcp.CallToolResult, error) { return mcp.NewToolResultError(err.Error()), nil }

type args struct{ Name string }

func RegisterTyped(s *gosdk.Server) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "typed"}, func(ctx context.Context, req *gosdk.CallToolRequest, in args) (*gosdk.CallToolResult, any, error) { // want `typed tool of go-sdk by type\+registration as "typed"`
		return typed(ctx, in)
	})
}

func typed(ctx context.Context, in args) (*gosdk.CallToolResult, any, error) { // want `typed tool of go-sdk by delegation as "typed"`
	if in.Name == "" {
		return nil, nil, errors.New("no name")
	}
	return nil, count(in), nil
}

func count(in args) int { return len(in.Name) }
