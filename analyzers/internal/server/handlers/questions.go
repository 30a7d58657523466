package handlers

import (
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Looked reports whether the package was analysed: whether it can have handlers at
// all.
func (r *Result) Looked() bool { return r.scope != nil }

// HasAny reports whether the package has handlers, registers handlers of others, or has what the program
// itself calls tools.
func (r *Result) HasAny() bool {
	return len(r.Handlers)+len(r.Foreign) > 0 || slices.Contains(slices.Collect(maps.Values(r.Offered)), sdk.Tool)
}

// Around returns the handler that a function is or is nested in, or nil.
func (r *Result) Around(fn *ssa.Function) *Handler { return r.catalogue.around(fn) }

// Of returns the handler that a function of the package is, or nil.
func (r *Result) Of(fn *ssa.Function) *Handler {
	i := slices.IndexFunc(r.Handlers, func(h *Handler) bool { return fn != nil && h.Func == fn })
	if i < 0 {
		return nil
	}
	return r.Handlers[i]
}

// IsOrdinary reports whether a function is not a handler, returns no tool result, and returns an
// error last.
func (r *Result) IsOrdinary(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if !program.EndsInError(results) {
		return false
	}
	for i := range results.Len() {
		if _, _, isResult := sdk.Of(fn.Pkg.Pkg).Result(results.At(i).Type()); isResult {
			return false
		}
	}
	return r.Of(fn) == nil
}

// Answers reports whether findings about a method of another package are reported
// somewhere: in its own package, or where this package passes it on.
func (r *Result) Answers(method *types.Func) bool {
	_, known := r.catalogue.told.Told(method)
	return known || slices.ContainsFunc(r.Foreign, func(f Foreign) bool { return f.Func == method })
}

// CallsTools reports whether a function calls tools of another server, as a client does.
func (r *Result) CallsTools(fn *ssa.Function) bool {
	return r.Looked() && registration.Clients{Scope: r.scope}.CallsTools(fn)
}

// IsHelper reports whether a function has only the type of a handler: nothing registers it, and registered
// handlers of the package call it, or nobody refers to it.
func (r *Result) IsHelper(h *Handler) bool {
	if h.Found != ByType || len(h.Registered)+len(h.Behind) > 0 {
		return false
	}
	return r.IsLeftOver(h.Func) || slices.ContainsFunc(r.scope.Calls.Callers(h.Func), func(call ssa.CallInstruction) bool {
		caller := r.catalogue.around(call.Parent())
		return caller != nil && caller.Found != ByType
	})
}

// IsLeftOver reports whether a function is in a package that registers tools, and nobody
// refers to it or to the enclosing function: its registration was removed, and no client
// reaches it.
func (r *Result) IsLeftOver(fn *ssa.Function) bool { return r.Looked() && r.leftovers.IsLeftOver(fn) }

// NameBy returns the constant name that a method of a type of the package returns, itself or
// in a description, or "".
func (r *Result) NameBy(typeName string, method *types.Func) string {
	if !r.Looked() {
		return ""
	}
	return r.naming.by(typeName, method)
}

// NamesBeside returns the constant names in structs of the package whose field holds a function.
func (r *Result) NamesBeside(fn *ssa.Function, field *types.Var) []servers.Row {
	if !r.Looked() {
		return nil
	}
	return r.naming.table.Beside(fn, field)
}

// IsArgument reports whether a value may be client input, or part of it: read from
// the request, decoded from it, or passed to a handler here or to a function of
// the package that called this one.
//
// Input that a library validated against a schema of the program, as for typed
// tools with map arguments, is unknown.
func (r *Result) IsArgument(v ssa.Value) bool {
	is, _ := r.Argument(v)
	return is
}

// Argument reports the same. If the value is not an argument, it returns the interface
// method of the module that yielded it, or something that contains it, if that method may
// return arguments and has no known implementation; else nil.
func (r *Result) Argument(v ssa.Value) (is bool, asked *types.Func) {
	if !r.Looked() {
		return false, nil
	}
	if known, ok := r.held.Load(v); ok {
		return known.(held).is, known.(held).asked
	}
	is, asked = r.arguments.Held(v)
	r.held.Store(v, held{is, asked})
	return is, asked
}

// held says whether a value is an argument, and else who was asked for it.
type held struct {
	is    bool
	asked *types.Func
}

// Gives reports whether the first result of a function of the package is the
// arguments of a call.
func (r *Result) Gives(fn *ssa.Function) bool {
	return r.Looked() && r.arguments.Gives(fn)
}

// Routes returns the routes from libraries to a handler.
func (r *Result) Routes(h *Handler) []Route {
	if !r.Looked() {
		return nil
	}
	return r.naming.named(h, r.routes.to(h, nil))
}

// ForeignRoutes returns the same for a function of another package.
func (r *Result) ForeignRoutes(f Foreign) []Route { return r.routes.to(f.Handler(), nil) }

// RoutesBehind returns the routes of what a seam of the package calls in other packages,
// through an interface or a field.
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

// RouteOf is the route of a handler that a call registers under a name, through seams: nearest to the handler first.
func (r *Result) RouteOf(call ssa.CallInstruction, name, library string, kind sdk.Kind, seams []*Seam) Route {
	at := r.routes.servers.RegistrationAt(call, nil)
	if at.Name = name; len(at.Servers)+len(at.Given) == 0 && len(r.routes.servers.Made) == 1 {
		at.Servers, at.Guessed = r.routes.servers.Made, true
	}
	way := r.routes.at(at, library, kind)
	for i := len(seams) - 1; i >= 0; i-- {
		way = way.behind(seams[i])
	}
	return way
}

// RouteAt is the route of handlers that another package registers on a server that
// it gets here, or in bundles for it.
func (r *Result) RouteAt(at servers.Registration, library string, kind sdk.Kind) Route {
	return r.routes.at(at, library, kind)
}

// Options returns the options of a server, and whether the list is complete.
func (r *Result) Options(made *ssa.Call) (list []ssa.Value, all bool) {
	if !r.Looked() {
		return nil, false
	}
	return (&servers.Reader{Scope: r.scope}).OptionsOf(made)
}
