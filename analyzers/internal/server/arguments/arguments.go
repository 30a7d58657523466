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
// Read arguments.go, then giving.go, which has the fact; forwarding.go.
package arguments

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// An Arguments knows what in a package holds the arguments of a call: what a client sent.
type Arguments struct {
	*flow.Scope
	// comesIn reports whether arguments come in through a parameter as the client sent them.
	comesIn func(*ssa.Parameter) bool
	told    *summary.Table[Gives]
}

// Of returns what holds arguments in a package whose handlers get them through some
// parameters.
func Of(s *flow.Scope, comesIn func(*ssa.Parameter) bool) *Arguments {
	return &Arguments{s, comesIn, summary.NewTable(s.Pass, summary.Domain[Gives]{})}
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

func (a *Arguments) newSearch() *search {
	return &search{Arguments: a, behind: make(map[*types.Func]bool)}
}

// A search follows a value to where it comes from.
type search struct {
	*Arguments
	behind map[*types.Func]bool // methods of interfaces that were looked behind
	within *ssa.Function        // whose parameters are not followed to its callers
	only   *ssa.Parameter       // the one of those that counts; nil is none
	asked  *types.Func          // a method of an interface that can give arguments, and nobody knows
}

// holds reports whether a value can hold arguments.
func (s *search) holds(v ssa.Value) bool {
	const from = flow.Same | flow.Parts | flow.Operand | flow.Argument | flow.Fill | flow.Store | flow.Capture | flow.Enter | flow.Return | flow.Keep
	q := flow.Query{Index: s.Index, Kinds: from &^ flow.Receive, Skip: func(e flow.Edge) bool { return !s.carries(e) }}
	return q.Reaches(s.is, v)
}

// is reports whether arguments come in by a value itself.
func (s *search) is(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Parameter:
		if s.only != nil && v.Parent() == s.within {
			return v == s.only
		}
		return s.comesIn(v)
	case *ssa.Call, *ssa.Extract:
		call, index := program.CallOf(v)
		return call != nil && s.given(call, index)
	case *ssa.FieldAddr, *ssa.Field:
		return s.isOfRequest(v) && s.received(v)
	case *ssa.Alloc:
		return isFilledBy(v, func(call *ssa.Call, _ []ssa.Value) bool { return s.accesses(call) || s.decodes(call, v) })
	}
	return false
}

// carries reports whether arguments are handed on by an edge: from all that is in a variable, by a sum, by what
// decodes them into a value of any type.
func (s *search) carries(e flow.Edge) bool {
	switch e.Kind {
	case flow.Operand:
		sum, ok := e.At.(*ssa.BinOp)
		return ok && sum.Op == token.ADD
	case flow.Extract:
		_, call := e.From.(*ssa.Call)
		return !call
	case flow.Field:
		return !s.isOfRequest(e.To)
	case flow.Keep:
		field := paths.FieldOf(e.To)
		return field != nil && CanBeAll(field.Type()) && !s.isOfRequest(e.To)
	case flow.Enter:
		return e.To.Parent() != s.within
	case flow.Argument:
		return s.handsBack(e.At.(*ssa.Call), e)
	case flow.Store:
		return e.SetsVariable()
	case flow.Fill:
		return slices.ContainsFunc(e.At.(*ssa.Call).Call.Args, func(arg ssa.Value) bool {
			box, ok := arg.(*ssa.MakeInterface)
			return ok && box.X == e.To
		})
	}
	return true
}

// isOfRequest reports whether a value is the field of a request that has the arguments.
func (s *search) isOfRequest(v ssa.Value) bool {
	_, _, ok := s.Set.Arguments(paths.FieldOf(v))
	return ok
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

// accesses reports whether a call is one of a method that gives the arguments of a request.
func (a *Arguments) accesses(call *ssa.Call) bool {
	obj, _ := program.CalledAs(&call.Call)
	_, _, ok := a.Set.ArgumentAccess(obj)
	return ok
}

// decodes reports whether a call is one of a function of the package that decodes the arguments of a request into a
// variable, which it is given as a value of any type:
//
//	func bind(req *mcp.CallToolRequest, to any) error { return json.Unmarshal(req.Params.Arguments, to) }
func (s *search) decodes(call *ssa.Call, variable *ssa.Alloc) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || len(callee.Params) != len(call.Call.Args) {
		return false
	}
	for i, arg := range call.Call.Args {
		if box, ok := arg.(*ssa.MakeInterface); !ok || box.X != variable {
			continue
		}
		for inner := range program.UsesAs[*ssa.Call](callee.Params[i]) {
			if slices.ContainsFunc(inner.Call.Args, func(from ssa.Value) bool { return from != callee.Params[i] && s.readsRequest(from) }) {
				return true
			}
		}
	}
	return false
}

// readsRequest reports whether a value is the field of a request that has the arguments.
func (s *search) readsRequest(v ssa.Value) bool {
	return flow.Query{Kinds: flow.Same | flow.Argument}.Reaches(func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.FieldAddr:
			return s.isOfRequest(v) && s.received(v)
		case *ssa.Call:
			return s.accesses(v)
		}
		return false
	}, v)
}

// CanBeAll reports whether values of a type can be all the arguments of a
// call, before they are decoded: bytes, or a map by name.
func CanBeAll(t types.Type) bool {
	byName, ok := t.Underlying().(*types.Map)
	return ok && types.Identical(byName.Key().Underlying(), types.Typ[types.String]) && types.IsInterface(byName.Elem()) || program.IsBytes(t)
}
