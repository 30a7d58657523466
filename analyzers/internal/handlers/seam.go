package handlers

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A Seam is a function that calls a handler, or something of the program's own
// that plays the part of one, and answers the library in its place.
type Seam struct {
	// Func is the function that calls, nil if another package declares it.
	Func *ssa.Function
	// Wrapper is the function to which the handler is handed, if it is one that
	// wraps its parameter.
	Wrapper *types.Func
	// Pos is the place of the call.
	Pos token.Pos
	// Effect is what becomes of an error that the called function returns.
	Effect Effect
	// Share is what of such an error is left in the answer.
	Share Share
	// Method is the method of an interface that is called, if it is one, and
	// Field the struct field that holds what is called, if it is read from one.
	// What is behind them can be in packages that this one does not know.
	Method *types.Func
	Field  *types.Var
	// Names are the registrations of the function that calls the method, which can say
	// how the value is asked for its name.
	Names []Registration
	// Output tells that what is called returns, in the first place, what the library
	// takes for the output of a typed tool.
	Output bool
	// Result tells that what is called returns, in the first place, what goes to the
	// library as the result, and that nobody looks whether it is nil.
	Result bool
	// Sole tells that the function hands on nothing of the request, and does nothing else
	// that can fail. It is a handler as well as what it calls, and none of [Result.Seams].
	Sole bool

	wraps ssa.Instruction // the call that hands the handler to the wrapper
	inner token.Pos       // the call with which a wrapper of the package hands the handler on
}

// Place returns the place of the call that stands in the place of the handler: Pos, or one
// inside the function of the package that is called there.
func (s *Seam) Place() token.Pos {
	if s.inner.IsValid() {
		return s.inner
	}
	return s.Pos
}

// Effect says what a seam does with an error.
type Effect int

// The effects of seams.
const (
	// None means that there is no seam.
	None Effect = iota
	// Unknown means that the error could not be followed.
	Unknown
	// Transparent means that a handler of the same type is called, and its
	// result and error are returned as they came.
	Transparent
	// Leaky means that the error is returned as an error.
	Leaky
	// Partly means that some errors are returned and others become results.
	Partly
	// Converting means that the error becomes a result.
	Converting
)

// String returns the effect in lower case.
func (e Effect) String() string {
	return [...]string{"none", "unknown", "transparent", "leaky", "partly converting", "converting"}[e]
}

// combined is the effect of two things that stand one before the other. What keeps
// errors back counts for more than what lets them through, and what is not known
// can keep them back.
func combined(a, b Effect) Effect {
	for _, e := range [...]Effect{Converting, Partly, Unknown, None, Leaky} {
		if a == e || b == e {
			return e
		}
	}
	return Transparent
}
