package effects

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// before returns which instructions of a function count as done before it serves by one
// of them, or while it does: those on the ways there. If the function waits until the
// server has ended, what comes after that is left out, also where a loop leads back, and
// so is what is deferred.
func (r *Result) before(start ssa.Instruction) func(ssa.Instruction) bool {
	blocks := program.Reached(start.Block(), func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Preds })
	end := r.ended(start)
	if end == nil {
		return func(instr ssa.Instruction) bool { return slices.Contains(blocks, instr.Block()) }
	}
	first := program.Reached(start.Parent().Blocks[0], func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		if block == end.Block() {
			return nil
		}
		return block.Succs
	})
	return func(instr ssa.Instruction) bool {
		_, deferred := instr.(*ssa.Defer)
		return !deferred && slices.Contains(blocks, instr.Block()) && slices.Contains(first, instr.Block()) && !follows(instr, end)
	}
}

// follows reports whether an instruction stands after another one in the same block.
func follows(instr, other ssa.Instruction) bool {
	return instr.Block() == other.Block() && program.AlwaysBefore(other, instr)
}

// ended returns the call after which a server has ended: one that serves at once, or one
// that is given the transport, and that returns an error and nothing with which to wait.
// It is nil if the server goes on, as in a goroutine, or if nothing is known of it.
func (r *Result) ended(start ssa.Instruction) ssa.Instruction {
	if call, ok := start.(*ssa.Call); ok && (r.servesBy(call) || returnsError(call)) {
		return call
	}
	if made, ok := start.(ssa.Value); ok {
		for _, use := range uses(made) {
			if call, ok := use.(*ssa.Call); ok && returnsError(call) {
				return call
			}
		}
	}
	return nil
}

// returnsError reports whether a call returns an error only.
func returnsError(call *ssa.Call) bool {
	return program.IsError(call.Type())
}

// starts reports whether an instruction calls a function of the module that serves. What
// that function does before it serves is told where it does so.
func (r *Result) starts(instr ssa.Instruction) bool {
	call, ok := instr.(ssa.CallInstruction)
	return ok && r.servesBy(call)
}

// uses yields the instructions that use a value, also as one of another type.
func uses(v ssa.Value) iter.Seq2[ssa.Value, ssa.Instruction] {
	return flow.Query{Kinds: flow.Box | flow.Convert}.Uses(v)
}
