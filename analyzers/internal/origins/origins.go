// Package origins says where the errors of a function come from, what they keep of each other, and what
// can be read in its other results. In
//
//	order, err := s.client.Get(ctx, id)
//	if err != nil {
//		return nil, fmt.Errorf("get order: %w", err)
//	}
//
// the error that is returned is a plain one that fmt.Errorf makes, and it keeps and shows one of
// infrastructure, if the client is one of another module, or what a summary says of Get.
//
// A [Tracer] knows one package. Its evaluator follows a value backwards, on demand and with memory:
// through variables, branches, fields, channels and closures ([Storage]), calls ([Calls]), functions of
// libraries and types that make errors ([Makers]), and what becomes text ([Texts]). Functions are
// summarized callees first; where a summary speaks of a parameter, the [Crossing] of a call puts what
// that hands over in its place. What cannot be followed is of class unknown.
//
// Read origins.go, reader.go, evaluator.go and questions.go; then load.go, search.go, fields.go and
// branch.go; call.go and substitute.go; library.go, typed.go and coded.go; shown.go, contents.go and
// text.go; returns.go and learn.go; then the rest.
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
