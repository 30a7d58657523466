package defaults

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// An origin is where a text comes from in a function: a value, a parameter or a variable, or a
// field of one, also of a struct in it.
type origin struct {
	base  ssa.Value
	field *types.Var
	deep  bool // the field is one of a struct in the struct
}

// originOf returns where a text comes from: one in lower case, or of another type of texts, is the same
// one, and so is one that stands for it where it is empty.
func originOf(v ssa.Value) origin {
	for range budget.Kept {
		v = sameText.Start(v)
		o := readFrom(v)
		made, ok := o.base.(*ssa.Alloc)
		if !ok || o.deep {
			return o
		}
		only := onlyText(stored(made, o.field))
		if only == nil {
			return o
		}
		v = only
	}
	return origin{base: v}
}

// sameText is the query for the text that a value is in another form, or to which it points, or for which a constant
// stands where it is empty.
var sameText = flow.Query{Kinds: flow.Convert | flow.Argument | flow.Phi | flow.Load, Skip: func(e flow.Edge) bool {
	switch e.Kind {
	case flow.Argument:
		return !keeps(e.At.(*ssa.Call))
	case flow.Phi:
		return program.IsConst(e.From)
	case flow.Load:
		_, read := paths.ReadFrom[ssa.Value](e.From)
		return !read || !program.IsString(e.To.Type())
	}
	return !program.IsString(e.From.Type())
}}

// onlyText returns the one value of some that is no constant, or nil.
func onlyText(list []ssa.Value) ssa.Value {
	var only ssa.Value
	for _, v := range list {
		if _, constant := v.(*ssa.Const); constant || v == only {
			continue
		}
		if only != nil {
			return nil
		}
		only = v
	}
	return only
}

// keeps reports whether a call gives a text in another case, or without the blanks around it.
func keeps(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	if syntax.PathOf(obj) != "strings" {
		return false
	}
	switch obj.Name() {
	case "ToLower", "ToUpper", "TrimSpace":
		return true
	}
	return false
}

// readFrom returns where a value is read.
func readFrom(v ssa.Value) origin {
	w := paths.WayTo(v)
	o := origin{base: w.Base, deep: len(w.Fields) > 1}
	if len(w.Fields) > 0 {
		o.field = w.Fields[len(w.Fields)-1]
	}
	return o
}

// fieldIn returns the field of a name of a struct, or nil, and whether an embedded struct has it.
func fieldIn(t types.Type, name string) (field *types.Var, promoted bool) {
	named := program.NamedOf(t)
	if named == nil {
		return nil, false
	}
	obj, way, _ := types.LookupFieldOrMethod(named, true, named.Obj().Pkg(), name)
	field, _ = obj.(*types.Var)
	return field, len(way) > 1
}

// isPromoted reports whether a field of an embedded struct can be named as one of the struct.
func isPromoted(t types.Type, field *types.Var) bool {
	named, promoted := fieldIn(t, field.Name())
	return promoted && named.Origin() == field
}

// stored returns what is stored in a variable, or a field of it.
func stored(made *ssa.Alloc, field *types.Var) []ssa.Value {
	if field != nil {
		return paths.StoredIn(made, field.Name())
	}
	return paths.Stored(made)
}

// compared returns the constant text with which a value is compared, and the value, or nil, and whether the
// comparison holds where they are equal.
func compared(test *ssa.BinOp) (text string, v ssa.Value, equal bool) {
	v, c, equal := cond.WithConst(test)
	if c == nil || c.Value == nil || c.Value.Kind() != constant.String {
		return "", nil, false
	}
	return constant.StringVal(c.Value), v, equal
}

// folded returns the same for a call of strings.EqualFold.
func folded(call *ssa.Call) (text string, v ssa.Value) {
	if obj := program.Called(call.Common()); obj == nil || obj.FullName() != "strings.EqualFold" {
		return "", nil
	}
	for i, arg := range call.Call.Args {
		if text, ok := program.ConstantText(arg); ok {
			return text, call.Call.Args[1-i]
		}
	}
	return "", nil
}
