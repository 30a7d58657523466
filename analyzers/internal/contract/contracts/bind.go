package contracts

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// A claim is one thing that says which contract a handler has. The contract is
// nil where that cannot be read.
type claim struct {
	contract *Contract
	by       How
	pos      token.Pos
}

// claims are all claims, by handler.
type claims map[*ssa.Function][]claim

func (c claims) add(fn *ssa.Function, more claim) { c[fn] = append(c[fn], more) }

// bind finds the contracts of handlers.
func (f *finder) bind() {
	found := make(claims)
	f.byDirective(found)
	f.byRegistration(found)
	f.byMethod(found)
	f.byName(found)
	for fn := range found {
		f.settle(fn, found[fn])
	}
	f.byUse(found)
	slices.SortFunc(f.result.Bindings, func(a, b *Binding) int { return summary.ComparePositions(f.pass.Fset, a.Func.Pos(), b.Func.Pos()) })
}

// settle notes the binding that the strongest claims agree on.
func (f *finder) settle(fn *ssa.Function, of []claim) {
	strongest := ByUse
	for _, c := range of {
		strongest = max(strongest, c.by)
	}
	var agreed *claim
	for i, c := range of {
		switch {
		case c.by < strongest:
		case strongest == ByRegistration && c.contract == nil:
			// A function that registers all tools names none of their
			// contracts; what names one counts.
		case agreed == nil:
			agreed = &of[i]
		case agreed.contract != c.contract:
			return
		}
	}
	if agreed == nil || agreed.contract == nil {
		return
	}
	if !f.isForeign(agreed.contract) {
		agreed.contract.inUse = true
	}
	f.result.Bindings = append(f.result.Bindings, &Binding{
		Func: fn, Handler: f.handler[fn], Contract: agreed.contract, By: agreed.by, Pos: agreed.pos,
	})
}

// byUse binds the handlers that nothing else binds to the contract that they
// use: in their body, else in the functions that they call.
func (f *finder) byUse(found claims) {
	for _, calls := range [...]func(*ssa.Function) []*Call{f.callsIn, f.callsBelow} {
		used := make(claims)
		for _, h := range f.handlers.Handlers {
			if h.Wraps || len(found[h.Func]) > 0 {
				continue
			}
			for _, c := range calls(h.Func) {
				used.add(h.Func, claim{c.Contract, ByUse, c.Pos})
			}
		}
		for fn, all := range used {
			found[fn] = all
			f.settle(fn, all)
		}
		f.settleOwn(used, ByRegistration)
		f.settleOwn(used, ByUse)
	}
}

// settleOwn binds handlers that use several contracts to the one of them that is
// not bound to others in the given way or a stronger one: to use one that is,
// is a mistake.
func (f *finder) settleOwn(used claims, by How) {
	own := make(claims)
	for fn, all := range used {
		if f.result.Of(fn) == nil {
			own[fn] = slices.DeleteFunc(slices.Clone(all), func(c claim) bool { return c.contract != nil && f.isBound(c.contract, by) })
		}
	}
	for fn, all := range own {
		f.settle(fn, all)
	}
}

// isBound reports whether a handler is bound to the contract in the given way or
// a stronger one, or in the package that declares it.
func (f *finder) isBound(c *Contract, by How) bool {
	return f.isForeign(c) && c.inUse ||
		slices.ContainsFunc(f.result.Bindings, func(b *Binding) bool { return b.Contract == c && b.By >= by })
}

// isForeign reports whether a contract is known from a fact.
func (f *finder) isForeign(c *Contract) bool { return c.Var != nil && c.Var.Pkg() != f.pass.Pkg }

// callsIn returns the calls of methods of contracts in a function and in the
// literals in it.
func (f *finder) callsIn(fn *ssa.Function) []*Call {
	var found []*Call
	for _, c := range f.result.Calls {
		if isWithin(c.In, fn) {
			found = append(found, c)
		}
	}
	return found
}

// isWithin reports whether a function is another one or a literal in it.
func isWithin(fn, outer *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if fn == outer {
			return true
		}
	}
	return false
}

// callsBelow returns the calls in the functions of the package that a handler
// calls, unless those are handlers themselves.
func (f *finder) callsBelow(fn *ssa.Function) []*Call {
	var found []*Call
	for _, callee := range f.program.Functions() {
		if _, other := f.handler[callee]; other {
			continue
		}
		if slices.ContainsFunc(f.tracer.Calls.Callers(callee), func(s ssa.CallInstruction) bool { return isWithin(s.Parent(), fn) }) {
			found = append(found, f.callsIn(callee)...)
		}
	}
	slices.SortFunc(found, func(a, b *Call) int { return summary.ComparePositions(f.pass.Fset, a.Pos, b.Pos) })
	return found
}
