package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// Reflected returns the value inside a reflect.Value made by reflect.ValueOf.
func Reflected(v ssa.Value, fl *Index) ssa.Value {
	for range 4 { // a captured variable that holds the value
		switch x := v.(type) {
		case *ssa.Call:
			if obj, _ := program.CalledAs(&x.Call); api.IsFunc(obj, "reflect", "ValueOf") {
				return x.Call.Args[0]
			}
			return nil
		case *ssa.FreeVar:
			bound := program.Bindings(x)
			if len(bound) == 0 {
				return nil
			}
			v = bound[0]
		case *ssa.UnOp:
			v = x.X
		case *ssa.Alloc:
			if v = paths.OnlyStored(x); v == nil {
				return nil
			}
		default:
			return nil
		}
	}
	return nil
}

// IsReflectCall reports whether a call is one of (reflect.Value).Call.
func IsReflectCall(call *ssa.Call) bool {
	callee := call.Call.StaticCallee()
	if callee == nil || callee.Object() == nil || callee.Object().Pkg() == nil {
		return false
	}
	return callee.Object().Pkg().Path() == "reflect" && callee.Name() == "Call" && callee.Signature.Recv() != nil
}
