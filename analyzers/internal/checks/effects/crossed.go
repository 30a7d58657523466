package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// crossed returns what a function does as a call of it has it done, and whether it can be done there: with a constant
// that the branches before it exclude, it is not.
//
//	func render(md bool) {
//		if !md {
//			fmt.Println(table()) // never done by render(true)
//		}
//
// The callee is nil if it is of another package.
func (r *Result) crossed(call ssa.CallInstruction, callee *ssa.Function, d Deed) (Deed, bool) {
	own, around := apart(d.When)
	left, possible := r.flow.Met(call, callee, own)
	switched, can := r.switches.met(call, own)
	d.When = cause.AllOf(toldIn(call.Parent(), slices.Concat(around, left, switched)), conditionsAt(r, call))
	return d, possible && can
}

// conditionsAt returns the conditions on the parameters of a function, and on switches of its receiver, under which one of
// its instructions is reached.
func conditionsAt(r *Result, instr ssa.Instruction) []cause.Condition {
	return toldIn(instr.Parent(), cause.AllOf(r.flow.ConditionsAt(instr), r.switches.at(instr)))
}

// apart returns the conditions on the parameters of a function itself, and those on the parameters of functions around it.
func apart(when []cause.Condition) (own, around []cause.Condition) {
	for _, c := range when {
		if c.Owner == nil {
			own = append(own, c)
		} else {
			around = append(around, c)
		}
	}
	return own, around
}

// toldIn returns the conditions that mean something in a function: those on its parameters, which are then nobody's, and of a
// literal those on the parameters of the functions around it.
func toldIn(fn *ssa.Function, when []cause.Condition) (list []cause.Condition) {
	for _, c := range when {
		outer := fn
		for outer != nil && outer != c.Owner {
			outer = outer.Parent()
		}
		if outer == fn {
			c.Owner = nil
		}
		if outer != nil {
			list = append(list, c)
		}
	}
	return list
}

// A way is an instruction that calls a function, or makes that others call it.
type way struct {
	fn   *ssa.Function
	from ssa.Instruction
}

// does returns what a function of the package does, as what leads there does it.
func (w way) does(r *Result, callee *ssa.Function, d Deed) (Deed, bool) {
	if call, ok := w.from.(ssa.CallInstruction); ok && call.Common().StaticCallee() == callee {
		return r.crossed(call, callee, d)
	}
	_, around := apart(d.When)
	d.When = cause.AllOf(toldIn(w.from.Parent(), around), conditionsAt(r, w.from))
	return d, true
}
