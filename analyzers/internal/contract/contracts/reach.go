package contracts

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Reached returns the calls of methods of contracts in functions that the
// handlers of a contract can reach, or that other packages can call. It takes a
// function that is mentioned for one that is called, so it finds too many rather
// than too few.
func (r *Result) Reached(c *Contract) []*Call {
	w := walk{r.finder, c}
	var from []*ssa.Function
	for _, b := range r.BoundTo(c) {
		from = append(from, b.Func)
	}
	for _, fn := range w.program.Functions() {
		obj := fn.Object() // none for the initialization of variables
		if (obj == nil && fn.Parent() == nil || obj != nil && obj.Exported()) && w.isMentioned(fn) {
			from = append(from, fn)
		}
	}
	var found []*Call
	for fn := range program.Reach(w.next, from...) {
		for _, call := range r.Calls {
			if call.In == fn {
				found = append(found, call)
			}
		}
	}
	return found
}

// A walk goes from function to function for a contract.
type walk struct {
	*finder
	contract *Contract
}

// isMentioned reports whether a function counts that is not called by name, unless it is a handler
// of another contract: that is called for its own tool.
func (w walk) isMentioned(fn *ssa.Function) bool {
	b := w.result.Of(fn)
	return b == nil || b.Contract == w.contract
}

// next returns the functions that a function calls or mentions.
func (w walk) next(fn *ssa.Function) []*ssa.Function {
	var found []*ssa.Function
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if call, ok := instr.(ssa.CallInstruction); ok {
			for _, callee := range calls.Own(calls.Of(w.pass).Of(call)) {
				if !call.Common().IsInvoke() || w.isMentioned(callee) {
					found = append(found, callee)
				}
			}
		}
		for _, operand := range instr.Operands(nil) {
			if fn, ok := (*operand).(*ssa.Function); ok && w.isMentioned(program.Declaration(fn)) {
				found = append(found, program.Declaration(fn))
			}
		}
	}
	return found
}
