package errflow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A comparison is what a branch says of two errors: that they are one, or that they are
// not. In
//
//	if handled := handle(err); handled != err {
//		return nil, handled
//
// what is returned is none of the errors that handle returns as they came.
type comparison struct {
	a, b  ssa.Value
	equal bool
}

// comparisonsAt returns how errors compare in a block because of the branches that lead
// there. Those that are read from variables are left out: a variable can be set in between.
func comparisonsAt(block *ssa.BasicBlock) []comparison {
	var list []comparison
	for from, side := range program.PassedTo(block) {
		test, ok := program.Condition(from).(*ssa.BinOp)
		if !ok || test.Op != token.EQL && test.Op != token.NEQ || !isComputed(test.X) || !isComputed(test.Y) {
			continue
		}
		list = append(list, comparison{test.X, test.Y, (test.Op == token.EQL) == (side == 0)})
	}
	return list
}

// isComputed reports whether a value is an error that is the same wherever the function
// reads it, and no constant.
func isComputed(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.Const, *ssa.UnOp:
		return false
	}
	return isErrorType(v.Type())
}

// compared leaves out the errors that a value cannot be because of how it compares with
// others.
func (e *evaluator) compared(v ssa.Value, failures []Failure) []Failure {
	for _, c := range e.comparisons {
		switch v {
		case c.a:
			failures = e.comparedWith(v, c.b, c.equal, failures)
		case c.b:
			failures = e.comparedWith(v, c.a, c.equal, failures)
		}
	}
	return failures
}

// comparedWith leaves out those that a value cannot be which is equal to another one, or is
// not. What both can be is asked without the comparison, as each of them depends on it.
func (e *evaluator) comparedWith(v, other ssa.Value, equal bool, failures []Failure) []Failure {
	plain := newEvaluator(e.flow)
	plain.begin(e.fn)
	others := plain.errors(other)
	if equal {
		if slices.ContainsFunc(others, func(f Failure) bool { return f.Class == Unknown }) {
			return failures
		}
		return slices.DeleteFunc(slices.Clone(failures), func(f Failure) bool { return f.Class != Unknown && !slices.ContainsFunc(others, f.same) })
	}
	// Have: it is not the other one. What is left of it without that are its own errors.
	marking := newEvaluator(e.flow)
	marking.marks = []ssa.Value{other}
	marking.begin(e.fn)
	own := marking.errors(v)
	return slices.DeleteFunc(slices.Clone(failures), func(f Failure) bool {
		return slices.ContainsFunc(others, f.same) && !slices.ContainsFunc(own, f.same)
	})
}
