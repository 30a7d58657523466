package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// serves says whether a function serves the protocol on standard output whenever it is called.
type serves bool

// String returns "serves", as only that is told.
func (serves) String() string { return "serves" }

// Starts returns the transports of the package, and the calls of functions of the
// module that serve on standard output whatever they are given.
func (r *Result) Starts() []ssa.Instruction {
	list := r.Transports()
	for call := range program.InstructionsOf[ssa.CallInstruction](r.functions) {
		if r.servesBy(call) {
			list = append(list, call)
		}
	}
	return list
}

// servesBy reports whether a call is one of a function that serves.
func (r *Result) servesBy(call ssa.CallInstruction) bool {
	known, _ := r.serving.Of(call.Common().StaticCallee())
	return bool(known)
}

// isServing reports whether a function of the package serves.
func (r *Result) isServing(fn *ssa.Function) bool {
	known, _ := r.serving.Own(fn)
	return bool(known)
}

// findServing finds the functions of the package that serve: those that do so on every way
// on which they return, at once or by a call of another one that serves.
func (r *Result) findServing() {
	transports := make(map[ssa.Instruction]bool)
	for _, transport := range r.Transports() {
		transports[transport] = true
	}
	start := func(instr ssa.Instruction) bool {
		call, ok := instr.(*ssa.Call)
		return transports[instr] || ok && r.servesBy(call)
	}
	r.serving.Transfer = func(fn *ssa.Function) serves { return servesAlways(fn, start) }
	r.serving.Settle(summary.Components(r.program.Functions(), summary.Callees))
	r.serving.Export()
}

// servesAlways reports whether a function serves by some of its instructions, and cannot
// return without that, but with an error: one that fails before was on its way to serving.
func servesAlways(fn *ssa.Function, start func(ssa.Instruction) bool) serves {
	if len(fn.Blocks) == 0 {
		return false
	}
	found, without := false, false
	for _, block := range program.Reached(fn.Blocks[0], func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		if slices.ContainsFunc(block.Instrs, start) {
			found = true
			return nil
		}
		return block.Succs
	}) {
		ret, ok := program.Last(block).(*ssa.Return)
		without = without || ok && !cond.Fails(ret) && !slices.ContainsFunc(block.Instrs, start)
	}
	return serves(found && !without)
}
