package program

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// Dominators yields a block and the blocks that dominate it, the last one first.
func Dominators(block *ssa.BasicBlock) iter.Seq[*ssa.BasicBlock] {
	return func(yield func(*ssa.BasicBlock) bool) {
		for i, b := 0, block; b != nil && i < budget.Parts && yield(b); i, b = i+1, b.Idom() {
		}
	}
}

// Dominated returns the blocks that a block dominates, itself included.
func Dominated(block *ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.DeleteFunc(slices.Clone(block.Parent().Blocks), func(b *ssa.BasicBlock) bool { return !block.Dominates(b) })
}

// Last returns the last instruction of a block, or nil.
func Last(block *ssa.BasicBlock) ssa.Instruction {
	if len(block.Instrs) == 0 {
		return nil
	}
	return block.Instrs[len(block.Instrs)-1]
}

// Condition returns the condition of the branch at the end of a block, or nil.
func Condition(block *ssa.BasicBlock) ssa.Value {
	branch, ok := Last(block).(*ssa.If)
	if !ok {
		return nil
	}
	return branch.Cond
}

// AlwaysBefore reports whether a dominates b: it runs before b on every path.
func AlwaysBefore(a, b ssa.Instruction) bool {
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
}
