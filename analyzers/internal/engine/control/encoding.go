package control

import (
	"go/types"
	"reflect"
)

// An encoding decides by type whether values encode.
type encoding struct {
	decoded bool // the value came out of JSON, or the like
	yaml    bool // it is to become YAML
	seen    map[types.Type]bool
}

// can reports whether every value of a type can be encoded as JSON, ignoring
// cyclic values.
func (e encoding) can(t types.Type) bool {
	if e.seen[t] {
		return true
	}
	e.seen[t] = true
	if own, fails := e.marshals(t); own {
		return !fails || e.decoded && isOfJSON(t) // Have: a json.RawMessage holds what it was decoded from
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsBoolean|types.IsInteger|types.IsString) != 0 && (e.decoded || !isOfJSON(t)) || e.decoded && u.Info()&types.IsFloat != 0
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
			if !e.isHidden(u, i) && !e.can(u.Field(i).Type()) {
				return false
			}
		}
		return true
	}
	return false // functions and channels cannot be encoded, and interfaces can hold them
}

// isHidden reports whether a struct field is omitted when encoding.
func (e encoding) isHidden(s *types.Struct, field int) bool {
	f, key := s.Field(field), "json"
	if e.yaml {
		key = "yaml"
	}
	return !f.Exported() && !f.Embedded() || reflect.StructTag(s.Tag(field)).Get(key) == "-"
}

// marshals reports whether a type encodes itself, and whether that can fail.
func (e encoding) marshals(t types.Type) (own, fails bool) {
	if e.yaml {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "MarshalYAML"); obj != nil {
			return true, true
		}
	}
	for _, name := range [...]string{"MarshalJSON", "MarshalText"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		if method, ok := obj.(*types.Func); ok {
			return true, !(method.Pkg() != nil && encodesAll[method.Pkg().Path()] || neverFail[method.FullName()])
		}
	}
	return false, false
}

// encodesAll are packages whose types always encode: times, and Kubernetes objects, which
// hold only decoded JSON.
var encodesAll = map[string]bool{"time": true, "k8s.io/apimachinery/pkg/apis/meta/v1/unstructured": true}

// neverFail are methods of libraries that never fail to encode.
var neverFail = map[string]bool{
	"(k8s.io/apimachinery/pkg/api/resource.Quantity).MarshalJSON":  true,
	"(k8s.io/apimachinery/pkg/apis/meta/v1.Duration).MarshalJSON":  true,
	"(k8s.io/apimachinery/pkg/apis/meta/v1.MicroTime).MarshalJSON": true,
	"(k8s.io/apimachinery/pkg/apis/meta/v1.Time).MarshalJSON":      true,
}

// isKey reports whether the keys of a map can be encoded.
func isKey(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	own, _ := encoding{}.marshals(t)
	return ok && !own && basic.Info()&(types.IsInteger|types.IsString) != 0
}

// isOfJSON reports whether a type is json.Number, whose text must be a number, or
// json.RawMessage.
func isOfJSON(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "encoding/json"
}
