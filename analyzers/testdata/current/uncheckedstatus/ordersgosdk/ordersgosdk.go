// Package ordersgosdk answers with what a service for orders says, with go-sdk.
package ordersgosdk

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/uncheckedstatus/internal/orders"
)

var errUnreadable = errors.New("the orders cannot be read")

type input struct{}

type output struct {
	Given any `json:"given"`
}

func listOrNil(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.ListOrNil(ctx) // want "uncheckedstatus/refused: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func stateOrEmpty(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.StateOrEmpty(ctx, "1") // want "uncheckedstatus/refused: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func countOrZero(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.CountOrZero(ctx) // want "uncheckedstatus/refused: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func statesOrEmpty(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.StatesOrEmpty(ctx) // want "uncheckedstatus/refused: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func copied(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Copied(ctx) // want "uncheckedstatus/unread: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func posted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Posted(ctx, "1") // want "uncheckedstatus/unread: http.Post"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func limited(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Limited(ctx) // want "uncheckedstatus/unread: orders.get"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

// What follows tells of every status, or asks for none.

func refused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Refused(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func refusedWithBody(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.RefusedWithBody(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func checked(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Checked(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func fetched(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Fetched(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func shown(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Shown(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func fallback(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Fallback(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func judged(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Judged(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func sorted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Sorted(ctx, "1")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func isThere(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.IsThere(ctx, "1")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func deleted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := orders.Deleted(ctx, "1")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func health(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: orders.Health(ctx)}, nil
}
