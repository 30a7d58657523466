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

// Part returns the value with an index of those that an instruction gives together, nil if nothing is done with it.
func Part(of ssa.Value, index int) ssa.Value {
	for x := range UsesAs[*ssa.Extract](of) {
		if x.Index == index && len(UsesOf(x)) > 0 {
			return x
		}
	}
	return nil
}
