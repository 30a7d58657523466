package inputs

import (
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// NameOf returns the name of the argument that a value is or is read from, or nothing.
func NameOf(v ssa.Value) string {
	name := ""
	for read := range reads.Back(v) {
		switch x := read.(type) {
		case *ssa.Const:
			name = program.TextOf(x)
		case *ssa.Lookup:
			name = program.TextOf(x.Index)
		case *ssa.Field:
			name = JSONName(x.X.Type(), paths.FieldOf(x))
		case *ssa.FieldAddr:
			name = JSONName(x.X.Type(), paths.FieldOf(x))
		}
		if name != "" {
			break
		}
	}
	return name
}

// reads is the query for what an argument is read from: what has a name, and what a call is given.
var reads = flow.Query{Kinds: flow.Same&^flow.Phi | flow.Element | flow.Argument, Skip: func(e flow.Edge) bool {
	_, named := e.At.(*ssa.Lookup)
	return named
}}

// JSONName returns the name of a field of a struct in JSON, or nothing for one that is not in it.
func JSONName(t types.Type, field *types.Var) string {
	s := program.StructOf(t)
	if s == nil {
		return ""
	}
	for i := range s.NumFields() {
		f := s.Field(i)
		if f.Origin() == field && f.Exported() {
			name, _, _ := strings.Cut(reflect.StructTag(s.Tag(i)).Get("json"), ",")
			switch {
			case name == "-" || name == "" && f.Embedded():
				return ""
			case name == "":
				return f.Name()
			}
			return name
		} else if f.Embedded() && program.IsStruct(f.Type()) {
			if name := JSONName(f.Type(), field); name != "" {
				return name
			}
		}
	}
	return ""
}
