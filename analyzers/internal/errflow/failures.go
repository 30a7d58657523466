package errflow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
)

// maxAsked is how many calls a function may have whose failures are asked for one by one. Each
// question looks anew at what the function does with errors; nobody writes more by hand.
const maxAsked = 600

// Failures returns what the error with the given index among the results of a call can be,
// empty if it is always nil, or if the function around the call has too many.
func (f *Flow) Failures(call *ssa.Call, index int) []cause.Failure {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	if f.isCrowded(call.Parent()) {
		return nil
	}
	f.Evaluator.Start(call.Parent())
	if f.IsOverlong(call.Parent()) || f.NeverFails(call, index) {
		return nil
	}
	return f.Evaluator.Calls().ResultOf(calls.At(call), index).Failures
}

// isCrowded reports whether a function has more calls than are asked about one by one.
func (f *Flow) isCrowded(fn *ssa.Function) bool {
	if crowded, known := f.crowded[fn]; known {
		return crowded
	}
	calls := 0
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if _, ok := instr.(*ssa.Call); ok {
				calls++
			}
		}
	}
	if f.crowded == nil {
		f.crowded = make(map[*ssa.Function]bool)
	}
	f.crowded[fn] = calls > maxAsked
	return f.crowded[fn]
}
