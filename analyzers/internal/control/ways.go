package control

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Before returns a block and those from which control can come to it.
func Before(block *ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(reached(block, func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Preds }))
}

// After returns a block and those to which control can come from it, but none beyond the
// last one, which may be nil.
func After(block, last *ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(reached(block, func(b *ssa.BasicBlock) []*ssa.BasicBlock {
		if b == last {
			return nil
		}
		return b.Succs
	}))
}

// Reached returns a block and those to which control can come from it where next tells which
// ones follow.
func Reached(block *ssa.BasicBlock, next func(*ssa.BasicBlock) []*ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(reached(block, next))
}

// LeadsTo reports whether control can come from one block to another one, or they are the
// same.
func LeadsTo(from, to *ssa.BasicBlock) bool {
	for b := range reached(from, func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Succs }) {
		if b == to {
			return true
		}
	}
	return false
}

// Continues reports whether control can come to a block after it has left another one: if they are the
// same, whether that is passed more than once.
func Continues(from, to *ssa.BasicBlock) bool {
	return slices.ContainsFunc(from.Succs, func(next *ssa.BasicBlock) bool { return LeadsTo(next, to) })
}

// reached goes through a block and all that is next to it, each once.
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
