package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Reflected returns the value inside a reflect.Value made by reflect.ValueOf, or nil.
func Reflected(v ssa.Value) ssa.Value {
	made, ok := Query{Kinds: Load | Capture | Store}.Start(v).(*ssa.Call)
	if !ok {
		return nil
	}
	if obj, _ := program.CalledAs(&made.Call); !syntax.IsFunc(obj, "reflect", "ValueOf") {
		return nil
	}
	return made.Call.Args[0]
}

// IsReflectCall reports whether a call is one of (reflect.Value).Call.
func IsReflectCall(call *ssa.Call) bool {
	callee := call.Call.StaticCallee()
	return callee != nil && syntax.PathOf(callee.Object()) == "reflect" && callee.Name() == "Call" && callee.Signature.Recv() != nil
}
