package absentmcpgo

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/panicboundary/internal/shop"
)

// asked asks whether there is one.
func (t *tools) asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Order(ctx, req.GetString("id", ""))
	if err != nil {
		return nil, err
	}
	if o == nil {
		return mcp.NewToolResultError("there is no such order"), nil
	}
	return mcp.NewToolResultText(o.Status), nil
}

// refused calls a method that returns an error where there is none.
func (t *tools) refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.MustHave(ctx, req.GetString("id", ""))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(o.Status), nil
}

// kept puts it into a list, and reads nothing.
func (t *tools) kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	t.open = append(t.open, o)
	return mcp.NewToolResultText("kept"), nil
}

// copied gets nil only for nil.
func (t *tools) copied(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	c, err := shop.Copy(t.open[0])
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(c.ID), nil
}

// length asks in a condition of two parts.
func (t *tools) length(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil || o == nil || len(o.Lines) == 0 {
		return mcp.NewToolResultError("there are no lines"), nil
	}
	return mcp.NewToolResultText(o.Lines[0]), nil
}

// shown formats the pointer, for which nil is as good as anything.
func (t *tools) shown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(fmt.Sprintf("%+v", o)), nil
}

// wrapped hands it to a function that asks.
func (t *tools) wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(stateOf(o)), nil
}

func stateOf(o *shop.Order) string {
	if o == nil {
		return "none"
	}
	return o.Status
}

// compared looks for it in a list.
func (t *tools) compared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	for _, known := range t.open {
		if known == o {
			return mcp.NewToolResultText(known.ID), nil
		}
	}
	return mcp.NewToolResultText("a new one"), nil
}

// defaulted puts another one in its place.
func (t *tools) defaulted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	if o == nil {
		o = &shop.Order{Status: "none"}
	}
	return mcp.NewToolResultText(o.Status), nil
}

// recovered recovers from what is not there.
func (t *tools) recovered(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			result = mcp.NewToolResultError("there is no such order")
		}
	}()
	o, err := t.client.Latest(ctx)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(o.Status), nil
}
