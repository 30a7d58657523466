// Package guarded runs handlers where package taxonomy or bridge recovers from their panics and gives
// codes to their errors.
package guarded

import (
	"context"
	"errors"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

type document struct{ Name string }

func register(s *mcp.Server, m *server.MCPServer) {
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, adapted("read", read))
	mcp.AddTool(s, &mcp.Tool{Name: "find"}, bounded("find", find))
	m.AddTool(mark.NewTool("open"), around(open))
}

func adapted[In, Out any](name string, run func(context.Context, In) (Out, error)) mcp.ToolHandlerFor[In, any] {
	return func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var out Out
		err := taxonomy.Do(ctx, name, func(ctx context.Context) (err error) {
			out, err = run(ctx, in)
			return err
		})
		if err != nil {
			return failed(render.Result(taxonomy.Classify(err), render.StructuredAbsent)), nil, nil
		}
		return nil, out, nil
	}
}

func bounded[In, Out any](name string, run func(context.Context, In) (Out, error)) mcp.ToolHandlerFor[In, any] {
	b := bridge.New()
	return func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var out Out
		e := b.Run(ctx, bridge.Call{Kind: bridge.Tool, Name: name}, func(ctx context.Context) (err error) {
			out, err = run(ctx, in)
			return err
		})
		if e != nil {
			return failed(b.Result(e)), nil, nil
		}
		return nil, out, nil
	}
}

func around(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mark.CallToolRequest) (result *mark.CallToolResult, _ error) {
		err := taxonomy.Do(ctx, req.Params.Name, func(ctx context.Context) (err error) {
			result, err = next(ctx, req)
			return err
		})
		if err != nil {
			return mark.NewToolResultError(render.Text(taxonomy.Classify(err))), nil
		}
		return result, nil
	}
}

func failed(r taxonomy.Result) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}
}

func read(_ context.Context, in document) (string, error) {
	text, err := os.ReadFile(in.Name)
	return string(text), err
}

func find(_ context.Context, in document) (*document, error) {
	if in.Name == "" {
		return nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
	}
	_, err := os.ReadFile(in.Name)
	return &in, err
}

func open(_ context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	if _, err := os.ReadFile(req.GetString("name", "")); err != nil {
		return nil, err
	}
	return nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
}
