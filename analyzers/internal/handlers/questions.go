package handlers

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/clients"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/toolname"
)

// Looked reports whether the package was looked at: whether it can have to do with
// handlers at all.
func (r *Result) Looked() bool { return r.scope != nil }

// HasAny reports whether there are handlers in the package, or what the program itself calls tools, or it
// registers handlers of others.
func (r *Result) HasAny() bool {
	return len(r.Handlers)+len(r.Foreign) > 0 || slices.Contains(slices.Collect(maps.Values(r.Offered)), sdk.Tool)
}

// Around returns the handler that a function is or that stands around it, nil if
// there is none.
func (r *Result) Around(fn *ssa.Function) *Handler { return r.catalogue.around(fn) }

// IsOrdinary reports whether a function is no handler, returns no result of a tool, and returns an
// error last.
func (r *Result) IsOrdinary(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if results.Len() == 0 || !program.IsError(results.At(results.Len()-1).Type()) {
		return false
	}
	for i := range results.Len() {
		if _, _, isResult := sdk.Of(fn.Pkg.Pkg).Result(results.At(i).Type()); isResult {
			return false
		}
	}
	return !slices.ContainsFunc(r.Handlers, func(h *Handler) bool { return h.Func == fn })
}

// Answers reports whether it is told somewhere that a method of another package is a
// handler: where it is declared, or where this package hands it over.
func (r *Result) Answers(method *types.Func) bool {
	return slices.ContainsFunc(r.Foreign, func(f Foreign) bool { return f.Func == method }) ||
		r.scope.Pass.ImportObjectFact(method, new(handles))
}

// CallsTools reports whether a function calls tools of another server, as a client does,
// which gets their results and makes none.
func (r *Result) CallsTools(fn *ssa.Function) bool {
	return r.Looked() && clients.Reader{Scope: r.scope}.CallsTools(fn)
}

// IsHelper reports whether a function only has the type of a handler: nothing registers it, and handlers of
// the package that something does register call it, or no one refers to it at all.
func (r *Result) IsHelper(h *Handler) bool {
	if h.Found != ByType || len(h.Registered)+len(h.Behind) > 0 {
		return false
	}
	return r.IsLeftOver(h.Func) || slices.ContainsFunc(r.scope.Index.Calls[h.Func], func(call ssa.CallInstruction) bool {
		caller := r.catalogue.around(call.Parent())
		return caller != nil && caller.Found != ByType
	})
}

// IsLeftOver reports whether a function stands in a package that registers tools, and neither
// the package nor another one refers to it, or to the function around it: its registration
// has been taken out, and no client reaches it.
func (r *Result) IsLeftOver(fn *ssa.Function) bool { return r.Looked() && r.leftovers.IsLeftOver(fn) }

// NameBy returns the constant name that the method of a type of the package gives, itself or
// in a description, or "".
func (r *Result) NameBy(typeName string, method *types.Func) string {
	if !r.Looked() {
		return ""
	}
	return r.naming.by(typeName, method)
}

// NamesBeside returns the constant names that stand beside a function of the package in the structs of which a
// field holds it.
func (r *Result) NamesBeside(fn *ssa.Function, field *types.Var) []toolname.Row {
	if !r.Looked() {
		return nil
	}
	return r.naming.table.Beside(fn, field)
}

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
	if !r.Looked() {
		return false, nil
	}
	return r.arguments.Held(v)
}

// Gives reports whether a function of the package returns the arguments of a call in
// the place of its first result.
func (r *Result) Gives(fn *ssa.Function) bool {
	return fn != nil && r.Looked() && r.arguments.Gives(fn)
}

// Routes returns the ways on which a library comes to call a handler.
func (r *Result) Routes(h *Handler) []Route {
	if !r.Looked() {
		return nil
	}
	return r.naming.named(h, r.routes.to(h, nil))
}

// ForeignRoutes returns the same for a function of another package.
func (r *Result) ForeignRoutes(f Foreign) []Route { return r.routes.to(f.Handler(), nil) }

// RoutesBehind returns the ways of what a seam of the package calls in other packages, through
// an interface or a field.
func (r *Result) RoutesBehind(s *Seam) []Route {
	wrapper := r.catalogue.of(s.Func)
	if wrapper == nil {
		return nil
	}
	var found []Route
	for _, way := range r.routes.to(wrapper, nil) {
		found = append(found, way.behind(s))
	}
	return found
}

// RouteAt is the way of handlers that another package puts on a server which it is
// given there, or bundles for it.
func (r *Result) RouteAt(at servers.Registration, library string, kind sdk.Kind) Route {
	return r.routes.at(at, library, kind)
}

// Recovered reports whether a function or middleware that recovers from panics stands
// before a handler, as far as the package tells, and whether it is the library's own.
func (r *Result) Recovered(h *Handler) (recovered, byLibrary bool) { return r.recovery.of(h) }

// ForeignRecovered reports whether something recovers from the panics of a handler of
// another package: the handler itself, what it is wrapped in, or middleware.
func (r *Result) ForeignRecovered(f Foreign) bool { return r.recovery.foreign(f) }

// Options returns the options with which a call makes a server, and whether these are all.
func (r *Result) Options(made *ssa.Call) (list []ssa.Value, all bool) {
	if !r.Looked() {
		return nil, false
	}
	return (&servers.Reader{Scope: r.scope}).OptionsOf(made)
}
