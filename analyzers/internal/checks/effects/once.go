package effects

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// findOnces finds the literals that variables of the package keep to call them once, as
// in `var client = sync.OnceValue(func() *Client { … })`.
func (r *Result) findOnces() {
	for store := range program.Instructions[*ssa.Store](r.program.Package().Func("init").Blocks) {
		variable, isVariable := store.Addr.(*ssa.Global)
		if literal := once(store.Val); isVariable && literal != nil {
			r.onces[variable] = literal
		}
	}
}

// once returns the function that a value calls once, or nil.
func once(v ssa.Value) *ssa.Function {
	call, ok := v.(*ssa.Call)
	if !ok {
		return nil
	}
	obj := program.Called(&call.Call)
	if obj == nil {
		return nil
	}
	switch obj.FullName() {
	case "sync.OnceFunc", "sync.OnceValue", "sync.OnceValues":
		fn, _ := call.Call.Args[0].(*ssa.Function)
		return fn
	}
	return nil
}

// variable returns the variable of a package whose value a call calls, or nil.
func variable(call *ssa.CallCommon) *ssa.Global {
	if call.IsInvoke() {
		return nil
	}
	global, _ := paths.ReadFrom[*ssa.Global](call.Value)
	return global
}

// named returns the function, method or variable that a call names, or nil.
func named(call *ssa.CallCommon) types.Object {
	if obj := program.Called(call); obj != nil {
		return obj.Origin()
	}
	if global := variable(call); global != nil {
		return global.Object()
	}
	return nil
}
