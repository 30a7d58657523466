// Package marks says which flags a result is made with. In
//
//	return &mcp.CallToolResult{IsError: true, Content: content}, nil
//
// the result is marked as a failure; so is one that a function of the library makes for errors, and
// whether one is that is marked with a variable nobody knows.
package marks

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Built returns the marks of what a builder makes.
func Built(row sdk.Builder, args []ssa.Value) cause.Marks {
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
		m.Flag = Truth(args[row.FlagArg])
	}
	return m
}

// Truth returns the flag that a boolean value raises, or a pointer to one.
func Truth(v ssa.Value) cause.Flag {
	switch v := v.(type) {
	case *ssa.Const:
		switch {
		case v.IsNil():
			return cause.Cleared
		case v.Value == nil || v.Value.Kind() != constant.Bool:
			return cause.FlagUnknown
		case constant.BoolVal(v.Value):
			return cause.Raised
		}
		return cause.Cleared
	case *ssa.Alloc:
		return truthAt(v)
	case *ssa.Call:
		// What makes a pointer to a boolean of a boolean points to that.
		if args := v.Call.Args; len(args) == 1 && program.IsBool(args[0].Type()) && isPointerToBool(v.Type()) {
			return Truth(args[0])
		}
	}
	return cause.FlagUnknown
}

// truthAt returns the flag that the values of a variable raise.
func truthAt(variable *ssa.Alloc) cause.Flag {
	flag := cause.FlagUnknown
	for _, use := range *variable.Referrers() {
		store, ok := use.(*ssa.Store)
		switch {
		case !ok || store.Addr != variable:
		case Truth(store.Val) == cause.FlagUnknown:
			return cause.FlagUnknown
		default:
			flag = flag.Or(Truth(store.Val))
		}
	}
	return flag
}

func isPointerToBool(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && program.IsBool(pointer.Elem())
}
