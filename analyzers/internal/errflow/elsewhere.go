package errflow

import (
	"go/token"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Elsewhere returns what leaves a function of another package of the module, all
// its returns together, as a call of it at a place gives it. The return has no
// instruction.
func (f *Flow) Elsewhere(obj *types.Func, pos token.Pos) *origins.Return {
	f.Mu.Lock()
	defer f.Mu.Unlock()
	r := &origins.Return{}
	known := f.FactOf(obj)
	if known == nil {
		return r
	}
	results := obj.Signature().Results()
	for i := range known.Results {
		o := f.Evaluator.Calls().Substituted(known.Results[i], nil, obj, calls.Site{Pos: pos})
		if i == results.Len()-1 && program.CanBeError(results.At(i).Type()) {
			r.Errors = o.Failures
		} else if len(o.Readable.Rendered)+len(o.Readable.Text) > 0 {
			r.Results = append(r.Results, origins.Result{Flag: o.Flag, Data: o.Data, Rendered: o.Readable.Rendered, Text: o.Readable.Text})
		}
	}
	return r
}
