package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
)

// NeverFails reports whether a value is the error of a call that always succeeds, or of
// encoding/json for something that it can always encode, as far as its type and what is
// put into it say. Handlers test such errors by habit; nothing that they do then ever
// happens.
func (k Knowledge) NeverFails(v ssa.Value) bool {
	index := 0
	if part, ok := v.(*ssa.Extract); ok {
		v, index = part.Tuple, part.Index
	}
	call, ok := v.(*ssa.Call)
	return ok && (index == 1 && isMarshal(&call.Call) && k.IsEncodable(call.Call.Args[0], &call.Call) || k.Succeeds(call, index))
}

// IsEncodable reports whether a value can be encoded as JSON, as far as its type and
// what is put into its maps and variables say, by a function that the call gives it to.
func (k Knowledge) IsEncodable(v ssa.Value, call *ssa.CallCommon) bool {
	return filling{k, call, make(map[ssa.Value]bool)}.can(v, 0)
}

func isMarshal(call *ssa.CallCommon) bool {
	callee := call.StaticCallee()
	if callee == nil {
		return false
	}
	obj, _ := callee.Object().(*types.Func)
	return IsMarshal(obj)
}

// IsMarshal reports whether a function encodes its first argument as JSON.
func IsMarshal(obj *types.Func) bool {
	return api.IsFunc(obj, "encoding/json", "Marshal") || api.IsFunc(obj, "encoding/json", "MarshalIndent")
}
