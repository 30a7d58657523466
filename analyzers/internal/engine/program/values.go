package program

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// IsNil reports whether a value is the constant nil.
func IsNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// IsBuiltin reports whether a value is the result of a call of one of some builtins: append, len.
func IsBuiltin(v ssa.Value, names ...string) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	builtin, ok := call.Call.Value.(*ssa.Builtin)
	return ok && slices.Contains(names, builtin.Name())
}

// Arguments returns what a call is given, the receiver of an interface method first.
func Arguments(call *ssa.CallCommon) []ssa.Value {
	if call.IsInvoke() {
		return append([]ssa.Value{call.Value}, call.Args...)
	}
	return call.Args
}

// IsFunction reports whether values of a type are functions.
func IsFunction(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

// FunctionOf returns the function that a value is, or nil.
func FunctionOf(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.ChangeType:
		return FunctionOf(v.X)
	case *ssa.MakeClosure:
		return Declaration(v.Fn.(*ssa.Function))
	case *ssa.Function:
		return Declaration(v)
	}
	return nil
}

// ConstantText returns a constant string, and whether the value is one.
func ConstantText(v ssa.Value) (string, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}

// TextOf returns a constant string, or "".
func TextOf(v ssa.Value) string {
	text, _ := ConstantText(v)
	return text
}

// IsConst reports whether a value is a constant.
func IsConst(v ssa.Value) bool {
	_, ok := v.(*ssa.Const)
	return ok
}

// IsList reports whether values of a type hold any number of others: []string, map[string]int.
func IsList(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map:
		return true
	}
	return false
}
