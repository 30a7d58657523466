// Package cond says what branches prove of values. It is the only place that looks at conditions for that.
//
// A [Branch] is a condition with the side that is taken. Those that dominate a block prove that a value is nil ([At]),
// what it equals ([Branch.Comparison]), or which error it is. In
//
//	if errors.Is(err, fs.ErrNotExist) {
//		return nil, errNoFile
//	}
//	return nil, err
//
// the second return gets a [Verdict] about err, that it is not fs.ErrNotExist, and the first a [Lesson]
// that it is a certain error. Where several branches lead to a block, as for a || b, a [Proof] has what all of them
// prove. What a function of the program proves about an error argument, as os.IsNotExist
// does, is a [cause.Predicate]. A test of a parameter becomes a condition that callers can
// exclude.
//
// The other way round, [On] and [OnNil] lead from what is tested to the branches on it.
//
// A block is dead if a branch to it cannot be taken: the error of an encoder counts as no failure
// ([Knowledge.Dead]).
//
// Read branch.go and test.go; lesson.go and proof.go; cond.go, verdict.go and comparison.go; then dead.go and loop.go.
package cond

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// A Reader reads what branches of one package prove.
type Reader struct {
	pass      *analysis.Pass
	predicate func(*ssa.Function) cause.Predicate
}

// NewReader returns a reader that asks what the results of functions prove.
func NewReader(pass *analysis.Pass, predicate func(*ssa.Function) cause.Predicate) *Reader {
	return &Reader{pass, predicate}
}
