package origins

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Never is the fact about a function that says which of its results are errors that are always
// nil.
type Never struct{ Results resultSet }

// AFact marks the type as a fact.
func (*Never) AFact() {}

// String returns the results, as bits.
func (n *Never) String() string { return fmt.Sprintf("never(%b)", n.Results) }

// NeverBy returns the fact about a function of the package, or nil.
func (f *Tracer) NeverBy(fn *ssa.Function) *Never {
	var fact Never
	for i := range min(fn.Signature.Results().Len(), maxResults) {
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
// that is always nil.
func (f *Tracer) neverElsewhere(call *ssa.Call, index int) bool {
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || f.Own[callee] {
		return false
	}
	var fact Never
	obj, ok := callee.Object().(*types.Func)
	return ok && f.Pass.ImportObjectFact(obj.Origin(), &fact) && fact.Results.has(index)
}
