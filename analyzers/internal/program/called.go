package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// CalledObject returns the declared function or the method that a call names.
func CalledObject(call *ssa.CallCommon) *types.Func {
	if call.IsInvoke() {
		return call.Method.Origin()
	}
	return DeclaredObject(call.StaticCallee())
}

// DeclaredObject returns the declaration of a function, nil for a literal.
func DeclaredObject(f *ssa.Function) *types.Func {
	if f == nil {
		return nil
	}
	obj, _ := Declaration(f).Object().(*types.Func)
	if obj == nil {
		return nil
	}
	return obj.Origin()
}
