// Package gosdk prints what lies in memory.
package gosdk

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"example.test/vaguetext/internal/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type client struct {
	http *http.Client
	base string
}

var errGone = errors.New("there is no such order")

var shared = &client{http: http.DefaultClient}

var orders = &store.Store{}

func pointer(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("searching %+v: %w", shared, errGone) // want "vaguetext/memory: *gosdk.client"
}

func value(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("searching %v", *shared) // want "vaguetext/memory: gosdk.client"
}

func list(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	all := []*args{&in}
	text := fmt.Sprintf("Orders: %v", all) // want "vaguetext/memory: []*gosdk.args"
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

func table(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text := fmt.Sprint(map[string]*args{in.Name: &in}) // want "vaguetext/memory: map[string]*gosdk.args"
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

func number(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	limit := new(int)
	return nil, nil, fmt.Errorf("over the limit of %v", limit) // want "vaguetext/memory: *int"
}

func function(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("searching %v", shared.name) // want "vaguetext/memory: func() string"
}

func (c *client) name() string { return c.base }

func built(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "of %v", shared) // want "vaguetext/memory: *gosdk.client"
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: b.String()}}}, nil, nil
}

// below has its text from another package of the module.
func below(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if err := orders.Get(in.Name); err != nil { // want "vaguetext/memory: *store.Store"
		return nil, nil, err
	}
	return nil, in, nil
}

// belowToo shows what the same line prints.
func belowToo(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, orders.Get("all of " + in.Name)
}

// both show what one function prints.
func first(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, described()
}

func second(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, described()
}

func described() error {
	return fmt.Errorf("of %v", shared) // want "vaguetext/memory: *gosdk.client"
}

func use(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "pointer"}, pointer)
	mcp.AddTool(s, &mcp.Tool{Name: "value"}, value)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, list)
	mcp.AddTool(s, &mcp.Tool{Name: "table"}, table)
	mcp.AddTool(s, &mcp.Tool{Name: "number"}, number)
	mcp.AddTool(s, &mcp.Tool{Name: "function"}, function)
	mcp.AddTool(s, &mcp.Tool{Name: "built"}, built)
	mcp.AddTool(s, &mcp.Tool{Name: "below"}, below)
	mcp.AddTool(s, &mcp.Tool{Name: "below_too"}, belowToo)
	mcp.AddTool(s, &mcp.Tool{Name: "first"}, first)
	mcp.AddTool(s, &mcp.Tool{Name: "second"}, second)
}
