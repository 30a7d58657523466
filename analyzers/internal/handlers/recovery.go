package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// recoversAt reports whether a seam recovers from the panics of what it calls.
func (r *Result) recoversAt(s *Seam) bool {
	return s.Func != nil && r.finder.recovers(s.Func) || s.Wrapper != nil && r.finder.recoversElsewhere(s.Wrapper)
}

// sheltersCalls reports whether a handler of the package recovers, or what it
// delegates to.
func (f *finder) sheltersCalls(h *Handler) bool {
	return f.recovers(h.Func) || slices.ContainsFunc(f.Index.Returns[h.Func], func(ret *ssa.Return) bool {
		inner := f.delegate(h, ret)
		return inner != nil && f.recovers(inner)
	})
}

// recovers reports whether a function recovers from panics, or a literal that it
// calls or hands to a function which recovers. What a new goroutine recovers from is
// of no use to the function that starts it.
func (f *finder) recovers(fn *ssa.Function) bool {
	if program.Recovers(fn) {
		return true
	}
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(*ssa.Call); ok && f.runsRecovered(fn, call) {
				return true
			}
		}
	}
	return false
}

// runsRecovered reports whether a call runs a literal of the function that makes it
// where something recovers.
func (f *finder) runsRecovered(fn *ssa.Function, call *ssa.Call) bool {
	callee := program.Callee(&call.Call)
	if callee == nil {
		return false
	}
	if callee.Parent() == fn {
		return f.recovers(callee)
	}
	isLiteral := func(v ssa.Value) bool {
		closure, ok := v.(*ssa.MakeClosure)
		return ok && closure.Parent() == fn
	}
	return slices.ContainsFunc(call.Call.Args, isLiteral) && (program.Recovers(callee) || f.recoversElsewhere(program.ObjectOf(callee)))
}

// recoversElsewhere reports whether recovery stands in a function of another package
// of the module, or is known of a function.
func (f *finder) recoversElsewhere(obj *types.Func) bool {
	if f.isKnownGuard(obj) {
		return true
	}
	var fact catches
	return obj != nil && obj.Pkg() != nil && obj.Pkg() != f.Pass.Pkg && module.Seems(f.Pass, obj.Pkg()) &&
		f.Pass.ImportObjectFact(obj.Origin(), &fact) && fact.Inside
}

// isKnownGuard reports whether it is stated or known of a function that it recovers.
func (f *finder) isKnownGuard(obj *types.Func) bool {
	s, _ := f.Settings.Seam(obj)
	_, guards := seams.Guards(obj)
	return s.Recovers || guards
}

// installsElsewhere reports whether a function of another package of the module puts
// middleware that recovers before the handlers of a server.
func (f *finder) installsElsewhere(obj *types.Func) bool {
	var fact catches
	return f.Pass.ImportObjectFact(obj.Origin(), &fact) && fact.Before
}

// catchesInside reports whether recovery stands in a function, or in what it calls to
// put something around functions, or to hand on a function that it was given.
func (f *finder) catchesInside(fn *ssa.Function, seen map[*ssa.Function]bool) bool {
	if seen[fn] {
		return false
	}
	seen[fn] = true
	if f.recoversIn(fn) {
		return true
	}
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || !valueflow.IsFunction(call.Type()) && !slices.ContainsFunc(call.Call.Args, isGiven) {
				continue
			}
			callee := program.Callee(&call.Call)
			if callee != nil && (f.Own[callee] && f.catchesInside(callee, seen) || f.recoversElsewhere(program.ObjectOf(callee))) {
				return true
			}
		}
	}
	return slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool { return f.catchesInside(literal, seen) })
}
