package program

import (
	"iter"

	"golang.org/x/tools/go/ssa"
)

// UsesOf returns the instructions that use a value.
func UsesOf(v ssa.Value) []ssa.Instruction {
	if v == nil || v.Referrers() == nil {
		return nil
	}
	return *v.Referrers()
}

// UsesAs yields the instructions of a type that use a value, such as the branches on a condition:
//
//	for jump := range program.UsesAs[*ssa.If](condition) {
func UsesAs[T ssa.Instruction](v ssa.Value) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, use := range UsesOf(v) {
			if one, ok := use.(T); ok && !yield(one) {
				return
			}
		}
	}
}

// Tests yields the comparisons of a value at which a function branches, with the branches.
func Tests(v ssa.Value) iter.Seq2[*ssa.BinOp, *ssa.If] {
	return func(yield func(*ssa.BinOp, *ssa.If) bool) {
		for test := range UsesAs[*ssa.BinOp](v) {
			for jump := range UsesAs[*ssa.If](test) {
				if !yield(test, jump) {
					return
				}
			}
		}
	}
}
