package program

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Instructions returns the instructions of a type in some blocks, such as all calls of a function:
//
//	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
func Instructions[T any](blocks []*ssa.BasicBlock) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, block := range blocks {
			for _, instr := range block.Instrs {
				if one, ok := any(instr).(T); ok && !yield(one) {
					return
				}
			}
		}
	}
}

// InstructionsOf returns the instructions of a type in some functions.
func InstructionsOf[T any](functions []*ssa.Function) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, fn := range functions {
			for one := range Instructions[T](fn.Blocks) {
				if !yield(one) {
					return
				}
			}
		}
	}
}

// Live returns the blocks of a function that are ever reached, see [Dead].
func Live(fn *ssa.Function) []*ssa.BasicBlock {
	dead := Dead(fn)
	return slices.DeleteFunc(slices.Clone(fn.Blocks), func(block *ssa.BasicBlock) bool { return dead[block] })
}
