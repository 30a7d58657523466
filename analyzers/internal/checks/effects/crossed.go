package effects

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
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
	left, possible := r.flow.Met(call, callee, d.When)
	d.When = cause.AllOf(cause.Told(call.Parent(), left), conditionsAt(r.flow, call))
	return d, possible
}

// conditionsAt returns the conditions on the parameters of a function under which one of its instructions is reached.
func conditionsAt(flow *errflow.Flow, instr ssa.Instruction) []cause.Condition {
	return cause.Told(instr.Parent(), flow.ConditionsAt(instr))
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
	d.When = conditionsAt(r.flow, w.from)
	return d, true
}
