// Package boundary adapts handlers by hand, with the boundary of package bridge.
package boundary

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type document struct{ ID string }

var boundary = bridge.New()

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "adapted"}, tool("adapted", adapted))
	mcp.AddTool(s, &mcp.Tool{Name: "beside"}, beside)
}

func tool[In any](name string, run func(context.Context, In) (string, error)) mcp.ToolHandlerFor[In, any] {
	return func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var text string
		e := boundary.Run(ctx, bridge.Call{Kind: bridge.Tool, Name: name}, func(ctx context.Context) (err error) {
			text, err = run(ctx, in)
			return err
		})
		if e != nil {
			r := boundary.Result(e)
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, Meta: r.Meta, IsError: r.IsError}, nil, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
	}
}

func adapted(_ context.Context, in document) (string, error) {
	if in.ID == "" {
		return "", taxonomy.NotFound("It is gone.")
	}
	return "", errors.New("it is odd") // want "plainerror/returned: errors.New"
}

func beside(context.Context, *mcp.CallToolRequest, document) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
}
