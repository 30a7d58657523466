package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// loss returns what is lost by something that is returned, or nil.
func (f *Detector) loss(l leaf) *Loss {
	if len(f.live.at(l.block)) == 0 {
		return nil // no live error here, so nothing can be lost
	}
	if l.result {
		return f.lossByResult(l)
	}
	return f.lossByError(l)
}

// lossByError returns what an error loses, or nil.
func (f *Detector) lossByError(l leaf) *Loss {
	if program.IsNil(l.value) || !f.tracer().isNew(l.value) {
		return nil
	}
	live := f.live.missing(l)
	if len(live) == 0 {
		return nil
	}
	var all cause.Role
	for _, e := range live {
		role, followed := f.Holds(l.value, e.value)
		if !followed || role&cause.Itself != 0 {
			return nil
		}
		if role&cause.Kept != 0 {
			return f.rewrapped(l, e)
		}
		all |= role | e.roleByFields(l.value)
	}
	loss := f.lossOf(l, live[0])
	loss.New, loss.Bare = firstOf(f.Evaluator.Errors(l.value)), f.tracer().isBare(l.value)
	if loss.Bare {
		return f.bareLoss(loss, l, live, all)
	}
	kind, lost := f.kindOf(l, live, all)
	if !lost {
		return nil
	}
	loss.Kind = kind
	return loss
}

// roleByFields returns the roles that the error plays in a coded one whose fields are
// set after it was made.
func (e liveError) roleByFields(v ssa.Value) cause.Role {
	v = calls.PlainValue(v)
	if _, ok := v.(*ssa.Call); !ok || !syntax.IsNamed(program.NamedOf(v.Type()), syntax.Taxonomy, "Error") {
		return 0
	}
	var role cause.Role
	for _, row := range errvars.CodedFields {
		if slices.ContainsFunc(paths.StoredIn(v, row.Field), e.isIn) {
			role |= row.Role
		}
	}
	return role
}

// kindOf says what a new error leaves of others in which it plays some roles, and
// whether it loses them.
func (f *Detector) kindOf(l leaf, live []liveError, roles cause.Role) (kind LossKind, lost bool) {
	other, made := f.otherCause(l, live)
	switch {
	case other != nil && !made:
		return WrongVariable, !f.related(live, other)
	case roles&cause.Shown != 0 || made && f.related(live, other):
		return TextOnly, true
	case roles&cause.Stored != 0:
		return InData, true
	case roles&cause.Noted != 0:
		return InDetails, true
	}
	// A type or a function of the program that gets the error can keep it.
	return Dropped, f.tracer().isFollowed(l.value) || !slices.ContainsFunc(live, func(e liveError) bool { return e.isIn(l.value) })
}

// lossOf returns the loss of an error by what is made, with nothing said of what is left of it.
func (f *Detector) lossOf(l leaf, e liveError) *Loss {
	failures := f.Evaluator.At(l.block).Errors(e.value)
	return &Loss{
		Origin: firstOf(failures), Outside: slices.ContainsFunc(failures, cause.Failure.IsOutside), Consumed: f.tracer().isConsumed(l.block.Parent(), failures), Source: sourceOf(e.value), Test: e.test, Protocol: f.tracer().mayBeOfProtocol(e.value),
		Recorded: e.maybeRecorded(l.block), Pos: l.madeAt(),
	}
}

// otherCause returns an error that a new error keeps, if it is none of the live
// ones, and whether that is made on the spot. Variables of packages do not
// count: they say what kind of error the new one is.
func (f *Detector) otherCause(l leaf, live []liveError) (other ssa.Value, made bool) {
	call, ok := makerOf(l.value).(*ssa.Call)
	if !ok {
		return nil, false
	}
	for _, err := range causes(call) {
		if err == nil || program.IsNil(err) || cond.IsFixed(err) || cond.IsOfContext(err) {
			continue
		}
		if !slices.ContainsFunc(live, func(e liveError) bool { return paths.SameError(e.value, err) }) {
			return err, f.tracer().isNew(err)
		}
	}
	return nil, false
}

// related reports whether one of some errors is made of another one, or the other
// way round.
func (f *Detector) related(live []liveError, other ssa.Value) bool {
	return slices.ContainsFunc(live, func(e liveError) bool {
		return e.isIn(other) || f.IsMadeOf(e.value, other)
	})
}

// rewrapped returns the place where a coded error is wrapped in another one with
// the same code that says no more, or nil.
func (f *Detector) rewrapped(l leaf, e liveError) *Loss {
	made, ok := makerOf(l.value).(*ssa.Call)
	if !ok || !f.Coded.IsFactory(program.Called(&made.Call)) {
		return nil
	}
	outer := f.Evaluator.Errors(l.value)
	inner := f.Evaluator.Errors(e.value)
	if len(outer) == 0 || outer[0].Code == 0 {
		return nil
	}
	for _, failure := range inner {
		if failure.Class != cause.Coded || failure.Code != outer[0].Code || outer[0].Reason != "" && outer[0].Reason != failure.Reason {
			return nil
		}
	}
	loss := f.lossOf(l, e)
	loss.Kind, loss.New = Rewrapped, outer[0].Origin
	return loss
}

// bareLoss returns the loss of a new error that cannot carry a cause: as with a
// result, nothing is lost if the error is recorded, or if its text is shown.
func (f *Detector) bareLoss(loss *Loss, l leaf, live []liveError, roles cause.Role) *Loss {
	for _, e := range live {
		if roles != 0 || e.recorded(l.block) || f.tracer().aboutArguments(e.value) || e.isIn(l.value) {
			return nil
		}
	}
	return loss
}

// lossByResult returns what a result with the error flag loses, or nil.
func (f *Detector) lossByResult(l leaf) *Loss {
	if program.IsNil(l.value) || f.Evaluator.Texts().MarksOf(l.value).Flag != cause.Raised || !f.tracer().isBuilt(l.value) {
		return nil
	}
	live := f.live.missing(l)
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

// isReturned reports whether the return that gives a result gives an error, too.
func (f *Detector) isReturned(l leaf, e liveError) bool {
	for i, result := range l.ret.Results {
		if !program.CanBeError(result.Type()) {
			continue
		}
		if l.block.Parent() != l.ret.Parent() {
			return !f.setsNil(l, result)
		}
		for _, other := range f.tracer().leavesAt(l.ret, i) {
			if !program.IsNil(other.value) && program.LeadsTo(e.since, other.block) && makerOf(other.value) != makerOf(l.value) {
				return true
			}
		}
	}
	return false
}

// setsNil reports whether the literal that sets the result sets an error to nil with
// it.
func (f *Detector) setsNil(l leaf, err ssa.Value) bool {
	read, ok := paths.ReadFrom[ssa.Value](err)
	return ok && slices.ContainsFunc(l.block.Instrs, func(instr ssa.Instruction) bool {
		store, ok := instr.(*ssa.Store)
		if !ok || !program.IsNil(store.Val) {
			return false
		}
		variable, ok := store.Addr.(*ssa.FreeVar)
		return ok && slices.Contains(program.Bindings(variable), read)
	})
}
