package control

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// isReturned reports whether everything can be encoded that a function gives for a result:
// one of the package by its returns, one of another package by what is known of it.
func (f filling) isReturned(call *ssa.Call, index, depth int) bool {
	switch callee := call.Call.StaticCallee(); {
	case callee == nil:
		return false
	case len(callee.Blocks) == 0:
		return !f.yaml && f.known.IsFilled(call, index)
	default:
		return f.returns(callee, index, depth)
	}
}

func (f filling) returns(fn *ssa.Function, index, depth int) bool {
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if !f.can(program.Given(ret, index), depth+1) {
			return false
		}
	}
	return true
}

// Fills reports whether a function of the package gives for a result a map or a list that can
// always be encoded as JSON for what is put into it, though its type does not say so.
func (k Knowledge) Fills(fn *ssa.Function, index int) bool {
	t, f := fn.Signature.Results().At(index).Type(), k.filling(nil, false)
	switch t.Underlying().(type) {
	case *types.Map, *types.Slice:
		return len(fn.Blocks) > 0 && !f.byType(t, false) && f.byType(t, true) && f.returns(fn, index, 0)
	}
	return false
}
