// Package absentmcpgo uses what may not be there, with mcp-go.
package absentmcpgo

import (
	"context"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/panicboundary/internal/shop"
)

type tools struct {
	client *shop.Client
	open   []*shop.Order
}

func (t *tools) register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("status"), t.status)
	s.AddTool(mcp.NewTool("latest"), t.latest)
	s.AddTool(mcp.NewTool("greet"), t.greet)
	s.AddTool(mcp.NewTool("first"), t.first)
	s.AddTool(mcp.NewTool("lines"), t.lines)
	s.AddTool(mcp.NewTool("all"), t.all)
	s.AddTool(mcp.NewTool("made"), made(t.client))
	for name, handler := range map[string]server.ToolHandlerFunc{"asked": t.asked, "refused": t.refused, "kept": t.kept, "copied": t.copied, "length": t.length, "shown": t.shown, "wrapped": t.wrapped, "compared": t.compared, "defaulted": t.defaulted, "recovered": t.recovered} {
		s.AddTool(mcp.NewTool(name), handler)
	}
}

// status reads a field of an order that is not there.
func (t *tools) status(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Order(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(o.Status), nil // want "panicboundary/nil: o.Status"
}

// latest has it from a method that hands it on.
func (t *tools) latest(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(strings.ToUpper(o.ID)), nil // want "panicboundary/nil: o.ID"
}

// greet asks a service that answers 404.
func (t *tools) greet(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	customer, err := t.client.Customer(ctx, req.GetString("name", ""))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("customer", err), nil
	}
	return mcp.NewToolResultText("Hello, " + customer.Name), nil // want "panicboundary/nil: customer.Name"
}

// first asks a function.
func (t *tools) first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := shop.First(t.open)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(o.ID), nil // want "panicboundary/nil: o.ID"
}

// lines has a helper that reads the field.
func (t *tools) lines(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.join(ctx, req.GetString("id", ""))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (t *tools) join(ctx context.Context, id string) (string, error) {
	o, err := t.client.Order(ctx, id)
	if err != nil {
		return "", err
	}
	return strings.Join(o.Lines, "\n"), nil // want "panicboundary/nil: o.Lines"
}

// all reads a field of each in a loop.
func (t *tools) all(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var names []string
	for _, id := range req.GetStringSlice("ids", nil) {
		o, err := t.client.Order(ctx, id)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		names = append(names, o.Customer.Name) // want "panicboundary/nil: o.Customer"
	}
	return mcp.NewToolResultText(strings.Join(names, ", ")), nil
}

// made is a handler that a function makes.
func made(client *shop.Client) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		o, err := client.Latest(ctx)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		o.Status = "seen" // want "panicboundary/nil: o.Status"
		return mcp.NewToolResultText("seen"), nil
	}
}
