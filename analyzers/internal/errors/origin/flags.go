package origin

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// BuiltMarks returns the marks of the result of a builder.
func BuiltMarks(row sdk.Builder, args []ssa.Value) cause.Marks {
	m := cause.Marks{Data: cause.Cleared}
	if len(row.Structured) > 0 {
		m.Data = cause.Raised
	}
	switch {
	case row.Flag == sdk.Raised:
		m.Flag = cause.Raised
	case row.Flag == sdk.Cleared:
		m.Flag = cause.Cleared
	case row.FlagArg >= 0 && row.FlagArg < len(args):
		m.Flag = FlagOf(args[row.FlagArg])
	}
	return m
}

// FlagOf returns the flag for a boolean, or a pointer to one.
func FlagOf(v ssa.Value) cause.Flag {
	flag := cause.FlagUnknown
	for end := range pointed.Ends(v) {
		c, ok := end.(*ssa.Const)
		switch {
		case !ok:
			return cause.FlagUnknown
		case c.Value != nil && constant.BoolVal(c.Value):
			flag = flag.Or(cause.Raised)
		default:
			flag = flag.Or(cause.Cleared)
		}
	}
	return flag
}

// pointed is the query for the boolean to which a pointer points: that in a variable, or that of which a function makes a
// pointer.
var pointed = flow.Query{Kinds: flow.Store | flow.Argument, Skip: func(e flow.Edge) bool {
	call, ok := e.To.(*ssa.Call)
	return ok && (len(call.Call.Args) != 1 || !program.IsBool(e.From.Type()) || !isPointerToBool(call.Type()))
}}

func isPointerToBool(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && program.IsBool(pointer.Elem())
}
