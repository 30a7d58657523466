package gosdk

import (
	"context"
	"errors"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// Middleware returns receiving middleware for everything on a server that
// [AddTool] did not add. It turns panics of all handlers into failures, and
//
//   - failures of tools into error results, which the model sees: errors of
//     handlers, including those that the SDK put into a result, and arguments
//     and outputs that the SDK rejected;
//   - failures of resources, prompts, completions and other requests into
//     JSON-RPC errors that the protocol allows, with our code in the data.
//
// A *jsonrpc.Error that a handler or the SDK returned unwrapped is only logged,
// because somebody chose it. So is an error result that was written without an
// error.
func Middleware(opts ...bridge.Option) mcp.Middleware {
	b := bridge.New(opts...)
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			ctx = b.Context(ctx)
			m := message{boundary: b, call: callOf(method, req)}
			if m.call.Kind == bridge.Tool {
				m.call.Once = asked(req, next)
			}
			result, err := m.handle(context.WithValue(ctx, outerKey{}, b), method, req, next)
			if m.call.Kind == bridge.Tool {
				asked, _ := req.(*mcp.CallToolRequest) // have: a call of the kind tool
				return m.tool(ctx, asked, result, err)
			}
			return m.other(ctx, result, err)
		}
	}
}

// outerKey is the key of the boundary of the middleware in the contexts of calls that come
// through it.
type outerKey struct{}

// outerBoundary returns the boundary of the middleware through which a call came, or nil. It logs
// what a handler chose to say on the wire, so that nobody else has to.
func outerBoundary(ctx context.Context) *bridge.Boundary {
	b, _ := ctx.Value(outerKey{}).(*bridge.Boundary)
	return b
}

// A message is one message of a client on its way through the middleware.
type message struct {
	boundary *bridge.Boundary
	call     bridge.Call
}

// callOf says what a client asks for.
func callOf(method string, req mcp.Request) bridge.Call {
	switch r := req.(type) {
	case *mcp.CallToolRequest:
		if r.Params != nil {
			return bridge.Call{Kind: bridge.Tool, Name: r.Params.Name}
		}
	case *mcp.ReadResourceRequest:
		if r.Params != nil {
			return bridge.Call{Kind: bridge.Resource, Name: r.Params.URI}
		}
	case *mcp.GetPromptRequest:
		if r.Params != nil {
			return bridge.Call{Kind: bridge.Prompt, Name: r.Params.Name}
		}
	}
	return bridge.Call{Kind: bridge.Kind(method)}
}

// handle calls the next handler and turns a panic into an error.
func (m message) handle(ctx context.Context, method string, req mcp.Request, next mcp.MethodHandler) (result mcp.Result, err error) {
	defer func() {
		if v := recover(); v != nil {
			result, err = nil, taxonomy.FromPanic(v)
		}
	}()
	return next(ctx, method, req)
}

// tool answers a tool call.
func (m message) tool(ctx context.Context, req *mcp.CallToolRequest, result mcp.Result, err error) (mcp.Result, error) {
	if chosen(err) {
		m.boundary.Failed(ctx, m.call, err)
		return nil, err
	}
	if err != nil {
		return failed(m.boundary, m.boundary.Failed(ctx, m.call, m.refusal(err, req))), nil
	}
	answer, ok := result.(*mcp.CallToolResult)
	if !ok {
		return result, nil
	}
	if answer == nil {
		return failed(m.boundary, m.boundary.Failed(ctx, m.call, errNoResult())), nil
	}
	err = answer.GetError()
	if err == nil || !answer.IsError || toldIn(err) != nil {
		return result, nil
	}
	failure := failed(m.boundary, m.boundary.Failed(ctx, m.call, m.refusal(err, req)))
	if !showsOnly(answer, err) {
		failure.Content = answer.Content // somebody wrote it for the agent
	}
	return failure, nil
}

// showsOnly reports whether a result shows the text of its error and nothing
// else, as the SDK writes it.
func showsOnly(result *mcp.CallToolResult, err error) bool {
	if len(result.Content) != 1 {
		return len(result.Content) == 0
	}
	text, ok := result.Content[0].(*mcp.TextContent)
	return ok && text != nil && text.Text == textOf(err)
}

// refusal returns what the SDK means by an error of its own about arguments or
// output, or what a handler means that decoded the arguments itself, else err.
func (m message) refusal(err error, req *mcp.CallToolRequest) error {
	text := textOf(err)
	if _, what, ok := strings.Cut(text, `validating "arguments": `); ok {
		return invalidArguments(errors.New(what))
	}
	if strings.HasPrefix(text, "invalid params: json: ") && wired(err) {
		return undecodable(nil) // before v1.5.0, for what a schema lets through
	}
	if strings.HasPrefix(text, "validating tool output: ") {
		return render.InvalidOutput(m.call.Name, taxonomy.Cause(err))
	}
	if strings.HasPrefix(text, "marshaling output: ") {
		return taxonomy.SerializationError("The output of "+m.call.Name+" cannot be written as JSON.", taxonomy.Cause(err))
	}
	return blaming(err, req)
}

// textOf returns the text of an error, or nothing if its method panics.
func textOf(err error) (text string) {
	defer func() { _ = recover() }() // have: the text stays empty, and the error itself goes on to be classified
	return err.Error()
}

func errNoResult() *taxonomy.Error { return taxonomy.InternalError("The handler returned no result.") }

// other answers any other request.
func (m message) other(ctx context.Context, result mcp.Result, err error) (mcp.Result, error) {
	switch {
	case err == nil && missing(result):
		err = errNoResult()
	case err == nil:
		return result, nil
	case toldIn(err) != nil:
		t := toldIn(err)
		return nil, protocol(t.by, m.call, t.of)
	case chosen(err) || !m.handled() && wired(err):
		m.boundary.Failed(ctx, m.call, err)
		return nil, err
	}
	return nil, protocol(m.boundary, m.call, m.boundary.Failed(ctx, m.call, err))
}

// handled reports whether it is a handler of the server that answers, and not
// the SDK alone.
func (m message) handled() bool {
	switch m.call.Kind {
	case bridge.Resource, bridge.Prompt, "completion/complete":
		return true
	}
	return false
}

// missing reports whether a handler returned neither a result nor an error,
// which the SDK does not survive in every version of the protocol.
func missing(result mcp.Result) bool {
	switch r := result.(type) {
	case *mcp.ReadResourceResult:
		return r == nil
	case *mcp.GetPromptResult:
		return r == nil
	case *mcp.CompleteResult:
		return r == nil
	}
	return false
}

// chosen reports whether an error is a JSON-RPC error as it is.
func chosen(err error) bool {
	e, ok := err.(*jsonrpc.Error)
	return ok && e != nil
}

// wired reports whether an error of the SDK has a JSON-RPC code.
func wired(err error) bool {
	var e *jsonrpc.Error
	return errors.As(err, &e) && e != nil
}
