package registration

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// Clients find functions that call other servers and answer nobody. Functions such as
//
//	func (c *remote) Call(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error) {
//		return c.session.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: args})
//	}
//
// have handler types, or implement interfaces of handlers, and are not handlers: they return what
// another server answered.
// They remember nothing.
type Clients struct{ *flow.Scope }

// CallsTools reports whether a function is a client: it calls tools of servers itself, gets their
// results and makes none, and its errors are those of the call.
func (r Clients) CallsTools(fn *ssa.Function) bool {
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		obj, _ := program.CalledAs(call.Common())
		if _, _, ok := r.Set.ClientCall(obj); ok {
			return true
		}
	}
	return false
}

// HandsOn reports whether all that a function does is to hand its call on to a client: to a function of
// the package that is one, or to one that gets the method of a client to call, as in
//
//	func (c *retrying) Call(ctx context.Context, name string, args map[string]any) (*mcp.CallToolResult, error) {
//		return c.again(ctx, name, args, c.overHTTP)
//	}
//
// Clients that know several ways to connect are made like that. A function that also answers on its own
// is asked for more than the answer of another server.
func (r Clients) HandsOn(fn *ssa.Function) bool {
	returns := r.Index.Returns[fn]
	return len(returns) > 0 && !slices.ContainsFunc(returns, func(ret *ssa.Return) bool {
		call := arguments.PassedOn(ret)
		return call == nil || !r.isOwn(program.Callee(&call.Call)) && !slices.ContainsFunc(call.Call.Args, r.isMethod)
	})
}

// isOwn reports whether a function of the package calls tools of servers.
func (r Clients) isOwn(fn *ssa.Function) bool {
	return fn != nil && r.Own[fn] && r.CallsTools(fn)
}

// isMethod reports whether a value is a method of the package that calls tools of
// servers.
func (r Clients) isMethod(v ssa.Value) bool { return r.isOwn(program.FunctionOf(v)) }

// AsksByName reports whether a function calls a handler of a tool whose name it is told,
// with a request that it makes itself: it asks for an answer, as clients do, and nobody
// asks it.
func (r Clients) AsksByName(fn *ssa.Function) bool {
	if slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool { return sdk.IsRequest(p.Type()) }) {
		return false
	}
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if call.Call.IsInvoke() || call.Call.StaticCallee() != nil {
			continue
		}
		m, ok := r.Set.Handler(call.Call.Value.Type())
		if ok && !m.Loose && m.Kind.IsTool() && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return namesTool(fn, arg) }) {
			return true
		}
	}
	return false
}

// namesTool reports whether a request is made of text that a function is given.
func namesTool(fn *ssa.Function, request ssa.Value) bool {
	return sdk.IsRequest(request.Type()) && slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool {
		return types.Identical(p.Type(), types.Typ[types.String]) && flow.IsMadeOf(request, p)
	})
}
