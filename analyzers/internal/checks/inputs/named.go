package inputs

import (
	"cmp"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// maxReads bounds how many reads lie between an argument and a value.
const maxReads = 8

// NameOf returns the name of the argument that a value is or is read from, or nothing.
func NameOf(v ssa.Value) string {
	for range maxReads {
		switch x := v.(type) {
		case *ssa.TypeAssert:
			v = x.X
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.Lookup:
			return program.TextOf(x.Index)
		case *ssa.Call:
			for _, arg := range x.Call.Args {
				if name := cmp.Or(program.TextOf(arg), NameOf(arg)); name != "" {
					return name
				}
			}
			return ""
		case *ssa.Field:
			return JSONName(x.X.Type(), program.Field(x.X.Type(), x.Field))
		case *ssa.FieldAddr:
			return JSONName(x.X.Type(), program.Field(x.X.Type(), x.Field))
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.Next:
			v = x.Iter
		case *ssa.Range:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		default:
			return ""
		}
	}
	return ""
}

// JSONName returns the name of a field of a struct in JSON, or nothing for one that is not in it.
func JSONName(t types.Type, field *types.Var) string {
	s := program.StructOf(t)
	if s == nil {
		return ""
	}
	for i := range s.NumFields() {
		if f := s.Field(i); f.Origin() == field && f.Exported() {
			name, _, _ := strings.Cut(reflect.StructTag(s.Tag(i)).Get("json"), ",")
			switch {
			case name == "-" || name == "" && f.Embedded():
				return ""
			case name == "":
				return f.Name()
			}
			return name
		}
	}
	return ""
}
