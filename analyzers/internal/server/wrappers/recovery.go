package wrappers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Recovers reports whether a function recovers from panics, or a literal that it
// calls or passes to a recovering function. Recovery in a new goroutine does not
// count.
func (r *Middleware) Recovers(fn *ssa.Function) bool {
	if program.Recovers(fn) {
		return true
	}
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if r.runsRecovered(fn, call) {
			return true
		}
	}
	return false
}

// runsRecovered reports whether a call runs a literal of the function that makes it
// where something recovers.
func (r *Middleware) runsRecovered(fn *ssa.Function, call *ssa.Call) bool {
	callee := program.Callee(&call.Call)
	if callee == nil {
		return false
	}
	if callee.Parent() == fn {
		return r.Recovers(callee)
	}
	isLiteral := func(v ssa.Value) bool {
		closure, ok := v.(*ssa.MakeClosure)
		return ok && closure.Parent() == fn
	}
	return slices.ContainsFunc(call.Call.Args, isLiteral) && (program.Recovers(callee) || r.RecoversElsewhere(program.ObjectOf(callee)))
}

// RecoversElsewhere reports whether a function of another package of the module is
// known to recover.
func (r *Middleware) RecoversElsewhere(obj *types.Func) bool {
	if r.isKnownGuard(obj) {
		return true
	}
	told, _ := r.catching.Told(obj)
	return told.Inside
}

// isKnownGuard reports whether it is stated or known of a function that it recovers.
func (r *Middleware) isKnownGuard(obj *types.Func) bool {
	s, _ := r.Settings.Seam(obj)
	_, guards := Guards(obj)
	return s.Recovers || guards
}
