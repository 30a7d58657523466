package mcpgo

import (
	"context"
	"errors"
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
// Unless it is annotated as read-only or idempotent, no failure of the tool says that the call
// may be retried because its kind passes: the agent reads that the call may have had its effect.
//
// The tool is added to a server, or to one with the options of [For], to which opts are added.
// Without any options those of [ToolMiddleware] count.
//
// AddTool panics if the contract is invalid, or if server or handler are
// missing. [TryAddTool] returns an error.
func AddTool[To Target](s To, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error), opts ...bridge.Option,
) {
	if err := TryAddTool(s, tool, declared, handler, opts...); err != nil {
		panic(fmt.Errorf("mcpgo.AddTool: %w", err))
	}
}

// TryAddTool is [AddTool] for definitions that are known only at run time: it returns an error
// where AddTool panics, and adds nothing then.
func TryAddTool[To Target](s To, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error), opts ...bridge.Option,
) (err error) {
	defer refusal(tool.Name, &err)
	to := targetOf(s, opts)
	if to.server == nil || handler == nil {
		return errors.New("the server or the handler is nil")
	}
	call, err := callFor(bridge.Tool, tool.Name, declared)
	if err != nil {
		return err
	}
	if !repeatable(tool) {
		call.Once = func(context.Context) bool { return true }
	}
	to.server.AddTool(tool, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return to.in(ctx, call).tool(ctx, req, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			result, err := handler(ctx, req)
			if err != nil {
				return nil, err
			}
			return writable(tool.Name, result)
		})
	})
	return nil
}

// refusal names a tool in the error with which it is refused, also where something panics.
func refusal(tool string, err *error) {
	if v := recover(); v != nil {
		*err = fmt.Errorf("%v", v)
	}
	if *err != nil {
		*err = fmt.Errorf("tool %q: %w", tool, *err)
	}
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
// AddTypedTool panics as [AddTool] does. [TryAddTypedTool] returns an error.
func AddTypedTool[In, Out any, To Target](s To, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) {
	if err := TryAddTypedTool(s, tool, declared, handler, opts...); err != nil {
		panic(fmt.Errorf("mcpgo.AddTypedTool: %w", err))
	}
}

// TryAddTypedTool is [AddTypedTool] for definitions that are known only at run time: it returns an
// error where AddTypedTool panics, and adds nothing then.
func TryAddTypedTool[In, Out any, To Target](s To, tool mcp.Tool, declared contract.Contract,
	handler func(context.Context, mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) error {
	if handler == nil {
		return fmt.Errorf("tool %q: the handler is nil", tool.Name)
	}
	if len(tool.RawInputSchema) == 0 && len(tool.InputSchema.Properties) == 0 && reflect.TypeFor[In]().Kind() == reflect.Struct {
		if err := infer[In](&tool); err != nil {
			return err
		}
	}
	required := requiredOf(tool)
	return TryAddTool(s, tool, declared, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
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

// infer gives a tool the input schema of In.
func infer[In any](tool *mcp.Tool) (err error) {
	defer refusal(tool.Name, &err)
	mcp.WithInputSchema[In]()(tool)
	return nil
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
