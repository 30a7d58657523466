package origin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/unfailing"
)

// NeverBy returns the fact about a function of the package, or nil.
func (f *Tracer) NeverBy(fn *ssa.Function) *unfailing.Never {
	var fact unfailing.Never
	for i := range min(fn.Signature.Results().Len(), unfailing.MaxResults) {
		if f.unfailing[nthResult{fn: fn, index: i}] {
			fact.Results |= 1 << i
		}
	}
	if fact.Results == 0 {
		return nil
	}
	return &fact
}

// neverElsewhere reports whether a result of a call of a function of another package is an error
// that is always nil. Of other modules it asks nothing: not every driver looks at them.
func (f *Tracer) neverElsewhere(call *ssa.Call, index int) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || f.Own[callee] {
		return false
	}
	var fact unfailing.Never
	obj, ok := callee.Object().(*types.Func)
	return ok && obj.Pkg() != nil && module.Seems(f.Pass, obj.Pkg()) && f.Pass.ImportObjectFact(obj.Origin(), &fact) && fact.Results.Has(index)
}
