package errflow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// isToldBeside reports whether a value is made of what came with the error, such as the output
// of a command or a response: that can hold details of the failure. What a function leaves
// empty wherever it returns an error holds none. In
//
//	status, err := fetch()
//	if err != nil {
//		return mcp.NewToolResultText("status: " + status), nil
//
// nothing is said of the error if fetch returns "" with all of its errors.
func (e liveError) isToldBeside(v ssa.Value) bool {
	x, ok := e.value.(*ssa.Extract)
	if !ok {
		return false
	}
	m := making{flow: e.flow, seen: make(map[ssa.Value]bool), is: func(v ssa.Value) bool {
		other, ok := v.(*ssa.Extract)
		return ok && other.Tuple == x.Tuple && other.Index != x.Index && !e.flow.isZeroBeside(other, x)
	}}
	return m.has(v)
}

// isZeroBeside reports whether a result of a call is the zero value of its type whenever the
// call fails with an error. Pointers do not count: who reads what is behind a nil one panics,
// and does not answer.
func (f *Flow) isZeroBeside(result, err *ssa.Extract) bool {
	call, ok := err.Tuple.(*ssa.Call)
	if _, pointer := result.Type().Underlying().(*types.Pointer); !ok || pointer || types.IsInterface(result.Type()) {
		return false
	}
	failures := f.eval.resultOf(siteOf(call), err.Index).failures
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x Failure) bool { return !x.nils.has(result.Index) })
}
