package program

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Reached returns the blocks reachable from a block, including it; next returns successors.
func Reached(block *ssa.BasicBlock, next func(*ssa.BasicBlock) []*ssa.BasicBlock) []*ssa.BasicBlock {
	return slices.Collect(Reach(next, block))
}

// LeadsTo reports whether control can get from one block to another, or they are the
// same.
func LeadsTo(from, to *ssa.BasicBlock) bool {
	for b := range Reach(func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Succs }, from) {
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

// Reach yields some blocks or functions, and all that can be reached from them through next, each once and depth first:
//
//	for fn := range program.Reach(summary.Callees, handlers...) {
func Reach[T comparable](next func(T) []T, from ...T) iter.Seq[T] {
	return func(yield func(T) bool) {
		seen, todo := make(map[T]bool), slices.Clone(from)
		slices.Reverse(todo)
		for len(todo) > 0 {
			one := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[one] {
				continue
			}
			seen[one] = true
			if !yield(one) {
				return
			}
			for _, other := range slices.Backward(next(one)) {
				todo = append(todo, other)
			}
		}
	}
}
