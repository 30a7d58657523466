package origin

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/unfailing"
)

// NeverBy returns what importers are told of a function of the package, and whether there is anything.
func (f *Tracer) NeverBy(fn *ssa.Function) (unfailing.Never, bool) {
	set := unfailing.SetOf(fn.Signature.Results().Len(), func(i int) bool { return f.unfailing[nthResult{fn: fn, index: i}] })
	return unfailing.Never{ResultSet: set}, set != 0
}

// neverElsewhere reports whether a result of a call of a function of another package is an error
// that is always nil. Of other modules it asks nothing: not every driver looks at them.
func (f *Tracer) neverElsewhere(call *ssa.Call, index int) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || f.Own[callee] {
		return false
	}
	told, _ := summary.Of[unfailing.Never](f.Pass, program.ObjectOf(callee))
	return told.Has(index)
}
