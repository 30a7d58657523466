package errflow

import (
	"go/token"
	"go/types"
)

// Elsewhere returns what leaves a function of another package of the module, all
// its returns together, as a call of it at a place gives it. The return has no
// instruction.
func (f *Flow) Elsewhere(obj *types.Func, pos token.Pos) *Return {
	f.mu.Lock()
	defer f.mu.Unlock()
	r := &Return{}
	known := f.fact(obj)
	if known == nil {
		return r
	}
	results := obj.Signature().Results()
	for i := range known.results {
		o := f.eval.substituted(known.results[i], nil, obj, callSite{pos: pos})
		if i == results.Len()-1 && isErrorType(results.At(i).Type()) {
			r.Errors = o.failures
		} else if len(o.shown.rendered)+len(o.shown.text) > 0 {
			r.Results = append(r.Results, Result{Flag: o.flag, Data: o.data, Rendered: o.shown.rendered, Text: o.shown.text})
		}
	}
	return r
}
