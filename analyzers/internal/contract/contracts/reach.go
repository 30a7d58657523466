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
	w := walk{finder: r.finder, contract: c, reached: make(map[*ssa.Function]bool)}
	for _, b := range r.BoundTo(c) {
		w.reach(b.Func)
	}
	for _, fn := range w.program.Functions() {
		if obj := fn.Object(); obj == nil && fn.Parent() == nil || obj != nil && obj.Exported() {
			w.mention(fn) // the initialization of variables, and what is exported
		}
	}
	var found []*Call
	for _, call := range r.Calls {
		if w.reached[call.In] {
			found = append(found, call)
		}
	}
	return found
}

// A walk goes from function to function.
type walk struct {
	*finder
	contract *Contract
	reached  map[*ssa.Function]bool
}

// mention reaches a function that is not called by name, unless it is a handler
// of another contract: that is called for its own tool.
func (w *walk) mention(fn *ssa.Function) {
	if b := w.result.Of(fn); b == nil || b.Contract == w.contract {
		w.reach(fn)
	}
}

func (w *walk) reach(fn *ssa.Function) {
	if w.reached[fn] {
		return
	}
	w.reached[fn] = true
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		w.instruction(instr)
	}
}

func (w *walk) instruction(instr ssa.Instruction) {
	if call, ok := instr.(ssa.CallInstruction); ok {
		visit := w.reach
		if call.Common().IsInvoke() {
			visit = w.mention
		}
		for _, fn := range calls.Own(calls.Of(w.pass).Of(call)) {
			visit(fn)
		}
	}
	for _, operand := range instr.Operands(nil) {
		if fn, ok := (*operand).(*ssa.Function); ok {
			w.mention(program.Declaration(fn))
		}
	}
}
