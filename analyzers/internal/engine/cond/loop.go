package cond

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// LoopAround returns the header of the innermost loop around a block, or nil.
func LoopAround(block *ssa.BasicBlock) *ssa.BasicBlock {
	for head := range program.Dominators(block) {
		if slices.ContainsFunc(head.Preds, func(back *ssa.BasicBlock) bool {
			return head.Dominates(back) && leadsWithin(head, block, back)
		}) {
			return head
		}
	}
	return nil
}

// leadsWithin reports whether control can get from one block of a loop to another without
// passing its header.
func leadsWithin(head, from, to *ssa.BasicBlock) bool {
	return slices.Contains(program.Reached(from, func(b *ssa.BasicBlock) []*ssa.BasicBlock {
		return slices.DeleteFunc(slices.Clone(b.Succs), func(next *ssa.BasicBlock) bool { return next == head })
	}), to)
}
