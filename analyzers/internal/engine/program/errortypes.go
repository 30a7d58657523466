package program

import (
	"go/types"
)

// IsString reports whether a type is that of a string.
func IsString(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsString != 0
}

// IsBool reports whether a type is boolean.
func IsBool(t types.Type) bool {
	basic, ok := t.Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsBoolean != 0
}

// IsStruct reports whether values of a type are structs.
func IsStruct(t types.Type) bool {
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

// CanBeError reports whether values of a type are errors: of type error, of an
// interface that embeds it, or of a type that implements it.
func CanBeError(t types.Type) bool {
	switch t.(type) {
	case nil, *types.Basic, *types.Slice, *types.Array, *types.Map, *types.Chan, *types.Signature, *types.Tuple:
		return false // other types have no methods, so they cannot be errors
	}
	return t == errorType || types.Implements(t, errorInterface) || isErrorStruct(t)
}

// isErrorStruct reports whether pointers to values of a type are errors.
func isErrorStruct(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	if _, isStruct := named.Underlying().(*types.Struct); !isStruct {
		return false
	}
	return types.Implements(types.NewPointer(named), errorInterface)
}

// FieldIndex returns the index of the field with a name, or -1.
func FieldIndex(t types.Type, name string) int {
	s := StructOf(t)
	if s == nil {
		return -1
	}
	for i := range s.NumFields() {
		if s.Field(i).Name() == name {
			return i
		}
	}
	return -1
}

// FieldName returns the name of a field of a struct, or of the struct that t points
// to.
func FieldName(t types.Type, index int) string {
	s := StructOf(t)
	if s == nil || index >= s.NumFields() {
		return ""
	}
	return s.Field(index).Name()
}

// StructOf returns the struct that a type is or points to.
func StructOf(t types.Type) *types.Struct {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, _ := t.Underlying().(*types.Struct)
	return s
}
