package program

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"
)

// IsNil reports whether a value is the constant nil.
func IsNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
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

// Elements returns the elements of a slice literal, such as the variadic arguments of
// fmt.Println(a, b).
func Elements(list ssa.Value) []ssa.Value {
	slice, ok := list.(*ssa.Slice)
	if !ok || slice.X.Referrers() == nil {
		return nil
	}
	var values []ssa.Value
	for _, use := range *slice.X.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, use := range *element.Referrers() {
			if store, ok := use.(*ssa.Store); ok && store.Addr == element {
				values = append(values, store.Val)
			}
		}
	}
	return values
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
