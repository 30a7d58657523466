package cond

import (
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
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

// At returns what dominating branches prove about a value in a block.
func At(block *ssa.BasicBlock, v ssa.Value) Test {
	for b := range Dominating(block) {
		if t := b.tests(v); t != Untested {
			return t
		}
	}
	return Untested
}

// From returns what is proved about a phi operand by the branch of its edge.
func From(phi *ssa.Phi, index int) Test {
	return Over(phi.Block().Preds[index], phi.Block(), phi.Edges[index])
}

// Over returns what is proved about a value where control comes from one block to another one.
func Over(from, to *ssa.BasicBlock, v ssa.Value) Test {
	if t := Along(from, to, v); t != Untested {
		return t
	}
	return At(from, v)
}

// SetAt yields the values that dominating branches have found to be non-nil in a block, the last one
// first, each with the block from which on that holds.
func SetAt(block *ssa.BasicBlock) iter.Seq2[ssa.Value, *ssa.BasicBlock] {
	return func(yield func(ssa.Value, *ssa.BasicBlock) bool) {
		for from, side := range passedTo(block) {
			if v, whenNil := NilTest(from); v != nil && side != whenNil && !yield(v, from.Succs[side]) {
				return
			}
		}
	}
}

// Along returns what the edge between two blocks proves about a value.
func Along(from, to *ssa.BasicBlock, v ssa.Value) Test {
	b, ok := Edge(from, to)
	if !ok {
		return Untested
	}
	return b.tests(v)
}

// tests returns what a branch proves about a value.
func (b Branch) tests(v ssa.Value) Test {
	tested, found := b.Nil()
	if tested == nil || tested != v && !paths.SameParameter(tested, v) {
		return Untested
	}
	return found
}

// Fails reports whether a return yields a non-nil error: it is made there, or a branch proved it.
func Fails(ret *ssa.Return) bool {
	last := len(ret.Results) - 1
	if last < 0 || !program.IsError(ret.Results[last].Type()) {
		return false
	}
	err := program.Given(ret, last)
	if call, _ := program.CallOf(err); call != nil && funcs.MakesError(program.Called(&call.Call)) {
		return true
	}
	return program.IsFresh(err) || At(ret.Block(), err) == FoundSet
}
