// Package cond says what dominating branches prove: which blocks are unreachable, which errors are
// nil or non-nil there, and which errors they are. In
//
//	if errors.Is(err, fs.ErrNotExist) {
//		return nil, errNoFile
//	}
//	return nil, err
//
// the second return gets a [Verdict] about err, that it is not fs.ErrNotExist, and the first a [Lesson]
// that it is non-nil. What a function of the program proves about an error argument, as os.IsNotExist
// does, is a [Predicate], and a fact. A test of a parameter becomes a condition that callers can
// exclude.
//
// Read branch.go, lesson.go, verdict.go and comparison.go.
package cond

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Reader reads what branches of one package prove.
type Reader struct {
	*flow.Scope
	// Predicates are what functions of the package prove about error arguments.
	Predicates map[*ssa.Function]*Predicate
	// Unreached are the unreachable blocks of functions of the package.
	Unreached map[*ssa.Function]map[*ssa.BasicBlock]bool
	// ReturnsIn are the returns of functions of the package, including the one after a panic if
	// the function recovers.
	ReturnsIn map[*ssa.Function][]*ssa.Return
}

// NewReader returns a reader without functions.
func NewReader(s *flow.Scope) *Reader {
	f := &Reader{
		Scope: s, Predicates: make(map[*ssa.Function]*Predicate),
		Unreached: make(map[*ssa.Function]map[*ssa.BasicBlock]bool), ReturnsIn: make(map[*ssa.Function][]*ssa.Return),
	}
	for fn, list := range s.Index.Returns {
		f.ReturnsIn[fn] = slices.DeleteFunc(slices.Clone(list), func(ret *ssa.Return) bool { return ret.Block() == fn.Recover && !program.Recovers(fn) })
	}
	return f
}

// Dead returns the unreachable blocks of a function.
func (f *Reader) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !f.Own[fn] {
		return control.Dead(fn)
	}
	return f.Unreached[fn]
}

// LiveReturns returns the reachable returns of a function of the package.
func (f *Reader) LiveReturns(fn *ssa.Function) []*ssa.Return {
	dead := f.Dead(fn)
	return slices.DeleteFunc(slices.Clone(f.ReturnsIn[fn]), func(ret *ssa.Return) bool { return dead[ret.Block()] })
}
