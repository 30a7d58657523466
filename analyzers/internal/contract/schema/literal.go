package schema

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"
)

// constantOf returns a constant, perhaps one in an interface, or nil.
func constantOf(v ssa.Value) constant.Value {
	if made, ok := v.(*ssa.MakeInterface); ok {
		v = made.X
	}
	if c, ok := v.(*ssa.Const); ok {
		return c.Value
	}
	return nil
}

// constants returns the elements of a list that is written out, nil if one of them is no
// constant.
func constants(v ssa.Value) []constant.Value {
	slice, ok := v.(*ssa.Slice)
	if !ok || slice.X.Referrers() == nil {
		return nil
	}
	var list []constant.Value
	for _, use := range *slice.X.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, set := range *element.Referrers() {
			if store, ok := set.(*ssa.Store); ok && store.Addr == element {
				c := constantOf(store.Val)
				if c == nil {
					return nil
				}
				list = append(list, c)
			}
		}
	}
	return list
}

// texts is constants for texts.
func texts(v ssa.Value) []string {
	var list []string
	for _, c := range constants(v) {
		if c.Kind() == constant.String {
			list = append(list, constant.StringVal(c))
		}
	}
	return list
}

// pointedAt returns the number to which a pointer points that a function makes of it, as
// jsonschema.Ptr does.
func pointedAt(v ssa.Value) (float64, bool) {
	call, ok := v.(*ssa.Call)
	if !ok || len(call.Call.Args) != 1 {
		return 0, false
	}
	c := constantOf(call.Call.Args[0])
	if c == nil || c.Kind() != constant.Int && c.Kind() != constant.Float {
		return 0, false
	}
	n, _ := constant.Float64Val(constant.ToFloat(c))
	return n, true
}

// properties returns the properties of a map that is written out, in its order.
func properties(v ssa.Value) []property {
	made, ok := v.(*ssa.MakeMap)
	if !ok {
		return nil
	}
	var list []property
	for _, use := range *made.Referrers() {
		update, ok := use.(*ssa.MapUpdate)
		if !ok {
			continue
		}
		if name := constantOf(update.Key); name != nil && name.Kind() == constant.String {
			list = append(list, property{constant.StringVal(name), update.Value})
		}
	}
	return list
}
