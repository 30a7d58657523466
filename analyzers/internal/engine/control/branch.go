// Package control answers questions about control flow: which paths lead through
// a function, and what they prove. In
//
//	row, err := find(id)
//	if err != nil {
//		return row, err
//	}
//	text, err := json.Marshal(row)
//	if err != nil {
//		return nil, err
//	}
//
// at the first return the error of find is non-nil ([At]), and the second return is dead: the error of
// an encoder counts as no failure ([Knowledge.Dead]).
//
// Read branch.go and ways.go; then dead.go.
package control

import (
	"go/token"
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Test is what a branch proves about a value.
type Test int

// The outcomes.
const (
	// Untested means that no branch tests the value.
	Untested Test = iota
	// FoundNil means that the value is nil.
	FoundNil
	// FoundSet means that the value is non-nil.
	FoundSet
)

// maxDominators bounds the search for a dominating test.
const maxDominators = 500

// PassedTo returns the branches that dominate a block, last one first: the block that
// ends in the branch, and the index of the successor.
func PassedTo(block *ssa.BasicBlock) iter.Seq2[*ssa.BasicBlock, int] {
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

// At returns what dominating branches prove about a value in a block.
func At(block *ssa.BasicBlock, v ssa.Value) Test {
	for from, side := range PassedTo(block) {
		if t := Along(from, from.Succs[side], v); t != Untested {
			return t
		}
	}
	return Untested
}

// From returns what is proved about a phi operand by the branch of its edge.
func From(phi *ssa.Phi, index int) Test {
	from := phi.Block().Preds[index]
	if t := Along(from, phi.Block(), phi.Edges[index]); t != Untested {
		return t
	}
	return At(from, phi.Edges[index])
}

// Along returns what the edge between two blocks proves about a value.
func Along(from, to *ssa.BasicBlock, v ssa.Value) Test {
	tested, whenNil := NilTest(from)
	if tested == nil || tested != v && !paths.SameParameter(tested, v) || from.Succs[0] == from.Succs[1] {
		return Untested
	}
	if from.Succs[whenNil] == to {
		return FoundNil
	}
	return FoundSet
}

// Fails reports whether a return yields a non-nil error: it is made there, or a branch proved it.
func Fails(ret *ssa.Return) bool {
	last := len(ret.Results) - 1
	if last < 0 || !program.IsError(ret.Results[last].Type()) {
		return false
	}
	err := program.Given(ret, last)
	if call, _ := program.CallOf(err); call != nil && program.MakesError(program.Called(&call.Call)) {
		return true
	}
	return program.IsFresh(err) || At(ret.Block(), err) == FoundSet
}

// NilTest returns the value that a block compares with nil at its end, or nil,
// and the index of the successor for nil.
func NilTest(block *ssa.BasicBlock) (v ssa.Value, whenNil int) {
	test, ok := Condition(block).(*ssa.BinOp)
	if !ok || test.Op != token.EQL && test.Op != token.NEQ || program.IsNil(test.X) == program.IsNil(test.Y) {
		return nil, 0
	}
	v = test.X
	if program.IsNil(v) {
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

// AlwaysBefore reports whether a dominates b: it runs before b on every path.
func AlwaysBefore(a, b ssa.Instruction) bool {
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
}
