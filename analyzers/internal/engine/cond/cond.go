// Package cond says what dominating branches prove of values: whether they are nil ([At]), what they equal
// ([ComparisonOf]), and which errors they are. In
//
//	if errors.Is(err, fs.ErrNotExist) {
//		return nil, errNoFile
//	}
//	return nil, err
//
// the second return gets a [Verdict] about err, that it is not fs.ErrNotExist, and the first a [Lesson]
// that it is non-nil. What a function of the program proves about an error argument, as os.IsNotExist
// does, is a [cause.Predicate]. A test of a parameter becomes a condition that callers can
// exclude.
//
// A block is dead if a branch to it cannot be taken: the error of an encoder counts as no failure
// ([Knowledge.Dead]).
//
// Read test.go, cond.go, lesson.go, verdict.go and comparison.go; then dead.go and loop.go.
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
