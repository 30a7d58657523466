package unfailing

import (
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// schemas is the package of foxy-contexts that holds arguments against the schema of a tool.
const schemas = "github.com/strowk/foxy-contexts/pkg/toolinput"

// AlwaysValid reports whether a call asks what has been held against a schema for a property
// that the schema requires, as a value of its type.
func AlwaysValid(f *valueflow.Index, obj *types.Func, s calls.Site) bool {
	if obj == nil || obj.Pkg() == nil || obj.Pkg().Path() != schemas || len(s.Args) != 2 {
		return false
	}
	kind, ok := strings.CutPrefix(libs.FullName(obj), schemas+".ToolInput.")
	name, isConst := onlyValue(f, s.Args[1]).(*ssa.Const)
	input, isExtract := s.Args[0].(*ssa.Extract)
	if !ok || !isConst || !isExtract {
		return false
	}
	validation, ok := input.Tuple.(*ssa.Call)
	if !ok || !callsNamed(validation, schemas+".ToolInputSchema.Validate") {
		return false
	}
	schema, ok := onlyValue(f, validation.Call.Value).(*ssa.Call)
	if !ok || !callsNamed(schema, schemas+".NewToolInputSchema") {
		return false
	}
	return requires(f, schema, kind, name)
}

// requires reports whether all options of a schema that are about a property require it, and
// with a type.
func requires(f *valueflow.Index, schema *ssa.Call, kind string, name *ssa.Const) bool {
	list, ok := schema.Call.Args[0].(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := list.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	found := false
	for _, v := range valueflow.StoredInArray(array) {
		option, ok := v.(*ssa.Call)
		if !ok || len(option.Call.Args) == 0 {
			return false // Have: it can be about any property
		}
		about, ok := onlyValue(f, option.Call.Args[0]).(*ssa.Const)
		if !ok {
			return false
		}
		if constant.Compare(about.Value, token.EQL, name.Value) {
			if !callsNamed(option, schemas+".WithRequired"+kind) {
				return false
			}
			found = true
		}
	}
	return found
}

// onlyValue returns what is read from a variable to which one value is given, also in a
// literal; otherwise the value itself.
func onlyValue(f *valueflow.Index, v ssa.Value) ssa.Value {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return v
	}
	variable := load.X
	if free, ok := variable.(*ssa.FreeVar); ok {
		outer := f.Outermost(free)
		if len(outer) != 1 {
			return v
		}
		variable = outer[0]
	}
	if stores, known := valueflow.SharedStores(variable, false); known && len(stores) == 1 {
		return stores[0].Val
	}
	return v
}

// callsNamed reports whether a call is one of a function with a full name.
func callsNamed(call *ssa.Call, name string) bool {
	obj := program.Called(&call.Call)
	return obj != nil && libs.FullName(obj) == name
}
