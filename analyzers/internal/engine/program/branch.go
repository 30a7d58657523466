package program

import (
	"go/token"
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

// PassedTo returns the branches that dominate a block, last one first: the block that
// ends in the branch, and the index of the successor.
func PassedTo(block *ssa.BasicBlock) iter.Seq2[*ssa.BasicBlock, int] {
	return func(yield func(*ssa.BasicBlock, int) bool) {
		for from := range Dominators(block.Idom()) {
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

// NilTest returns the value that a block compares with nil at its end, or nil,
// and the index of the successor for nil.
func NilTest(block *ssa.BasicBlock) (v ssa.Value, whenNil int) {
	test, ok := Condition(block).(*ssa.BinOp)
	if !ok || test.Op != token.EQL && test.Op != token.NEQ || IsNil(test.X) == IsNil(test.Y) {
		return nil, 0
	}
	v = test.X
	if IsNil(v) {
		v = test.Y
	}
	if test.Op == token.NEQ {
		whenNil = 1
	}
	return v, whenNil
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

// Positive returns what a condition says without the negations before it, and whether that is true where the
// condition is.
func Positive(condition ssa.Value) (positive ssa.Value, truth bool) {
	truth = true
	for {
		not, _ := condition.(*ssa.UnOp)
		if not == nil || not.Op != token.NOT {
			return condition, truth
		}
		condition, truth = not.X, !truth
	}
}

// AlwaysBefore reports whether a dominates b: it runs before b on every path.
func AlwaysBefore(a, b ssa.Instruction) bool {
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
}
