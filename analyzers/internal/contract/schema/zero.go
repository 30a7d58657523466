// Package schema says what an output schema rejects in the zero value of the output.
// The schema is the one that the library infers from the type, or the one that the
// program states.
package schema

import (
	"go/types"
	"strings"
)

// The types of JSON.
const (
	null    = "null"
	object  = "object"
	array   = "array"
	text    = "string"
	number  = "number"
	integer = "integer"
	boolean = "boolean"
)

// Inferred says what the schema that is inferred from a type refuses in its zero value:
// "field `byName` is null and should be an object". It is empty if that is
// nothing, or not known.
//
// Nil maps in a struct, numbers in quotes, and the fields of a struct that is embedded by
// a pointer are what it comes to: the schema of all other types allows their zero value.
func Inferred(t types.Type) string {
	return inferring{}.of(element(t), "", 0)
}

// element returns the type to which a pointer points: a nil pointer is replaced by a
// pointer to the zero value before it is looked at.
func element(t types.Type) types.Type {
	if pointer, ok := t.Underlying().(*types.Pointer); ok {
		return pointer.Elem()
	}
	return t
}

// maxDepth bounds how deep structs in structs are looked at.
const maxDepth = 10

// inferring are the types of which the zero value was found to be allowed, in whatever field it
// stands: a type is looked at once, however many structs have it.
type inferring map[types.Type]bool

func (i inferring) of(t types.Type, path string, depth int) string {
	if depth > maxDepth || i[t] || encodesItself(t) {
		return ""
	}
	words := i.in(t, path, depth)
	if words == "" && path != "" {
		i[t] = true
	}
	return words
}

func (i inferring) in(t types.Type, path string, depth int) string {
	switch u := t.Underlying().(type) {
	case *types.Map:
		if path == "" {
			return "" // the library takes null for an empty object
		}
		return "field `" + path + "` is null and should be an object"
	case *types.Array:
		if u.Len() > 0 && path != "" {
			return i.of(u.Elem(), path+"[0]", depth+1)
		}
	case *types.Struct:
		for _, f := range Fields(u) {
			if words := i.field(f, strings.TrimPrefix(path+"."+f.Name, "."), depth+1); words != "" {
				return words
			}
		}
	}
	return ""
}

// field says what an inferred schema refuses in a field at a path.
func (i inferring) field(f Field, path string, depth int) string {
	switch is := typeOf(f.Type); {
	case f.absent && !f.omitEmpty && !f.omitZero:
		return "field `" + path + "` is missing and required"
	case f.Omits(f.Type) || f.Embedded():
		return "" // what the library infers for a struct that is embedded under a name is not looked at
	case f.quotes() && is != text:
		return "field `" + path + "` is a string and should be " + article(is)
	}
	return i.of(f.Type, path, depth)
}

// encodesItself reports whether values of a type decide themselves how they look in JSON.
func encodesItself(t types.Type) bool {
	for _, name := range []string{"MarshalJSON", "MarshalText"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		if _, ok := obj.(*types.Func); ok {
			return true
		}
	}
	return false
}

// typeOf returns the type of the zero value of a Go type in JSON, or "" if that is not
// known.
func typeOf(t types.Type) string {
	if encodesItself(t) {
		return ""
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return text
		case u.Info()&types.IsBoolean != 0:
			return boolean
		case u.Info()&types.IsInteger != 0:
			return integer
		case u.Info()&types.IsFloat != 0:
			return number
		}
	case *types.Struct:
		return object
	case *types.Array:
		return array
	case *types.Map, *types.Slice, *types.Pointer, *types.Interface:
		return null
	}
	return ""
}
