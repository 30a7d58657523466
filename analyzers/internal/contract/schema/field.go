package schema

import (
	"go/types"
	"reflect"
	"slices"
	"strings"
)

// A Field is a field of a struct as it stands in JSON.
type Field struct {
	// Var is the field.
	*types.Var
	// Name is its name in JSON.
	Name string
	// Type is its type.
	Type types.Type

	omitEmpty, omitZero bool
	quoted              bool // the option "string"
	absent              bool // a nil pointer stands for the struct that has it
}

// Fields returns the fields of a struct as they stand in JSON, with those of the structs
// that are embedded.
func Fields(s *types.Struct) []Field {
	list := (&flattening{}).of(s, nil)
	present := make(map[string]bool)
	for _, f := range list {
		present[f.Name] = present[f.Name] || !f.absent
	}
	return slices.DeleteFunc(list, func(f Field) bool { return f.absent && present[f.Name] })
}

// maxFields is how many fields are told of a struct. Structs that embed each other in more than
// one way can have as many as one likes.
const maxFields = 1000

// A flattening puts the fields of structs that are embedded into one list.
type flattening struct{ fields int }

// of returns the fields of a struct in others.
func (l *flattening) of(s *types.Struct, outer []*types.Struct) []Field {
	outer = append(slices.Clone(outer), s)
	var list []Field
	for i := range s.NumFields() {
		if l.fields++; l.fields > maxFields {
			break
		}
		f := s.Field(i)
		tag := reflect.StructTag(s.Tag(i)).Get("json")
		if tag == "-" {
			continue
		}
		name, options, _ := strings.Cut(tag, ",")
		inner, embedsStruct := element(f.Type()).Underlying().(*types.Struct)
		embedsStruct = embedsStruct && f.Embedded()
		if embedsStruct && name == "" {
			if !slices.Contains(outer, inner) {
				list = append(list, promoted(f, l.of(inner, outer))...)
			}
			continue
		}
		if !f.Exported() && !embedsStruct {
			continue // of structs that are embedded under a name the type need not be exported
		}
		if name == "" {
			name = f.Name()
		}
		field := Field{Var: f, Name: name, Type: f.Type()}
		for option := range strings.SplitSeq(options, ",") {
			field.omitEmpty = field.omitEmpty || option == "omitempty"
			field.omitZero = field.omitZero || option == "omitzero"
			field.quoted = field.quoted || option == "string"
		}
		list = append(list, field)
	}
	return list
}

// promoted returns the fields of an embedded struct as they stand in the outer one.
func promoted(embedded *types.Var, list []Field) []Field {
	_, byPointer := embedded.Type().Underlying().(*types.Pointer)
	for i := range list {
		list[i].absent = list[i].absent || byPointer
	}
	return list
}

// quotes reports whether a value of the field stands in quotes that its type would not
// have, or within its own.
func (f Field) quotes() bool {
	_, isBasic := f.Type.Underlying().(*types.Basic)
	return f.quoted && isBasic && typeOf(f.Type) != ""
}

// Omits reports whether the zero value of a type is left out.
func (f Field) Omits(t types.Type) bool {
	if f.absent || f.omitZero {
		return true
	}
	_, isStruct := t.Underlying().(*types.Struct)
	a, isArray := t.Underlying().(*types.Array)
	return f.omitEmpty && !isStruct && (!isArray || a.Len() == 0)
}
