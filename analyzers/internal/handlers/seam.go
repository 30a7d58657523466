package handlers

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
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
	Effect seams.Effect
	// Share is what of such an error is left in the answer.
	Share seams.Share
	// Method is the method of an interface that is called, if it is one, and
	// Field the struct field that holds what is called, if it is read from one.
	// What is behind them can be in packages that this one does not know.
	Method *types.Func
	Field  *types.Var
	// Names are the registrations of the function that calls the method, which can say
	// how the value is asked for its name.
	Names []servers.Registration
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
	given bool            // callers of the function around that call gave the handler to it
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
