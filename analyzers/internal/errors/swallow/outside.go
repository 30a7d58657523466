package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/libs"
)

// asks is the fact about a function that it asks for something outside of the process, and tells of a failure
// there by errors that do not say so:
//
//	resp, err := c.http.Do(req)
//	if err != nil {
//		return nil, &Error{Message: "the service cannot be reached"}
//	}
type asks struct{}

// AFact marks the type as a fact.
func (*asks) AFact() {}

// String returns "asks(outside)".
func (*asks) String() string { return "asks(outside)" }

// asksOutside reports whether a call is one of a function of the module that waits, and in which something
// outside of the process can fail.
func (l *look) asksOutside(call *ssa.Call) bool {
	if !takesContext(call) {
		return false
	}
	own, others := l.called(call)
	return slices.ContainsFunc(own, func(fn *ssa.Function) bool { return l.asking[fn] }) ||
		slices.ContainsFunc(others, func(obj *types.Func) bool {
			return obj.Pkg() != nil && obj.Pkg() != l.pass.Pkg && module.Seems(l.pass, obj.Pkg()) && (l.unseenOf(obj).Asks || l.pass.ImportObjectFact(obj, new(asks)))
		})
}

// isTelling reports whether importers have to be told that a function asks outside: its errors do not show it.
func (r *Result) isTelling(fn *ssa.Function) bool {
	params := fn.Signature.Params()
	if !r.asking[fn] || params.Len() == 0 || !libs.IsContext(params.At(0).Type()) || !hasError(fn) {
		return false
	}
	return !slices.ContainsFunc(r.flow.Returns(fn), func(ret *returns.Return) bool { return slices.ContainsFunc(ret.Errors, isFromOutside) })
}

// isFromOutside reports whether a failure is one of something outside of the process, or wraps one.
func isFromOutside(x cause.Failure) bool {
	return x.Class == cause.Infrastructure || slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class == cause.Infrastructure })
}
