package losses

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// maxDominators bounds how far back a test is looked for.
const maxDominators = 500

// A liveError is an error that is known not to be nil.
type liveError struct {
	flow  *Detector
	value ssa.Value
	test  token.Pos       // of the condition that tells it
	since *ssa.BasicBlock // the first block in which it is known
}

// liveAt returns the errors that are known not to be nil in a block, the one that
// was tested last first. Some are left out, as what happens in the block is not
// about them any more: errors that were found to be a certain one, as by errors.Is,
// and those of a context, have nothing to add to that; a variable that was found
// to be nil since holds another error by now; and what depends on something that
// was tried because of an error is about that.
func (f *Detector) liveAt(block *ssa.BasicBlock) []liveError {
	var live []liveError
	var settled []ssa.Value
	var passed []branch.Branching
	for i, b := 0, block; b != nil && i < maxDominators; i, b = i+1, b.Idom() {
		lessons := f.lessonsAt(b)
		for _, l := range lessons {
			if l.Kind != branch.IsSet {
				settled = append(settled, l.Err)
			}
		}
		for _, l := range lessons {
			same := func(v ssa.Value) bool { return calls.SameError(v, l.Err) }
			if l.Kind != branch.IsSet || isContextErr(l.Err) || slices.ContainsFunc(settled, same) || slices.ContainsFunc(live, func(e liveError) bool { return same(e.value) }) {
				continue
			}
			e := liveError{flow: f, value: l.Err, test: l.Test, since: b}
			if !slices.ContainsFunc(passed, e.isPastAfter) {
				live = append(live, e)
			}
		}
		passed = append(passed, branch.BranchesTo(b)...)
	}
	return live
}

// isPastAfter reports whether a branch that was taken after the error was tested
// is about something that was tried because of the error: a call or a lookup
// that was not given the error. If that fails, too, it does not replace the
// error, unless it tells which one it is.
func (e liveError) isPastAfter(b branch.Branching) bool {
	lessons := branch.LessonsOf(b.Cond, b.Truth)
	for _, l := range lessons {
		switch {
		case calls.SameError(l.Err, e.value):
			return false
		case isContextErr(l.Err):
			return l.Kind != branch.IsUnset // cancellation explains the error
		case l.Kind == branch.IsSet:
			return false
		}
	}
	if len(lessons) == 0 && len(branch.LessonsOf(b.Cond, !b.Truth)) > 0 {
		return false // an error that is there and is not the one that was asked for
	}
	return e.tried(b.Cond, make(map[ssa.Value]bool)) && !e.isIn(b.Cond)
}

// isIn reports whether a value is made of the error, or of what came with it, even where that
// says nothing.
func (e liveError) isIn(v ssa.Value) bool {
	if e.flow.MadeOf(v, e.value) {
		return true
	}
	x, ok := e.value.(*ssa.Extract)
	return ok && e.flow.MadeOf(v, x.Tuple)
}

// isContextErr reports whether an error is what a context says of its end.
func isContextErr(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	obj := program.CalledObject(&call.Call)
	return obj != nil && obj.FullName() == "(context.Context).Err"
}
