package servers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// OptionsOf returns the options of a server, and whether the list is complete.
func (r *Reader) OptionsOf(made *ssa.Call) (list []ssa.Value, all bool) {
	obj, skip := program.CalledAs(&made.Call)
	if obj == nil || !obj.Signature().Variadic() {
		return nil, true
	}
	last := obj.Signature().Params().Len() - 1 + skip
	slice, ok := obj.Signature().Params().At(last - skip).Type().(*types.Slice)
	if !ok || last >= len(made.Call.Args) {
		return nil, true
	}
	if !program.IsFunction(slice.Elem()) {
		return nil, true // no options: handlers, say
	}
	found, all := r.Members(made.Call.Args[last])
	known := slices.DeleteFunc(slices.Clone(found), func(v ssa.Value) bool { return !isOption(v) })
	return known, all && len(known) == len(found)
}

// isOption reports whether a value is an option that a function of a library makes.
func isOption(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || !program.IsFunction(v.Type()) {
		return false
	}
	obj, _ := program.CalledAs(&call.Call)
	return obj != nil && sdk.Owns(obj.Pkg())
}
