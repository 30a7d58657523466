package handlers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
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
	s := argumentSearch{Result: r, seen: make(map[ssa.Value]bool)}
	if s.holds(v) {
		return true, nil
	}
	return false, s.asked
}

// An argumentSearch follows a value to where it comes from.
type argumentSearch struct {
	*Result
	seen   map[ssa.Value]bool
	within *ssa.Function  // whose parameters are not followed to its callers
	only   *ssa.Parameter // the one of those that counts; nil is none
	asked  *types.Func    // a method of an interface that can give arguments, and nobody knows
}

func (s *argumentSearch) holds(v ssa.Value) bool {
	if v == nil || s.seen[v] || len(s.seen) > valueflow.MaxTraced {
		return false
	}
	s.seen[v] = true
	switch v := v.(type) {
	case *ssa.TypeAssert:
		return s.holds(v.X)
	case *ssa.MakeInterface:
		return s.holds(v.X)
	case *ssa.ChangeInterface:
		return s.holds(v.X)
	case *ssa.ChangeType:
		return s.holds(v.X)
	case *ssa.Convert:
		return s.holds(v.X)
	case *ssa.Slice:
		return s.holds(v.X)
	case *ssa.Lookup:
		return s.holds(v.X)
	case *ssa.Index:
		return s.holds(v.X)
	case *ssa.IndexAddr:
		return s.holds(v.X)
	case *ssa.Next:
		return s.ranged(v)
	case *ssa.BinOp:
		return v.Op == token.ADD && (s.holds(v.X) || s.holds(v.Y))
	case *ssa.Phi:
		return slices.ContainsFunc(v.Edges, s.holds)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return s.result(call, v.Index)
		}
		return s.holds(v.Tuple)
	case *ssa.Call:
		return s.result(v, 0)
	case *ssa.Parameter:
		return s.parameter(v)
	case *ssa.FreeVar:
		return slices.ContainsFunc(s.finder.Index.Bindings(v), s.holds)
	case *ssa.Field:
		return s.field(v.X, program.Field(v.X.Type(), v.Field))
	case *ssa.FieldAddr:
		return s.field(v.X, program.Field(v.X.Type(), v.Field))
	case *ssa.UnOp:
		return v.Op == token.MUL && s.holds(v.X)
	case *ssa.Alloc:
		return s.variable(v)
	}
	return false
}

// ranged reports whether a loop runs over arguments.
func (s *argumentSearch) ranged(next *ssa.Next) bool {
	loop, ok := next.Iter.(*ssa.Range)
	return ok && s.holds(loop.X)
}

// field reports whether a field holds the arguments of a request that was
// received, or is one of a struct that they were decoded into.
func (s *argumentSearch) field(of ssa.Value, field *types.Var) bool {
	if _, _, ok := s.finder.Set.Arguments(field); ok {
		return s.received(of)
	}
	return s.holds(of) || s.kept(field)
}

// kept reports whether the package keeps all the arguments of a call in a field.
func (s *argumentSearch) kept(field *types.Var) bool {
	return field != nil && isArguments(field.Type()) && slices.ContainsFunc(s.finder.Index.Fields[field], s.holds)
}

// received reports whether the request to which a field belongs is one that the
// package got, and not one that it makes in order to send it.
func (s *argumentSearch) received(request ssa.Value) bool {
	for {
		switch x := request.(type) {
		case *ssa.FieldAddr:
			request = x.X
		case *ssa.Field:
			request = x.X
		case *ssa.UnOp:
			request = x.X
		case *ssa.Alloc:
			return len(valueflow.WholeStores(x)) > 0
		case *ssa.Parameter, *ssa.FreeVar:
			return true
		default:
			return false
		}
	}
}

// result reports whether a call returns arguments in the given place.
func (s *argumentSearch) result(call *ssa.Call, index int) bool {
	if obj, _ := program.CalledAs(&call.Call); obj != nil {
		if _, _, ok := s.finder.Set.ArgumentAccess(obj); ok {
			return !program.IsError(obj.Signature().Results().At(index).Type())
		}
	}
	callee := program.Callee(&call.Call)
	if callee == nil || !s.finder.Own[callee] {
		return s.given(call, index)
	}
	for _, ret := range s.finder.Index.Returns[callee] {
		if index < len(ret.Results) && s.holds(ret.Results[index]) {
			return true
		}
	}
	return false
}

// parameter reports whether a parameter is one through which arguments come.
func (s *argumentSearch) parameter(p *ssa.Parameter) bool {
	if s.only != nil && p.Parent() == s.within {
		return p == s.only
	}
	if h := s.handlerOf(p.Parent()); h != nil && s.takesArguments(h, p) {
		return true
	}
	if p.Parent() == s.within {
		return false
	}
	return slices.ContainsFunc(s.finder.Index.ArgumentsFor(p), s.holds)
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
		return isArguments(p.Type())
	}
	if valueflow.PositionOf(p) != len(h.Func.Params)-1 || len(h.Func.Params) < 3 {
		return false
	}
	_, isStruct := p.Type().Underlying().(*types.Struct)
	return isStruct || !r.validates(h) || slices.ContainsFunc(h.Registered, func(at Registration) bool { return at.infers })
}

// infersInput reports whether the tool among what a registration is given states no schema of its
// arguments. What the library infers from a map says nothing of what is in it:
//
//	mcp.AddTool(server, &mcp.Tool{Name: "find"}, find) // func find(..., in map[string]any)
func (f *finder) infersInput(args []ssa.Value) bool {
	for _, arg := range args {
		tool, ok := arg.(*ssa.Alloc)
		if !ok {
			continue
		}
		has, states := false, false
		if fields, ok := tool.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct); ok {
			for field := range fields.Fields() {
				_, is := f.Set.InputSchema(field)
				has = has || is
			}
		}
		for _, use := range *tool.Referrers() {
			if addr, ok := use.(*ssa.FieldAddr); ok {
				_, is := f.Set.InputSchema(program.Field(addr.X.Type(), addr.Field))
				states = states || is
			}
		}
		if has {
			return !states
		}
	}
	return false
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

// variable reports whether arguments are stored in a variable, or decoded into it.
func (s *argumentSearch) variable(variable *ssa.Alloc) bool {
	if slices.ContainsFunc(valueflow.WholeStores(variable), s.holds) {
		return true
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.MakeInterface:
			if s.decodedInto(use) {
				return true
			}
		case *ssa.MakeClosure:
			if s.setIn(use, variable) {
				return true
			}
		}
	}
	return false
}

// setIn reports whether a literal stores arguments in a variable that it shares.
func (s *argumentSearch) setIn(closure *ssa.MakeClosure, variable *ssa.Alloc) bool {
	literal := closure.Fn.(*ssa.Function)
	for i, binding := range closure.Bindings {
		if binding == variable && slices.ContainsFunc(valueflow.WholeStores(literal.FreeVars[i]), s.holds) {
			return true
		}
	}
	return false
}

// decodedInto reports whether a pointer is handed to a function that decodes
// arguments into what it points to: together with them, or with a request that
// has them.
func (s *argumentSearch) decodedInto(pointer *ssa.MakeInterface) bool {
	return slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
		call, ok := use.(*ssa.Call)
		if !ok {
			return false
		}
		obj, _ := program.CalledAs(&call.Call)
		if _, _, ok := s.finder.Set.ArgumentAccess(obj); ok {
			return true
		}
		return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return arg != pointer && s.holds(arg) })
	})
}
