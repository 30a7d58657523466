package answers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// IsDone reports whether a handler has done what it was asked for when it fails to look at what has become of that:
//
//	if err := jobs.SetState(ctx, in.Name, in.State); err != nil {
//		return failure(err)
//	}
//	job, err := jobs.Get(ctx, in.Name)
//	if err != nil {
//		return text(in.Name + " is now " + in.State)
//	}
func (s Success) IsDone() bool {
	return len(s.Errors) > 0 && !slices.ContainsFunc(s.Errors, func(err ssa.Value) bool {
		read, _ := program.CallOf(err)
		return read == nil || !words.Reads.MatchString(calledName(read)) || !hasSucceeded(read)
	})
}

// hasSucceeded reports whether a function changes something before a call, and comes there only if that has not failed.
func hasSucceeded(read *ssa.Call) bool {
	for call := range program.Instructions[*ssa.Call](read.Parent().Blocks) {
		results := call.Call.Signature().Results()
		if call == read || !program.EndsInError(results) || !words.Writes.MatchString(calledName(call)) {
			continue
		}
		for _, err := range calls.ResultsOf(call, results.Len()-1) {
			if cond.At(read.Block(), err) == cond.FoundNil {
				return true
			}
		}
	}
	return false
}

// calledName returns what a call calls as words with underscores between them.
func calledName(call *ssa.Call) string {
	obj := program.Called(&call.Call)
	if obj == nil {
		return ""
	}
	return words.Spaced(obj.Name())
}
