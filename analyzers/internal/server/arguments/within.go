package arguments

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// HandsOnWithin is HandsOn, for a call in a guarded literal.
func (r *Forwarding) HandsOnWithin(a Answerer, g wrappers.Guarded, call *ssa.Call) bool {
	results := call.Call.Signature().Results()
	if results.Len() < 2 || !program.EndsInError(results) {
		return false
	}
	if _, _, ok := r.Set.Result(results.At(0).Type()); ok {
		return true
	}
	if !r.ownResult(results) && !isText(results.At(0).Type()) {
		return false
	}
	inPart := !call.Call.IsInvoke() && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return funcs.IsContext(arg.Type()) })
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return !funcs.IsContext(arg.Type()) && slices.ContainsFunc(captured(g, arg), func(bound ssa.Value) bool {
			return r.isOfRequest(a, bound) && (inPart || CanBeAll(arg.Type()) || isLoadOf(arg))
		})
	})
}

// isLoadOf reports whether a value is all of a variable outside of the literal, perhaps as
// an interface.
func isLoadOf(v ssa.Value) bool {
	v = calls.PlainValue(v)
	_, free := v.(*ssa.FreeVar)
	_, read := paths.ReadFrom[*ssa.FreeVar](v)
	return free || read
}

// captured returns the variables outside of a guarded literal of which a value in it is made.
func captured(g wrappers.Guarded, v ssa.Value) []ssa.Value {
	var found []ssa.Value
	for part := range (flow.Query{Kinds: flow.Operands}).Back(v) {
		if free, ok := part.(*ssa.FreeVar); ok && free.Parent() == g.Closure.Fn {
			found = append(found, g.Closure.Bindings[slices.Index(free.Parent().FreeVars, free)])
		}
	}
	return found
}

// isOfRequest reports whether a variable of a handler holds something of the request: as it
// came, or decoded.
func (r *Forwarding) isOfRequest(a Answerer, variable ssa.Value) bool {
	return slices.ContainsFunc(a.Carriers, func(p *ssa.Parameter) bool {
		if flow.IsMadeOf(variable, p) {
			return true
		}
		addr, ok := variable.(*ssa.Alloc)
		return ok && (filledFrom(addr, p) || r.arguments.IsFilled(addr))
	})
}
