package losses

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
)

// mayBeOfProtocol reports whether an error can be one of a library of the protocol, or
// have one as a cause: if it, or something that it keeps, comes from there, or
// from where nobody knows.
func (f *Detector) mayBeOfProtocol(err ssa.Value) bool {
	if call := makerOf(err); call != nil && slices.ContainsFunc(calls.At(call).Args, origins.Callback) {
		return true
	}
	return slices.ContainsFunc(f.Evaluator.Errors(err), func(x cause.Failure) bool {
		return f.isOfProtocol(x.Origin) || slices.ContainsFunc(x.Parts, func(p cause.Part) bool {
			return p.Role&cause.Kept != 0 && f.isOfProtocol(p.Origin)
		})
	})
}

func (f *Detector) isOfProtocol(o cause.Origin) bool {
	switch o.Class {
	case cause.Unknown, cause.Parameter:
		return true
	case cause.Coded:
		return !isOurs(o)
	}
	for _, library := range f.Set.SDKs() {
		for _, path := range library.Packages {
			if strings.HasPrefix(o.Name, path+".") {
				return true
			}
		}
	}
	return false
}
