package errflow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A Loss is a place where a new error takes the place of one that is known, and
// does not keep it.
type Loss struct {
	// Kind says what is left of the error.
	Kind LossKind
	// Origin is one of the things that the lost error can be, if anything is
	// known of it.
	Origin Origin
	// Source names the function that returned the error, such as "os.Open", or
	// is empty.
	Source string
	// Test is the place of the condition that tells that the error is not nil.
	Test token.Pos
	// Recorded tells that the error is recorded before the new one is returned.
	Recorded bool
	// Pos is the place where the new error is made, or else is returned. For a call
	// it is that of the parenthesis, for a literal that of the brace.
	Pos token.Pos
	// New is what the new error is. For a result its class is Unknown.
	New Origin
	// Result tells that the new error is a result with the error flag.
	Result bool
	// Bare tells that the new error cannot carry a cause: it is a result, or an
	// error of a library of the protocol.
	Bare bool
}

// LossKind says what is left of a lost error.
type LossKind int

// The kinds.
const (
	// Dropped means that nothing is left.
	Dropped LossKind = iota
	// WrongVariable means that another error is kept in its place.
	WrongVariable
	// InData means that the error is data of the new one, and not its cause.
	InData
	// TextOnly means that only its text is left.
	TextOnly
	// Rewrapped means that nothing is lost: a coded error is wrapped in another
	// one that says the same.
	Rewrapped
)

// String returns the kind in lower case.
func (k LossKind) String() string {
	return [...]string{"dropped", "wrong variable", "in data", "text only", "rewrapped"}[k]
}

// Losses returns the errors that a function of the package loses, in the order of
// its returns.
func (f *Flow) Losses(fn *ssa.Function) []Loss {
	if f.eval == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.eval.begin(fn)
	var losses []Loss
	for _, l := range f.leavesOf(fn) {
		var loss *Loss
		if l.result {
			loss = f.lossByResult(l)
		} else {
			loss = f.lossByError(l)
		}
		if loss != nil && !slices.ContainsFunc(losses, func(m Loss) bool { return m.Pos == loss.Pos }) {
			losses = append(losses, *loss)
		}
	}
	return losses
}

// lossByError returns what the error that is returned loses, or nil.
func (f *Flow) lossByError(l leaf) *Loss {
	live := liveAt(l.block)
	if len(live) == 0 || program.IsNil(l.value) || !f.isNew(l.value) {
		return nil
	}
	var all Role
	for _, e := range live {
		role, followed := f.holds(l.value, e.value)
		if !followed || role&Itself != 0 {
			return nil
		}
		if role&Kept != 0 {
			return f.rewrapped(l, e)
		}
		all |= role
	}
	loss := f.lossOf(l, live[0])
	loss.New, loss.Bare = f.firstOrigin(l.value), f.isBare(l.value)
	if loss.Bare {
		return f.bareLoss(loss, l, live, all)
	}
	other, made := f.otherCause(l, live)
	switch {
	case other != nil && f.related(live, other) && !made:
		return nil
	case other != nil && !made:
		loss.Kind = WrongVariable
	case all&Shown != 0 || made && f.related(live, other):
		loss.Kind = TextOnly
	case all&(Stored|Noted) != 0:
		loss.Kind = InData
	case !f.isFollowed(l.value) && slices.ContainsFunc(live, func(e liveError) bool { return e.isIn(l.value) }):
		return nil // Have: a type or a function of the program got the error
	}
	return loss
}

// bareLoss returns the loss of a new error that cannot carry a cause: as with a
// result, nothing is lost if the error is recorded, or if its text is shown.
func (f *Flow) bareLoss(loss *Loss, l leaf, live []liveError, roles Role) *Loss {
	for _, e := range live {
		if roles != 0 || e.recorded(l.block) || f.aboutArguments(e.value) || e.isIn(l.value) {
			return nil
		}
	}
	return loss
}

// lossByResult returns what a result with the error flag loses, or nil.
func (f *Flow) lossByResult(l leaf) *Loss {
	live := liveAt(l.block)
	if len(live) == 0 || program.IsNil(l.value) || f.eval.marksOf(l.value).flag != Raised || !f.isBuilt(l.value) {
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

func (f *Flow) lossOf(l leaf, e liveError) *Loss {
	return &Loss{Origin: f.firstOrigin(e.value), Source: sourceOf(e.value), Test: e.test, Recorded: e.recorded(l.block), Pos: l.madeAt()}
}

// aboutArguments reports whether an error speaks of the caller's own arguments
// and of nothing else. What the module itself has written about it counts, as
// its validators do: there is no more in it than what they found.
func (f *Flow) aboutArguments(err ssa.Value) bool {
	failures := f.eval.errors(err)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x Failure) bool {
		switch x.Class {
		case Argument:
			return false
		case Plain, Typed, Coded:
			return slices.ContainsFunc(x.Parts, isFailure)
		}
		return true
	})
}

// isFailure reports whether a part of an error is the failure of something that
// was done, and not of what was asked for. What is shown of a parameter is that.
func isFailure(p Part) bool {
	switch p.Class {
	case Foreign, Infrastructure, Context, Unknown:
		return true
	case Parameter:
		return p.Role&Kept != 0
	}
	return false
}

func (f *Flow) firstOrigin(err ssa.Value) Origin {
	failures := f.eval.errors(err)
	if len(failures) == 0 {
		return Origin{}
	}
	return failures[0].Origin
}

// sourceOf names the function that returned an error.
func sourceOf(err ssa.Value) string {
	call := makerOf(err)
	if call == nil {
		return ""
	}
	obj := calledObject(call.Common())
	if obj == nil {
		return ""
	}
	return shortName(obj)
}

// Known reports whether anything is known of the package.
func (f *Flow) Known() bool { return f.eval != nil }
