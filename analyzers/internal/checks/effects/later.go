package effects

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Written returns what the handlers of the package write, and those of others that it
// registers: what functions make for it, and what does not know itself to be a handler.
func (r *Result) Written() []Deed {
	list := r.Reached(Writes, r.Served)
	set := sdk.Of(r.pass.Pkg)
	for call := range program.InstructionsOf[*ssa.Call](r.functions) {
		if !registers(set, call) {
			continue
		}
		for _, d := range r.laterOf(call) {
			d.Registered = d.Func != ""
			list = with(list, d)
		}
	}
	return list
}

// runsLater reports whether a literal is a handler, or shaped like one and returned by
// the function in which it stands. That function does not call it.
func (r *Result) runsLater(literal *ssa.Function) bool {
	return slices.Contains(r.Served, literal) || slices.Contains(madeFor(literal.Parent()), ssa.Value(literal))
}

// madeFor returns the literals shaped like handlers, and the calls, whose value a
// function returns.
func madeFor(fn *ssa.Function) []ssa.Value {
	var list []ssa.Value
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		for _, result := range program.AllGiven(ret) {
			result = flow.Query{Kinds: flow.Box | flow.Convert}.Start(result)
			if literal := program.FunctionOf(result); literal != nil && literal.Parent() == fn && shapedLikeHandler(literal.Signature) {
				list = append(list, literal)
			} else if call, ok := result.(*ssa.Call); ok {
				list = append(list, call)
			}
		}
	}
	return list
}

// shapedLikeHandler reports whether a function gets something, and returns something
// and an error.
func shapedLikeHandler(s *types.Signature) bool {
	return s.Results().Len() >= 2 && s.Params().Len() > 0 && program.EndsInError(s.Results())
}

// later returns what is written by the functions that a function makes and returns.
func (r *Result) later(fn *ssa.Function) []Deed {
	if list, known := r.left[fn]; known {
		return list
	}
	r.left[fn] = nil // recursion adds nothing: a function returns what it returns
	var list []Deed
	for _, v := range madeFor(fn) {
		switch v := v.(type) {
		case *ssa.Function:
			if !slices.Contains(r.Served, v) { // else it is one of the handlers of the package
				list = append(list, r.Reached(Writes, []*ssa.Function{v})...)
			}
		case *ssa.Call:
			list = append(list, r.laterOf(v)...)
		}
	}
	r.left[fn] = list
	return list
}

// laterOf returns what is written by the function that a call returns.
func (r *Result) laterOf(call *ssa.Call) []Deed {
	if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && r.own[callee] {
		return r.later(callee)
	}
	return slices.DeleteFunc(r.toldOf(call), func(d Deed) bool { return !d.Later })
}

// registers reports whether a value, or what functions make of it, is registered as a
// handler.
func registers(set *sdk.Set, v ssa.Value) bool {
	q := flow.Query{Kinds: flow.Convert | flow.Box | flow.Argument | flow.Store, Skip: func(e flow.Edge) bool {
		call, ok := e.At.(*ssa.Call)
		return ok && !isRegistrar(set, call) && !program.IsFunction(call.Type())
	}}
	for to := range q.On(v) {
		if _, _, ok := set.Field(paths.FieldOf(to)); ok {
			return true
		}
		if call, ok := to.(*ssa.Call); ok && to != v && isRegistrar(set, call) {
			return true
		}
	}
	return false
}

func isRegistrar(set *sdk.Set, call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil {
		return false
	}
	_, _, ok := set.Registrar(obj)
	return ok
}
