// Package marks reads the flags of a result. In
//
//	return &mcp.CallToolResult{IsError: true, Content: content}, nil
//
// the result is marked as a failure. So are results of library functions for errors. With a
// variable as the flag, nothing is known.
package marks

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Built returns the marks of the result of a builder.
func Built(row sdk.Builder, args []ssa.Value) Marks {
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
		m.Flag = Truth(args[row.FlagArg])
	}
	return m
}

// Truth returns the flag for a boolean, or a pointer to one.
func Truth(v ssa.Value) Flag {
	switch v := v.(type) {
	case *ssa.Const:
		switch {
		case v.IsNil():
			return Cleared
		case v.Value == nil || v.Value.Kind() != constant.Bool:
			return Unknown
		case constant.BoolVal(v.Value):
			return Raised
		}
		return Cleared
	case *ssa.Alloc:
		return truthAt(v)
	case *ssa.Call:
		// What makes a pointer to a boolean of a boolean points to that.
		if args := v.Call.Args; len(args) == 1 && program.IsBool(args[0].Type()) && isPointerToBool(v.Type()) {
			return Truth(args[0])
		}
	}
	return Unknown
}

// truthAt returns the flag that the values of a variable raise.
func truthAt(variable *ssa.Alloc) Flag {
	flag := Unknown
	for _, use := range *variable.Referrers() {
		store, ok := use.(*ssa.Store)
		switch {
		case !ok || store.Addr != variable:
		case Truth(store.Val) == Unknown:
			return Unknown
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
