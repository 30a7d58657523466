// Package arguments finds the values of a package that hold client input: the arguments
// of a call, or a part of them.
//
// It follows values backwards. In
//
//	func add(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		args := request.GetArguments()
//		name, _ := args["name"].(string)
//
// name is such a value, because GetArguments is known to return the arguments. So is the
// result of a function of the program that gets args. Callers say which functions are
// handlers, and which of their parameters are arguments. What functions of other packages
// return or pass back is a fact.
//
// [Forwarding] says where a handler hands all of it on, to a function that answers in its place.
//
// Read arguments.go, then giving.go, which has the fact; forwarding.go, then within.go and sole.go, about
// calls in literals that something runs, and about handlers that do nothing but call.
package arguments

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// An Arguments knows what in a package holds the arguments of a call: what a client sent.
type Arguments struct {
	*flow.Scope
	// comesIn reports whether arguments come in through a parameter as the client sent them.
	comesIn func(*ssa.Parameter) bool
}

// Of returns what holds arguments in a package whose handlers get them through some
// parameters.
func Of(s *flow.Scope, comesIn func(*ssa.Parameter) bool) *Arguments {
	return &Arguments{s, comesIn}
}

// Held reports whether a value can be what a client sent as an argument, or a part of that.
// Of a value that is none, it returns the method of an interface of the module that gave it,
// or that of which it is a part, if the method can give the arguments of a call and nothing
// that is known here stands behind it, or nil.
func (a *Arguments) Held(v ssa.Value) (is bool, asked *types.Func) {
	s := a.newSearch()
	if s.holds(v) {
		return true, nil
	}
	return false, s.asked
}

// IsFilled reports whether arguments are stored in a variable, or decoded into it.
func (a *Arguments) IsFilled(variable *ssa.Alloc) bool { return a.newSearch().variable(variable) }

func (a *Arguments) newSearch() *search {
	return &search{Arguments: a, seen: make(map[ssa.Value]bool)}
}

// An search follows a value to where it comes from.
type search struct {
	*Arguments
	seen   map[ssa.Value]bool
	within *ssa.Function  // whose parameters are not followed to its callers
	only   *ssa.Parameter // the one of those that counts; nil is none
	asked  *types.Func    // a method of an interface that can give arguments, and nobody knows
}

// holds reports whether a value can hold arguments.
func (s *search) holds(v ssa.Value) bool {
	if v == nil || s.seen[v] || len(s.seen) > flow.MaxTraced {
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
		return slices.ContainsFunc(program.Bindings(v), s.holds)
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
func (s *search) ranged(next *ssa.Next) bool {
	loop, ok := next.Iter.(*ssa.Range)
	return ok && s.holds(loop.X)
}

// field reports whether a field holds the arguments of a request that was
// received, or is one of a struct that they were decoded into.
func (s *search) field(of ssa.Value, field *types.Var) bool {
	if _, _, ok := s.Set.Arguments(field); ok {
		return s.received(of)
	}
	return s.holds(of) || s.kept(field)
}

// kept reports whether the package keeps all the arguments of a call in a field.
func (s *search) kept(field *types.Var) bool {
	return field != nil && CanBeAll(field.Type()) && slices.ContainsFunc(s.Index.Fields[field], s.holds)
}

// received reports whether the request to which a field belongs is one that the
// package got, and not one that it makes in order to send it.
func (s *search) received(request ssa.Value) bool {
	switch x := (flow.Query{Kinds: flow.Field | flow.Load}).Start(request).(type) {
	case *ssa.Alloc:
		return len(paths.Stored(x)) > 0
	case *ssa.Parameter, *ssa.FreeVar:
		return true
	}
	return false
}

// result reports whether a call returns arguments in the given place.
func (s *search) result(call *ssa.Call, index int) bool {
	if obj, _ := program.CalledAs(&call.Call); obj != nil {
		if _, _, ok := s.Set.ArgumentAccess(obj); ok {
			return !program.IsError(obj.Signature().Results().At(index).Type())
		}
	}
	callee := program.Callee(&call.Call)
	if callee == nil || !s.Own[callee] {
		return s.given(call, index)
	}
	for _, ret := range s.Index.Returns[callee] {
		if index < len(ret.Results) && s.holds(ret.Results[index]) {
			return true
		}
	}
	return false
}

// parameter reports whether a parameter is one through which arguments come.
func (s *search) parameter(p *ssa.Parameter) bool {
	if s.only != nil && p.Parent() == s.within {
		return p == s.only
	}
	if s.comesIn(p) {
		return true
	}
	if p.Parent() == s.within {
		return false
	}
	return slices.ContainsFunc(s.Index.ArgumentsFor(p), s.holds)
}

// variable reports whether arguments are stored in a variable, or decoded into it.
func (s *search) variable(variable *ssa.Alloc) bool {
	if slices.ContainsFunc(paths.Stored(variable), s.holds) {
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
func (s *search) setIn(closure *ssa.MakeClosure, variable *ssa.Alloc) bool {
	free := program.Captured(closure, variable)
	return free != nil && slices.ContainsFunc(paths.Stored(free), s.holds)
}

// decodedInto reports whether a pointer is handed to a function that decodes
// arguments into what it points to: together with them, or with a request that
// has them.
func (s *search) decodedInto(pointer *ssa.MakeInterface) bool {
	return slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
		call, ok := use.(*ssa.Call)
		if !ok {
			return false
		}
		obj, _ := program.CalledAs(&call.Call)
		if _, _, ok := s.Set.ArgumentAccess(obj); ok {
			return true
		}
		return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return arg != pointer && s.holds(arg) })
	})
}

// CanBeAll reports whether values of a type can be all the arguments of a
// call, before they are decoded: bytes, or a map by name.
func CanBeAll(t types.Type) bool {
	byName, ok := t.Underlying().(*types.Map)
	return ok && types.Identical(byName.Key().Underlying(), types.Typ[types.String]) && types.IsInterface(byName.Elem()) || program.IsBytes(t)
}
