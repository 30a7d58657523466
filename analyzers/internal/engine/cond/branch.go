package cond

import (
	"go/token"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Branch is a condition, with the outcome on which control goes one way.
type Branch struct {
	Cond  ssa.Value
	Truth bool
}

// Dominating yields the branches that dominate a block, the last one first.
func Dominating(block *ssa.BasicBlock) iter.Seq[Branch] {
	return func(yield func(Branch) bool) {
		for from, side := range passedTo(block) {
			if !yield(Branch{program.Condition(from), side == 0}) {
				return
			}
		}
	}
}

// passedTo returns the branches that dominate a block, last one first: the block that
// ends in the branch, and the index of the successor.
func passedTo(block *ssa.BasicBlock) iter.Seq2[*ssa.BasicBlock, int] {
	return func(yield func(*ssa.BasicBlock, int) bool) {
		for from := range program.Dominators(block.Idom()) {
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

// BranchesTo returns the branches that lead to a block. One of them was taken:
// there are several for a condition with ||.
func BranchesTo(block *ssa.BasicBlock) []Branch {
	var list []Branch
	for _, pred := range block.Preds {
		b, ok := Edge(pred, block)
		if !ok {
			return nil
		}
		list = append(list, b)
	}
	return list
}

// Edge returns the branch that is taken where control comes from one block to the next one, if there is one.
func Edge(from, to *ssa.BasicBlock) (Branch, bool) {
	condition := program.Condition(from)
	if condition == nil || from.Succs[0] == from.Succs[1] {
		return Branch{}, false
	}
	return Branch{condition, from.Succs[0] == to}, true
}

// On yields the blocks that end in a branch on a condition: the first successor comes next where it is true.
func On(condition ssa.Value) iter.Seq[*ssa.BasicBlock] {
	return func(yield func(*ssa.BasicBlock) bool) {
		for jump := range program.UsesAs[*ssa.If](condition) {
			if !yield(jump.Block()) {
				return
			}
		}
	}
}

// OnlyOn returns the block that ends in a branch on a condition, if nothing else is done with it, or nil.
func OnlyOn(condition ssa.Value) *ssa.BasicBlock {
	if uses := program.UsesOf(condition); len(uses) == 1 {
		if jump, ok := uses[0].(*ssa.If); ok {
			return jump.Block()
		}
	}
	return nil
}

// OnNil yields the blocks that end in a branch on whether a value is nil, with the index of the successor for nil.
func OnNil(v ssa.Value) iter.Seq2[*ssa.BasicBlock, int] {
	return func(yield func(*ssa.BasicBlock, int) bool) {
		for _, use := range program.UsesOf(v) {
			test, _ := use.(ssa.Value)
			if of, _ := WithNil(test); of != v {
				continue
			}
			for block := range On(test) {
				if _, whenNil := NilTest(block); !yield(block, whenNil) {
					return
				}
			}
		}
	}
}

// NilTest returns the value that a block compares with nil at its end, or nil,
// and the index of the successor for nil.
func NilTest(block *ssa.BasicBlock) (v ssa.Value, whenNil int) {
	v, equal := WithNil(program.Condition(block))
	if v != nil && !equal {
		whenNil = 1
	}
	return v, whenNil
}

// WithNil returns the value that a condition compares with nil, or nil, and whether the condition holds for nil.
func WithNil(condition ssa.Value) (v ssa.Value, equal bool) {
	v, c, equal := WithConst(condition)
	if c == nil || !c.IsNil() {
		return nil, false
	}
	return v, equal
}

// IsNilTest reports whether an instruction compares a value with nil.
func IsNilTest(instr ssa.Instruction) bool {
	test, _ := instr.(ssa.Value)
	of, _ := WithNil(test)
	return of != nil
}

// WithConst returns the value that a condition compares with a constant, the constant, and whether the condition
// holds where they are equal; nil for other conditions.
func WithConst(condition ssa.Value) (v ssa.Value, c *ssa.Const, equal bool) {
	x, y, equal := Equality(condition)
	if c, ok := y.(*ssa.Const); ok {
		return x, c, equal
	}
	if c, ok := x.(*ssa.Const); ok {
		return y, c, equal
	}
	return nil, nil, false
}

// WithEmpty reports whether a comparison, of whatever kind, is one with an empty constant.
func WithEmpty(test *ssa.BinOp) bool {
	return paths.IsEmptyConst(test.X) || paths.IsEmptyConst(test.Y)
}

// Against returns what a value is compared with.
func Against(test *ssa.BinOp, v ssa.Value) ssa.Value {
	if test.Y == v {
		return test.X
	}
	return test.Y
}

// Equality returns the values that a condition asks to be equal, or not to be equal; nil for other conditions.
func Equality(condition ssa.Value) (x, y ssa.Value, equal bool) {
	test, ok := condition.(*ssa.BinOp)
	if !ok || test.Op != token.EQL && test.Op != token.NEQ {
		return nil, nil, false
	}
	return test.X, test.Y, test.Op == token.EQL
}

// Plain returns the branch without negations: that !ok is true says that ok is not.
func (b Branch) Plain() Branch {
	for {
		not, ok := b.Cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			return b
		}
		b = Branch{not.X, !b.Truth}
	}
}

// Nil returns the value that the condition compares with nil, or nil, and what the branch finds it to be.
func (b Branch) Nil() (v ssa.Value, found Test) {
	v, equal := WithNil(b.Cond)
	switch {
	case v == nil:
		return nil, Untested
	case equal == b.Truth:
		return v, FoundNil
	}
	return v, FoundSet
}

// Equal returns two values that the branch proves to be equal, or nil.
func (b Branch) Equal() (x, y ssa.Value) {
	x, y, equal := Equality(b.Cond)
	if equal != b.Truth {
		return nil, nil
	}
	return x, y
}

// Decides returns what the branch proves another condition to be, and whether it does: one that asks the same, or the opposite.
func (b Branch) Decides(condition ssa.Value) (is, known bool) {
	b, asked := b.Plain(), Branch{condition, true}.Plain()
	if paths.Same(b.Cond, asked.Cond) {
		return b.Truth == asked.Truth, true
	}
	x, y, equal := Equality(b.Cond)
	v, w, alike := Equality(asked.Cond)
	known = x != nil && v != nil && paths.Same(x, v) && paths.Same(y, w)
	return known && ((b.Truth == equal) == alike) == asked.Truth, known
}

// Finds reports whether the branch proves that a value equals something other than nil, or that a call
// said something about it.
func (b Branch) Finds() bool {
	if _, ok := b.Cond.(*ssa.Call); ok {
		return b.Truth
	}
	x, y := b.Equal()
	return x != nil && !program.IsNil(x) && !program.IsNil(y)
}
