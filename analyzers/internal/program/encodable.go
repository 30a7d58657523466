package program

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
)

// NeverFails reports whether a value is the error of a call that always succeeds, or of
// encoding/json for something that it can always encode, as far as its type and the maps
// made for it say. Handlers test such errors by habit; nothing that they do then ever
// happens.
func (k Knowledge) NeverFails(v ssa.Value) bool {
	index := 0
	if part, ok := v.(*ssa.Extract); ok {
		v, index = part.Tuple, part.Index
	}
	call, ok := v.(*ssa.Call)
	return ok && (index == 1 && isMarshal(&call.Call) && k.IsEncodable(call.Call.Args[0], &call.Call) || k.Succeeds(call, index))
}

// IsEncodable reports whether a value can be encoded as JSON, as far as its type and
// the maps made for it say, by a function that the call gives it to.
func (k Knowledge) IsEncodable(v ssa.Value, call *ssa.CallCommon) bool {
	return k.isEncodable(v, call, 0)
}

// maxNested is how deep maps in maps are looked at.
const maxNested = 8

// isEncodable reports whether a value can be encoded as JSON: by its type, or
// because it is a map in which everything can that is ever put there.
func (k Knowledge) isEncodable(v ssa.Value, by *ssa.CallCommon, depth int) bool {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		v = boxed.X
	}
	if (encoding{!types.IsInterface(v.Type()) && k.IsDecoded(v), make(map[types.Type]bool)}).can(v.Type()) {
		return true
	}
	made, ok := v.(*ssa.MakeMap)
	if !ok || depth == maxNested || !isKey(made.Type().Underlying().(*types.Map).Key()) {
		return false
	}
	for _, use := range *made.Referrers() {
		switch use := use.(type) {
		case *ssa.MapUpdate:
			if use.Value == made || use.Map == made && !k.isEncodable(use.Value, by, depth+1) {
				return false
			}
		case *ssa.MakeInterface:
			if !onlyEncoded(use, by) {
				return false
			}
		case *ssa.DebugRef:
		default:
			return false // something else may be put there
		}
	}
	return true
}

// onlyEncoded reports whether a value goes to functions that encode it and into maps,
// where nobody puts anything into it.
func onlyEncoded(v *ssa.MakeInterface, by *ssa.CallCommon) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.MapUpdate, *ssa.DebugRef:
		case *ssa.Call:
			if &use.Call != by && !isMarshal(&use.Call) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func isMarshal(call *ssa.CallCommon) bool {
	callee := call.StaticCallee()
	if callee == nil {
		return false
	}
	obj, _ := callee.Object().(*types.Func)
	return IsMarshal(obj)
}

// IsMarshal reports whether a function encodes its first argument as JSON.
func IsMarshal(obj *types.Func) bool {
	return api.IsFunc(obj, "encoding/json", "Marshal") || api.IsFunc(obj, "encoding/json", "MarshalIndent")
}

// An encoding looks at the types of a value.
type encoding struct {
	decoded bool // the value came out of JSON, or the like
	seen    map[types.Type]bool
}

// can reports whether every value of a type can be encoded as JSON. Values that
// contain themselves are left out of account.
func (e encoding) can(t types.Type) bool {
	if e.seen[t] {
		return true
	}
	e.seen[t] = true
	if own, fails := marshals(t); own {
		return !fails
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsBoolean|types.IsInteger|types.IsString) != 0 && !isNumber(t) || e.decoded && u.Info()&types.IsFloat != 0
	case *types.Interface:
		return e.decoded && u.Empty()
	case *types.Pointer:
		return e.can(u.Elem())
	case *types.Slice:
		return e.can(u.Elem())
	case *types.Array:
		return e.can(u.Elem())
	case *types.Map:
		return isKey(u.Key()) && e.can(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			f := u.Field(i)
			hidden := !f.Exported() && !f.Embedded() || reflect.StructTag(u.Tag(i)).Get("json") == "-"
			if !hidden && !e.can(f.Type()) {
				return false
			}
		}
		return true
	}
	return false // functions and channels cannot be encoded, and interfaces can hold them
}

// marshals reports whether a type encodes itself, and whether that can fail.
// Times can do it for all years that occur.
func marshals(t types.Type) (own, fails bool) {
	for _, name := range [...]string{"MarshalJSON", "MarshalText"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		if method, ok := obj.(*types.Func); ok {
			return true, method.Pkg() == nil || method.Pkg().Path() != "time"
		}
	}
	return false, false
}

// isKey reports whether the keys of a map can be encoded.
func isKey(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	own, _ := marshals(t)
	return ok && !own && basic.Info()&(types.IsInteger|types.IsString) != 0
}

// isNumber reports whether a type is json.Number, whose text must be a number.
func isNumber(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "encoding/json"
}
