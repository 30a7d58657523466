// Package tools answers what a desk says.
package tools

import (
	"context"
	"errors"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Desk knows of orders.
type Desk interface {
	Orders(ctx context.Context) ([]string, error)
	Remarks(ctx context.Context) []string
	Order(ctx context.Context, id string) (string, error)
	Page(ctx context.Context, limit string) ([]string, error)
	Cancel(ctx context.Context, id string) (string, error)
	Closed() ([]string, error)
}

type handlers struct{ desk Desk }

// Register adds the tools.
func Register(s *server.MCPServer, d Desk) {
	h := handlers{d}
	s.AddTool(mcp.NewTool("list_orders"), h.list)
	s.AddTool(mcp.NewTool("list_remarks"), h.remarks)
	s.AddTool(mcp.NewTool("show_order"), h.show)
	s.AddTool(mcp.NewTool("page_orders", mcp.WithString("limit")), h.page)
	s.AddTool(mcp.NewTool("cancel_order", mcp.WithString("id", mcp.Required())), h.cancel)
	s.AddTool(mcp.NewTool("list_closed"), h.closed)
}

func (h handlers) list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.desk.Orders(ctx))
}

func (h handlers) remarks(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(remarksOf(ctx, h.desk), nil)
}

// remarksOf is a helper: what is lost behind it is told here.
func remarksOf(ctx context.Context, d Desk) []string {
	return d.Remarks(ctx)
}

func (h handlers) show(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := h.find(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(text), nil
}

func (h handlers) find(ctx context.Context, id string) (string, error) {
	text, err := h.desk.Order(ctx, id)
	if err != nil {
		return "", errors.New("there is no such order")
	}
	return text, nil
}

func (h handlers) page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.desk.Page(ctx, req.GetString("limit", "10")))
}

func (h handlers) cancel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := h.desk.Cancel(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(text), nil
}

func (h handlers) closed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return answer(h.desk.Closed())
}

func answer(list []string, err error) (*mcp.CallToolResult, error) {
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(strings.Join(list, "\n")), nil
}
