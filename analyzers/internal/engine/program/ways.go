package program

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Before returns the blocks that reach a block, including it.
func Before(block *ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(reached(block, func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Preds }))
}

// Reached returns the blocks reachable from a block, including it; next returns successors.
func Reached(block *ssa.BasicBlock, next func(*ssa.BasicBlock) []*ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(reached(block, next))
}

// LeadsTo reports whether control can get from one block to another, or they are the
// same.
func LeadsTo(from, to *ssa.BasicBlock) bool {
	for b := range reached(from, func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Succs }) {
		if b == to {
			return true
		}
	}
	return false
}

// Continues reports whether control can reach a block after leaving another; for the same block,
// whether it runs more than once.
func Continues(from, to *ssa.BasicBlock) bool {
	return slices.ContainsFunc(from.Succs, func(next *ssa.BasicBlock) bool { return LeadsTo(next, to) })
}

// reached yields a block and everything reachable through next, each once.
func reached(first *ssa.BasicBlock, next func(*ssa.BasicBlock) []*ssa.BasicBlock) iter.Seq[*ssa.BasicBlock] {
	return func(yield func(*ssa.BasicBlock) bool) {
		seen := map[*ssa.BasicBlock]bool{first: true}
		for todo := []*ssa.BasicBlock{first}; len(todo) > 0; {
			block := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !yield(block) {
				return
			}
			for _, other := range next(block) {
				if !seen[other] {
					seen[other] = true
					todo = append(todo, other)
				}
			}
		}
	}
}
