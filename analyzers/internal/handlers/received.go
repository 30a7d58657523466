package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// IsArgument reports whether a value can be what a client sent as an argument of a
// call, or a part of that: read from the request, decoded from it, or handed to a
// handler, here or in a function of the package that called this one.
//
// Of what a library has checked against a schema of the program's own, as it does
// for typed tools whose arguments are a map, nothing is known.
func (r *Result) IsArgument(v ssa.Value) bool {
	is, _ := r.Argument(v)
	return is
}

// Argument reports the same. Of a value that is none, it returns the method of an interface
// of the module that gave it, or that of which it is a part, if the method can give the
// arguments of a call and nothing that is known here stands behind it, or nil.
func (r *Result) Argument(v ssa.Value) (is bool, asked *types.Func) {
	if r.finder == nil {
		return false, nil
	}
	return r.arguments.Held(v)
}

// Gives reports whether a function of the package returns the arguments of a call in
// the place of its first result.
func (r *Result) Gives(fn *ssa.Function) bool {
	return fn != nil && r.finder != nil && r.arguments.Gives(fn)
}

// Looked reports whether the package was looked at: whether it can have to do with
// handlers at all.
func (r *Result) Looked() bool { return r.finder != nil }

// comesIn reports whether arguments come in through a parameter of a handler of the package,
// as the client sent them.
func (r *Result) comesIn(p *ssa.Parameter) bool {
	h := r.handlerOf(p.Parent())
	return h != nil && r.takesArguments(h, p)
}

func (r *Result) handlerOf(fn *ssa.Function) *Handler {
	for _, h := range r.Handlers {
		if h.Func == fn {
			return h
		}
	}
	return nil
}

// takesArguments reports whether a parameter of a handler gets the arguments as
// the client sent them.
func (r *Result) takesArguments(h *Handler, p *ssa.Parameter) bool {
	if middlewareLike(h.Kind) || h.Kind == sdk.ClientRequest || h.isInside() {
		return false
	}
	if h.Kind != sdk.TypedTool && h.Kind != sdk.StructuredTool {
		return arguments.CanBeAll(p.Type())
	}
	if valueflow.PositionOf(p) != len(h.Func.Params)-1 || len(h.Func.Params) < 3 {
		return false
	}
	_, isStruct := p.Type().Underlying().(*types.Struct)
	return isStruct || !r.validates(h) || slices.ContainsFunc(h.Registered, func(at servers.Registration) bool { return at.Infers })
}

// validates reports whether the library holds the arguments of a handler against a
// schema before it calls it. One that registers typed handlers as such has a schema
// of each, and one that makes raw handlers of them only decodes.
func (r *Result) validates(h *Handler) bool {
	for _, library := range r.finder.Set.SDKs() {
		if library.Name == h.Library {
			return slices.ContainsFunc(library.Registrars, func(row sdk.Registrar) bool { return row.Kind == h.Kind })
		}
	}
	return true
}
