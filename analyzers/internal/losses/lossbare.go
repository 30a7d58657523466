package losses

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// bareLoss returns the loss of a new error that cannot carry a cause: as with a
// result, nothing is lost if the error is recorded, or if its text is shown.
func (f *Detector) bareLoss(loss *Loss, l leaf, live []liveError, roles cause.Role) *Loss {
	for _, e := range live {
		if roles != 0 || e.recorded(l.block) || f.aboutArguments(e.value) || e.isIn(l.value) || e.isToldBy(l.value) {
			return nil
		}
	}
	return loss
}

// lossByResult returns what a result with the error flag loses, or nil.
func (f *Detector) lossByResult(l leaf) *Loss {
	if program.IsNil(l.value) || f.Evaluator.Texts().MarksOf(l.value).Flag != cause.Raised || !f.isBuilt(l.value) {
		return nil
	}
	live := f.missing(l)
	if len(live) == 0 {
		return nil
	}
	for _, e := range live {
		if f.isReturned(l, e) {
			return nil
		}
	}
	loss := f.lossOf(l, live[0])
	loss.Result, loss.Bare = true, true
	return f.bareLoss(loss, l, live, 0)
}

// aboutArguments reports whether an error speaks of the caller's own arguments
// and of nothing else. What the module itself has written about it counts, as
// its validators do: there is no more in it than what they found.
func (f *Detector) aboutArguments(err ssa.Value) bool {
	failures := f.Evaluator.Errors(err)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		switch x.Class {
		case cause.Argument:
			return false
		case cause.Plain, cause.Typed, cause.Coded:
			return slices.ContainsFunc(x.Parts, isFailure)
		}
		return true
	})
}

// isFailure reports whether a part of an error is the failure of something that
// was done, and not of what was asked for. What is shown of a parameter is that.
func isFailure(p cause.Part) bool {
	switch p.Class {
	case cause.Foreign, cause.Infrastructure, cause.Context, cause.Unknown:
		return true
	case cause.Parameter:
		return p.Role&cause.Kept != 0
	}
	return false
}
