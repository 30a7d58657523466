package program

import (
	"iter"

	"golang.org/x/tools/go/ssa"
)

// Instructions yields the instructions of a type in blocks, such as all calls of a function:
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

// InstructionsOf yields the instructions of a type in functions.
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

// Acts reports whether an instruction does something that others can see, calls and stores aside.
func Acts(instr ssa.Instruction) bool {
	switch instr.(type) {
	case *ssa.MapUpdate, *ssa.Send, *ssa.Go, *ssa.Defer, *ssa.Panic, *ssa.Select:
		return true
	}
	return false
}
