package errflow

import (
	"iter"

	"golang.org/x/tools/go/ssa"
)

// passedTo returns the branches that every way to a block takes, the last one
// first: the block that ends in the branch, and the index of the successor.
func passedTo(block *ssa.BasicBlock) iter.Seq2[*ssa.BasicBlock, int] {
	return func(yield func(*ssa.BasicBlock, int) bool) {
		for i, from := 0, block.Idom(); from != nil && i < maxDominators; i, from = i+1, from.Idom() {
			if len(from.Succs) != 2 || from.Succs[0] == from.Succs[1] {
				continue
			}
			for side, next := range from.Succs {
				if len(next.Preds) == 1 && next.Dominates(block) && !yield(from, side) {
					return
				}
			}
		}
	}
}
