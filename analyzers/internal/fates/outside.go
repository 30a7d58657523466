package fates

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
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
			return obj.Pkg() != nil && obj.Pkg() != l.pass.Pkg && module.Seems(l.pass, obj.Pkg()) && l.pass.ImportObjectFact(obj, new(asks))
		})
}

// exportAsks tells importers of the functions in whose errors they would not see it.
func (r *Result) exportAsks(fn *ssa.Function, obj *types.Func) {
	params := fn.Signature.Params()
	if !r.asking[fn] || params.Len() == 0 || !libs.IsContext(params.At(0).Type()) || !hasError(fn) {
		return
	}
	for _, ret := range r.flow.Returns(fn) {
		if slices.ContainsFunc(ret.Errors, isFromOutside) {
			return
		}
	}
	r.pass.ExportObjectFact(obj, &asks{})
}

// isFromOutside reports whether a failure is one of something outside of the process, or wraps one.
func isFromOutside(x cause.Failure) bool {
	return x.Class == class.Infrastructure || slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class == class.Infrastructure })
}
