package handlers

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Seam is a function that calls a handler, or something of the program in
// that role, and answers the library in its place.
type Seam struct {
	// Func is the calling function, or nil if another package declares it.
	Func *ssa.Function
	// Wrapper is the function that wraps the handler, if it wraps its
	// parameter.
	Wrapper *types.Func
	// Pos is the place of the call.
	Pos token.Pos
	// Effect is what becomes of an error of the callee.
	Effect wrappers.Effect
	// Share is what remains of such an error in the answer.
	Share wrappers.Share
	// Method is the interface method that is called, and Field the struct field
	// that holds the callee, if any. Their implementations may be in packages
	// that are unknown here.
	Method *types.Func
	Field  *types.Var
	// Names are the registrations of the function that calls the method. They may say
	// how the value is asked for its name.
	Names []servers.Registration
	// Output reports that the first result of the callee becomes the output of a
	// typed tool.
	Output bool
	// Result reports that the first result of the callee becomes the result, without
	// a nil check.
	Result bool

	wraps ssa.Instruction // the call that hands the handler to the wrapper
	inner token.Pos       // the call with which a wrapper of the package hands the handler on
}

// Place returns the position of the call in place of the handler: Pos, or one inside the
// called function of the package.
func (s *Seam) Place() token.Pos {
	if s.inner.IsValid() {
		return s.inner
	}
	return s.Pos
}
