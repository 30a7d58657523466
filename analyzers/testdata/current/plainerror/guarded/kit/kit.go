// Package kit has adapters for the tools of other packages.
package kit

import (
	"context"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// Add adds a tool whose errors become results with a code.
func Add[In, Out any](s *mcp.Server, name string, declared contract.Contract, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var out Out
		err := taxonomy.Do(ctx, name, func(ctx context.Context) (err error) {
			out, err = run(ctx, in)
			return err
		})
		if err != nil {
			r := render.Result(taxonomy.Classify(declared.Fill(err)), render.StructuredAbsent)
			return &mcp.CallToolResult{IsError: r.IsError, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}, nil, nil
		}
		return nil, out, nil
	})
}

// Bridge adds a tool through the bridge.
func Bridge[In, Out any](s *mcp.Server, name string, declared contract.Contract, run func(context.Context, In) (Out, error)) {
	gosdk.AddTool(s, &mcp.Tool{Name: name}, declared, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (Out, error) {
		return run(ctx, in)
	})
}

// A Tool is a tool of any arguments.
type Tool struct{ install func(*mcp.Server) }

// New makes a tool.
func New[In, Out any](name string, declared contract.Contract, run func(context.Context, In) (Out, error)) Tool {
	return Tool{func(s *mcp.Server) { Bridge(s, name, declared, run) }}
}

// Install adds tools.
func Install(s *mcp.Server, tools ...Tool) {
	for _, t := range tools {
		t.install(s)
	}
}

// Old adds a tool through the bridge to mcp-go.
func Old(s *server.MCPServer, name string, run func(context.Context, mark.CallToolRequest) (string, error)) {
	mcpgo.AddTool(s, mark.NewTool(name), nil, func(ctx context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
		text, err := run(ctx, req)
		if err != nil {
			return nil, err
		}
		return mark.NewToolResultText(text), nil
	})
}
