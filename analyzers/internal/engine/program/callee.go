package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Callee returns the static callee of a call as declared, without type
// arguments.
func Callee(call *ssa.CallCommon) *ssa.Function {
	callee := call.StaticCallee()
	if callee == nil {
		return nil
	}
	if origin := callee.Origin(); origin != nil {
		return origin
	}
	return callee
}

// ObjectOf returns the declared function or method of f, also for a method
// value; nil for literals and nil.
func ObjectOf(f *ssa.Function) *types.Func {
	if f == nil {
		return nil
	}
	obj, _ := f.Object().(*types.Func)
	if obj == nil {
		return nil
	}
	return obj.Origin()
}

// Called returns the static callee of a call, a function or method, or nil.
func Called(call *ssa.CallCommon) *types.Func {
	if call.IsInvoke() {
		return call.Method.Origin()
	}
	return ObjectOf(call.StaticCallee())
}

// CalledAs returns the static callee of a call, and the number of values before
// its first argument: one for a receiver.
func CalledAs(call *ssa.CallCommon) (obj *types.Func, before int) {
	if call.IsInvoke() {
		return call.Method, 0
	}
	callee := Callee(call)
	if callee == nil {
		return nil, 0
	}
	if callee.Signature.Recv() != nil {
		before = 1
	}
	return ObjectOf(callee), before
}

// CallOf returns the call that a value is a result of, and the index, or nil.
func CallOf(v ssa.Value) (call *ssa.Call, index int) {
	if part, ok := v.(*ssa.Extract); ok {
		v, index = part.Tuple, part.Index
	}
	call, _ = v.(*ssa.Call)
	return call, index
}
