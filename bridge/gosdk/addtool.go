package gosdk

import (
	"context"
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
// AddTool panics, as the SDK does for an invalid schema, if the contract or a
// schema is invalid, or if server, tool or handler are missing.
func AddTool[In, Out any](server *mcp.Server, t *mcp.Tool, declared contract.Contract,
	handler func(context.Context, *mcp.CallToolRequest, In) (Out, error), opts ...bridge.Option,
) {
	if server == nil || t == nil || handler == nil {
		panic("gosdk.AddTool: the server, the tool or the handler is nil")
	}
	if err := declared.Check(); err != nil {
		panic(fmt.Errorf("gosdk.AddTool: tool %q: %w", t.Name, err))
	}
	if declared == nil {
		declared = contract.Contract{} // not that of a registry
	}
	b, added := bridge.New(opts...), *t
	in, err := inputOf[In](&added)
	if err != nil {
		panic(fmt.Errorf("gosdk.AddTool: tool %q: input schema: %w", t.Name, err))
	}
	out, err := outputOf[Out](&added, b.Enveloped())
	if err != nil {
		panic(fmt.Errorf("gosdk.AddTool: tool %q: output schema: %w", t.Name, err))
	}
	call := bridge.Call{Kind: bridge.Tool, Name: t.Name, Contract: declared}
	server.AddTool(&added, (&tool[In, Out]{boundary: b, call: call, in: in, out: out, handler: handler}).handle)
}

// A tool is what AddTool makes of a handler.
type tool[In, Out any] struct {
	boundary *bridge.Boundary
	call     bridge.Call
	in       *input[In]
	out      *output[Out]
	handler  func(context.Context, *mcp.CallToolRequest, In) (Out, error)
}

// handle answers a call. Reading the arguments and writing the output can fail as
// the handler can, and run code of the program too.
func (t *tool[In, Out]) handle(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, wire error) {
	failure := t.boundary.Run(ctx, t.call, func(ctx context.Context) error {
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
		return failed(t.boundary, failure), nil
	case wire != nil && !logsChosen(ctx):
		t.boundary.Failed(ctx, t.call, wire)
	}
	return result, wire
}

// failed returns a failure as the result of a tool call.
func failed(b *bridge.Boundary, e *taxonomy.Error) *mcp.CallToolResult {
	r := b.Result(e)
	result := &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, Meta: r.Meta, IsError: r.IsError}
	if r.Structured != nil {
		result.StructuredContent = r.Structured
	}
	return result
}
