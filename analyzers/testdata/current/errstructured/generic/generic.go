// Package generic makes handlers with generic functions.
package generic

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/errstructured/generic/wrap"
)

type args struct {
	Name string `json:"name"`
}

type counted struct {
	Count int    `json:"count"`
	Error string `json:"error,omitempty"` // want "errstructured/error-field: error"
}

func count(ctx context.Context, in args) (counted, error) { return counted{}, nil }

type listed struct {
	Rows  []string `json:"rows"`
	Error string   `json:"error"` // want "errstructured/error-field: error"
}

func list(ctx context.Context, in args) (listed, error) { return listed{}, nil }

// told is no output: the helper makes a text of it.
type told struct {
	Error string `json:"error"`
}

func tell(ctx context.Context, in args) (told, error) { return told{}, nil }

// labelled has a map, which is null in JSON where it is nil.
type labelled struct {
	Labels map[string]string `json:"labels"`
}

func label(ctx context.Context, in args) (labelled, error) { return labelled{}, nil }

func plain(ctx context.Context, in args) (struct{ Name string }, error) {
	return struct{ Name string }{}, nil
}

func register[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in)
		if err != nil {
			var zero Out
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, zero, nil // want "errstructured/schema: labelled"
		}
		return nil, out, nil
	})
}

// fine has no output that its schema refuses.
func fine[In, Out any](s *mcp.Server, name string, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
		out, err := run(ctx, in)
		if err != nil {
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, *new(Out), nil
		}
		return nil, out, nil
	})
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	register(s, "label", label)
	fine(s, "plain", plain)
	register(s, "count", count)
	wrap.Add(s, "list", list)
	wrap.AddText(s, "tell", tell, func(t told) string { return t.Error })
	return s
}
