package losses

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
)

// lost returns the errors that are lost if something that is made does not keep
// them: those that are known where it is made. What is never set, as what the call passes
// excludes all errors of the function, cannot be lost.
func (f *Detector) lost(l leaf) []liveError {
	return slices.DeleteFunc(f.liveAt(l.block), func(e liveError) bool { return len(f.Evaluator.Errors(e.value)) == 0 })
}

// missing returns the errors that are lost, and for which nothing stands that came with them.
func (f *Detector) missing(l leaf) []liveError {
	return slices.DeleteFunc(f.lost(l), func(e liveError) bool { return e.isReplaced(l) })
}

// isReplaced reports whether what is made stands for the error by what came with it: it shows that, or
// is made where that was found to be something certain. In
//
//	issue, response, err := client.Get(ctx, key)
//	if err != nil && response != nil {
//		if response.Code == 404 {
//			return errors.New("issue not found")
//		}
//		return fmt.Errorf("no issue: %s", response.Body)
//	}
//
// the response says of both what the error would.
func (e liveError) isReplaced(l leaf) bool {
	if e.isToldBeside(l.value) {
		return true
	}
	for i, block := 0, l.block; block != nil && block != e.since && e.since.Dominates(block) && i < maxDominators; i, block = i+1, block.Idom() {
		for _, b := range branch.BranchesTo(block) {
			if b.Finds() && e.isToldBeside(b.Cond) {
				return true
			}
		}
	}
	return false
}
