// Package errflow says where the errors of a function come from, what they keep
// of each other, and whose text an agent reads.
//
// It follows values through one package at a time: through variables, closures,
// branches, struct fields, channels and calls. What it learns about functions and
// variables that other packages can use goes to them as facts. What it cannot
// follow is of class [Unknown], and rules keep silent about it.
package origins

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
)

// A Return is a return statement, or the end of a function with named results.
type Return struct {
	// Instr is the instruction, whose position is that of the statement. It is nil
	// for a function of another package.
	Instr *ssa.Return
	// Errors are the errors that the last result can be, if it is an error. It
	// is empty where that is nil.
	Errors []cause.Failure
	// Results are the other results that an agent can read, in order.
	Results []Result
}

// Pos returns the position of the statement. For the return after a panic that
// was recovered, it is that of the function. It is invalid for a function of
// another package.
func (r *Return) Pos() token.Pos {
	if r.Instr == nil {
		return token.NoPos
	}
	if pos := r.Instr.Pos(); pos.IsValid() {
		return pos
	}
	return r.Instr.Parent().Pos()
}

// A Result is a value that an agent can read: the result of a tool, or content.
type Result struct {
	// Value is the value that is returned. It is nil if only deferred functions
	// set the result.
	Value ssa.Value
	// Flag says whether the result is marked as an error.
	Flag cause.Flag
	// Data says whether the result carries data for programs beside its text.
	Data cause.Flag
	// Rendered are the errors whose text is in the result.
	Rendered []cause.Failure
	// Text are the origins of other text in the result.
	Text []cause.Origin
}

// InFailure reports whether something that can be read in the result can be read where
// the result is marked as an error.
func (r Result) InFailure(o cause.Origin) bool {
	return (r.Flag == cause.Raised || r.Flag == cause.Mixed) && !o.Cleared
}
