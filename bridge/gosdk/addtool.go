package gosdk

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// AddTool adds a tool with a handler that returns its output or an error, and
// declares its failures; a nil contract declares none. It replaces an existing
// tool of that name.
//
// Input and output are as for [mcp.AddTool]: schemas that t lacks are inferred
// from In and Out, arguments are checked and defaults set before the handler
// runs, and the output is checked after it. The output becomes structured content
// and, as JSON, text, with two exceptions: a string is the text, and a
// *mcp.CallToolResult is the result. These have no output schema unless t has
// one. Neither has an Out of type any; a value that is not a JSON object is then
// text only.
//
// With [compat.EnvelopeForm] in structured content, the output schema that
// clients see allows the envelope.
//
// A *jsonrpc.Error that the handler returns unwrapped goes over the wire unchanged,
// as with [mcp.AddTool]: a server uses one to ask the user to visit a URL.
//
// Unless it is annotated as read-only or idempotent, no failure of the tool says that the call
// may be retried because its kind passes: the agent reads that the call may have had its effect.
//
// The tool is added to a server, or to one with the options of [For], to which opts are added.
// Without any options those of [Middleware] count.
//
// AddTool panics, as the SDK does for an invalid schema, if the contract or a
// schema is invalid, or if server, tool or handler are missing. [TryAddTool] returns an error.
func AddTool[In, Out any, To Target](server To, t *mcp.Tool, declared contract.Contract,
	handler func(context.Context, *mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) {
	if err := TryAddTool(server, t, declared, handler, opts...); err != nil {
		panic(fmt.Errorf("gosdk.AddTool: %w", err))
	}
}

// TryAddTool is [AddTool] for definitions that are known only at run time: it returns an error
// where AddTool panics, and adds nothing then.
func TryAddTool[In, Out any, To Target](server To, t *mcp.Tool, declared contract.Contract,
	handler func(context.Context, *mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) (err error) {
	if t == nil {
		return errors.New("the tool is nil")
	}
	defer refusal("tool", t.Name, &err)
	to, added := targetOf(server, opts), *t
	if to.server == nil || handler == nil {
		return errors.New("the server or the handler is nil")
	}
	call, err := callFor(bridge.Tool, t.Name, declared)
	if err != nil {
		return err
	}
	if !repeatable(t) {
		call.Once = always
	}
	in, err := inputOf[In](&added)
	if err != nil {
		return fmt.Errorf("input schema: %w", err)
	}
	out, err := outputOf[Out](&added, to.boundary.Enveloped())
	if err != nil {
		return fmt.Errorf("output schema: %w", err)
	}
	to.server.AddTool(&added, (&tool[In, Out]{target: to, call: call, in: in, out: out, handler: handler}).handle)
	return nil
}

// refusal names a definition in the error with which it is refused, also where the SDK panics.
func refusal(kind, name string, err *error) {
	if v := recover(); v != nil {
		*err = fmt.Errorf("%v", v)
	}
	if *err != nil {
		*err = fmt.Errorf("%s %q: %w", kind, name, *err)
	}
}

// callFor returns the call of what is added with a contract.
func callFor(kind bridge.Kind, name string, declared contract.Contract) (bridge.Call, error) {
	if err := declared.Check(); err != nil {
		return bridge.Call{}, err
	}
	if declared == nil {
		declared = contract.Contract{} // not that of a registry
	}
	return bridge.Call{Kind: kind, Name: name, Contract: declared}, nil
}

// repeatable reports whether a tool says that calling it again changes nothing more.
func repeatable(t *mcp.Tool) bool {
	return t.Annotations != nil && (t.Annotations.ReadOnlyHint || t.Annotations.IdempotentHint)
}

func always(context.Context) bool { return true }

// A tool is what AddTool makes of a handler.
type tool[In, Out any] struct {
	target
	call    bridge.Call
	in      *input[In]
	out     *output[Out]
	handler func(context.Context, *mcp.CallToolRequest, In) (Out, error)
}

// handle answers a call. Reading the arguments and writing the output can fail as
// the handler can, and run code of the program too.
func (t *tool[In, Out]) handle(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, wire error) {
	b := t.boundaryIn(ctx)
	failure := b.Run(ctx, t.call, func(ctx context.Context) error {
		args, err := t.in.read(req.Params.Arguments)
		if err != nil {
			return err
		}
		answer, err := t.handler(ctx, req, args)
		if chosen(err) {
			wire = err
			return nil
		}
		if err != nil {
			return blaming(err, req)
		}
		result, err = t.out.result(answer)
		return err
	})
	switch {
	case failure != nil:
		return failed(b, failure), nil
	case wire != nil && outerBoundary(ctx) == nil:
		b.Failed(ctx, t.call, wire)
	}
	return result, wire
}

// failed returns a failure as the result of a tool call, with the error for other middleware.
func failed(b *bridge.Boundary, e *taxonomy.Error) *mcp.CallToolResult {
	r, result := b.Result(e), &mcp.CallToolResult{}
	result.SetError(&told{e, b}) // before the content, which older versions replace
	result.Content, result.Meta, result.IsError = []mcp.Content{&mcp.TextContent{Text: r.Text}}, r.Meta, r.IsError
	if r.Structured != nil {
		result.StructuredContent = r.Structured
	}
	return result
}
