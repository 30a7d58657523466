package errflow

import "golang.org/x/tools/go/ssa"

// Failures returns what the error with the given index among the results of a call can be,
// empty if it is always nil.
func (f *Flow) Failures(call *ssa.Call, index int) []Failure {
	if f.eval == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.eval.start(call.Parent())
	if f.isOverlong(call.Parent()) || f.neverFails(call, index) {
		return nil
	}
	return f.eval.resultOf(siteOf(call), index).failures
}
