// Package hiddengosdk answers what hides failures, with the official SDK.
package hiddengosdk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/swallowed/internal/store"
)

var c = new(store.Client)

type none struct{}

type output struct {
	Given any `json:"given"`
}

func nothing(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Nil(ctx)}, nil // want "swallowed/dropped: store.Client.list"
}

func logged(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Logged(ctx)}, nil // want "swallowed/dropped: store.Client.list"
}

func noElse(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.NoElse(ctx, 1)}, nil // want "swallowed/dropped: store.Client.get"
}

func goesOn(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.GoesOn(ctx)}, nil // want "swallowed/dropped: store.Client.list"
}

func skips(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Skips(ctx, nil)}, nil // want "swallowed/skipped: store.Client.get"
}

func skipsNested(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.SkipsNested(ctx, nil)}, nil // want "swallowed/skipped: store.Client.list"
}

func ignores(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: c.Ignores(ctx)}, nil // want "swallowed/ignored: store.Client.list"
}

func beside(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Beside(ctx) // want "swallowed/dropped: store.Client.list"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func count(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Count(ctx) // want "swallowed/dropped: store.Client.list"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func skipsLogged(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.SkipsLogged(ctx, nil) // want "swallowed/skipped: store.Client.get"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func skipsField(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.SkipsField(ctx, nil) // want "swallowed/skipped: store.Client.get"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func skipsLines(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.SkipsLines("jobs") // want "swallowed/skipped: json.Unmarshal"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func skipsRows(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.SkipsRows(ctx) // want "swallowed/skipped: sql.Rows.Scan"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func ignoresFile(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.IgnoresFile("jobs") // want "swallowed/ignored: os.ReadFile"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

// ignoresBelow hides the same, which is reported once.
func ignoresBelow(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.IgnoresBelow(ctx)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func unasked(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := c.Unasked(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func unaskedLines(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.UnaskedLines("jobs") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}

func skipsAside(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given := c.SkipsAside(ctx, nil) // want "swallowed/skipped: store.Client.get"
	return nil, output{Given: given}, nil
}

func skipsFiles(ctx context.Context, req *mcp.CallToolRequest, in none) (*mcp.CallToolResult, output, error) {
	given, err := store.SkipsFiles(".") // want "swallowed/skipped: os.ReadFile"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Given: given}, nil
}
