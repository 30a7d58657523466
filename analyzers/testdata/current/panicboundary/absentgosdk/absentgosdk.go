// Package absentgosdk does the same with the official SDK.
package absentgosdk

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/panicboundary/internal/shop"
)

type input struct {
	ID string `json:"id"`
}

type output struct {
	Status string   `json:"status"`
	Lines  []string `json:"lines"`
}

type tools struct{ client *shop.Client }

func (t *tools) register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "status"}, t.status)
	mcp.AddTool(s, &mcp.Tool{Name: "lines"}, t.lines)
	mcp.AddTool(s, &mcp.Tool{Name: "greet"}, t.greet)
	mcp.AddTool(s, &mcp.Tool{Name: "asked"}, t.asked)
	mcp.AddTool(s, &mcp.Tool{Name: "refused"}, t.refused)
	mcp.AddTool(s, &mcp.Tool{Name: "elsewhere"}, t.elsewhere)
	s.AddTool(&mcp.Tool{Name: "raw", InputSchema: map[string]any{"type": "object"}}, t.raw)
}

// status reads a field in a typed handler.
func (t *tools) status(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	o, err := t.client.Order(ctx, in.ID)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Status: o.Status}, nil // want "panicboundary/nil: o.Status"
}

// lines asks a function of its own, which hands on what the shop gives.
func (t *tools) lines(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	o, err := t.order(ctx, in)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Lines: o.Lines}, nil // want "panicboundary/nil: o.Lines"
}

func (t *tools) order(ctx context.Context, in input) (*shop.Order, error) {
	if in.ID == "" {
		return nil, nil
	}
	return t.client.Order(ctx, in.ID)
}

// greet does so in a literal.
func (t *tools) greet(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	greet := func(name string) (string, error) {
		customer, err := t.client.Customer(ctx, name)
		if err != nil {
			return "", err
		}
		return "Hello, " + customer.Name, nil // want "panicboundary/nil: customer.Name"
	}
	text, err := greet(in.ID)
	return nil, output{Status: text}, err
}

// raw is a raw handler.
func (t *tools) raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	text := fmt.Sprint(len(o.Lines), " lines") // want "panicboundary/nil: o.Lines"
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil
}

// asked asks in a switch.
func (t *tools) asked(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	o, err := t.client.Order(ctx, in.ID)
	switch {
	case err != nil:
		return nil, output{}, err
	case o == nil:
		return nil, output{}, fmt.Errorf("there is no order %s", in.ID)
	}
	return nil, output{Status: o.Status}, nil
}

// refused calls a method that always gives one.
func (t *tools) refused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	o, err := t.client.MustHave(ctx, in.ID)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Status: o.Status}, nil
}

// elsewhere hands it on, and lets others ask.
func (t *tools) elsewhere(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, *shop.Order, error) {
	o, err := t.client.Order(ctx, in.ID)
	if err != nil {
		return nil, nil, err
	}
	return nil, o, nil
}
