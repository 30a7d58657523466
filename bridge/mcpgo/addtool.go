package mcpgo

import (
	"context"
	"fmt"
	"reflect"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// AddTool adds a tool with an ordinary handler of mcp-go, and declares its
// failures; a nil contract declares none. An error of the handler becomes a
// result that the model sees, even if the handler also returned a result. It
// replaces an existing tool of that name.
//
// AddTool panics if the contract is invalid, or if server or handler are
// missing.
func AddTool(s *server.MCPServer, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error), opts ...bridge.Option,
) {
	if s == nil || handler == nil {
		panic("mcpgo.AddTool: the server or the handler is nil")
	}
	if err := declared.Check(); err != nil {
		panic(fmt.Errorf("mcpgo.AddTool: tool %q: %w", tool.Name, err))
	}
	if declared == nil {
		declared = contract.Contract{} // not that of a registry
	}
	t := boundary{Boundary: bridge.New(opts...), call: bridge.Call{Kind: bridge.Tool, Name: tool.Name, Contract: declared}}
	s.AddTool(tool, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return t.tool(ctx, req, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := handler(ctx, req)
			if err != nil {
				return nil, err
			}
			return writable(tool.Name, result)
		})
	})
}

// AddTypedTool adds a tool whose handler takes its arguments as a value and
// returns its output or an error. A tool without an input schema gets the one
// that mcp-go infers from In, if that is a struct. Before the handler runs,
// required arguments must be present and all must decode into In; the server
// option WithInputSchemaValidation checks the rest of the schema.
//
// A string that the handler returns is the text of the result, and a
// *mcp.CallToolResult is the result. Anything else becomes text and, if it is a
// JSON object, structured content.
//
// AddTypedTool panics as [AddTool] does.
func AddTypedTool[In, Out any](s *server.MCPServer, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) {
	if handler == nil {
		panic("mcpgo.AddTypedTool: the handler is nil")
	}
	if len(tool.RawInputSchema) == 0 && len(tool.InputSchema.Properties) == 0 && reflect.TypeFor[In]().Kind() == reflect.Struct {
		mcp.WithInputSchema[In]()(&tool)
	}
	required := requiredOf(tool)
	AddTool(s, tool, declared, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in In
		if err := read(req, required, &in); err != nil {
			return nil, err
		}
		out, err := handler(ctx, req, in)
		if err != nil {
			return nil, err
		}
		return resultOf(tool.Name, out)
	}, opts...)
}

// A boundary is a [bridge.Boundary] for one call.
type boundary struct {
	*bridge.Boundary
	call bridge.Call
}

// tool runs the handler of a tool and turns its failure into a result.
func (b boundary) tool(ctx context.Context, req mcp.CallToolRequest, handler server.ToolHandlerFunc) (*mcp.CallToolResult, error) {
	var result *mcp.CallToolResult
	var thrown error
	e := b.Run(ctx, b.call, func(ctx context.Context) error {
		result, thrown = handler(ctx, req)
		if result == nil && thrown == nil {
			thrown = taxonomy.InternalError("The handler returned no result.")
		}
		if thrown == nil {
			return nil
		}
		return blaming(thrown, req)
	})
	switch {
	case e == nil:
		return result, nil
	case thrown != nil && chosen(e):
		return nil, thrown
	}
	return failed(b.Result(e)), nil
}

// failed returns a failure as the result of a tool call.
func failed(r taxonomy.Result) *mcp.CallToolResult {
	result := &mcp.CallToolResult{Content: []mcp.Content{mcp.NewTextContent(r.Text)}, IsError: r.IsError}
	if r.Structured != nil {
		result.StructuredContent = r.Structured
	}
	if r.Meta != nil {
		result.Meta = mcp.NewMetaFromMap(r.Meta)
	}
	return result
}
