package cause

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// MarksOf returns the marks of the result of a builder.
func MarksOf(row sdk.Builder, args []ssa.Value) Marks {
	m := Marks{Data: Cleared}
	if len(row.Structured) > 0 {
		m.Data = Raised
	}
	switch {
	case row.Flag == sdk.Raised:
		m.Flag = Raised
	case row.Flag == sdk.Cleared:
		m.Flag = Cleared
	case row.FlagArg >= 0 && row.FlagArg < len(args):
		m.Flag = FlagOf(args[row.FlagArg])
	}
	return m
}

// FlagOf returns the flag for a boolean, or a pointer to one.
func FlagOf(v ssa.Value) Flag {
	switch v := v.(type) {
	case *ssa.Const:
		switch {
		case v.IsNil():
			return Cleared
		case v.Value == nil || v.Value.Kind() != constant.Bool:
			return FlagUnknown
		case constant.BoolVal(v.Value):
			return Raised
		}
		return Cleared
	case *ssa.Alloc:
		return flagAt(v)
	case *ssa.Call:
		// What makes a pointer to a boolean of a boolean points to that.
		if args := v.Call.Args; len(args) == 1 && program.IsBool(args[0].Type()) && isPointerToBool(v.Type()) {
			return FlagOf(args[0])
		}
	}
	return FlagUnknown
}

// flagAt returns the flag that the values of a variable raise.
func flagAt(variable *ssa.Alloc) Flag {
	flag := FlagUnknown
	for _, v := range paths.Stored(variable) {
		is := FlagOf(v)
		if is == FlagUnknown {
			return FlagUnknown
		}
		flag = flag.Or(is)
	}
	return flag
}

func isPointerToBool(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && program.IsBool(pointer.Elem())
}
