package answers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// An Outcome is what a handler that a library calls itself answers on one of the ways
// to a return.
type Outcome struct {
	// Answer is what is known of the return.
	Answer
	// Result and Error say whether there is anything in the first and in the last
	// value that is returned.
	Result, Error returns.Presence
	// Via are the calls in which that is decided, the innermost first.
	Via []cause.Step
	// Direct tells that the library gets what the handler returns as it is. Else it
	// gets the error by way of a seam, and perhaps another result.
	Direct bool

	// Anyway tells that the result is made whatever became of the call that failed, so that nothing
	// is lost with it, as in
	//
	//	out, err := load(name)
	//	return markdown(out), err
	Anyway bool
	// Same tells that the result and the error are made of one error, or of one text, and Flag
	// whether the result is marked as an error, where that is decided.
	Same bool
	Flag cause.Flag

	// Pointer is the type of the pointer that the error holds, if that is known.
	Pointer types.Type
}

// Decided returns the place in the package where it is decided what is returned: in the function
// that the handler calls, or in the handler.
func (o Outcome) Decided() token.Pos {
	if len(o.Via) > 0 && o.Via[0].Pos.IsValid() {
		return o.Via[0].Pos
	}
	return o.Pos
}

// Innermost returns the function in which that is decided, as a message shows it, or "" if it is the handler.
func (o Outcome) Innermost() string {
	if len(o.Via) == 0 {
		return ""
	}
	return report.Func(o.Via[0].Func)
}

// Path returns the places of that, see [Path].
func (o Outcome) Path(what string) []analysis.RelatedInformation {
	if len(o.Via) == 0 {
		return nil
	}
	decided := cause.From(cause.Unknown, "", o.Pos)
	decided.Via = o.Via
	return Path(decided, what)
}

// Outcomes returns the outcomes of the handlers that the package declares, in the order
// of the source. Those are left out that the program's own code calls, unless it
// returns their errors: it can make anything of what they return.
func Outcomes(pass *analysis.Pass) []Outcome {
	return slices.Clone(pass.ResultOf[Analyzer].(*asked).outcomes())
}

// allOutcomes leaves out the returns that no run comes to.
func (a *asker) allOutcomes(machine *scenario.Machine) []Outcome {
	var list []Outcome
	for _, h := range a.found.Handlers {
		if passed := a.found.Passed(h); passed == wrappers.Transparent || passed == wrappers.Leaky {
			list = append(list, a.outcomes(h, passed == wrappers.Transparent)...)
		}
	}
	return slices.DeleteFunc(list, func(o Outcome) bool {
		return o.ret != nil && !slices.Contains(machine.Live(o.ret.Parent()), o.ret.Block())
	})
}

// Kept returns the outcomes of the handlers that the program's own code calls in the
// place of a library, if it hands on their results as they come.
func Kept(pass *analysis.Pass) []Outcome {
	a := newAsker(pass)
	var list []Outcome
	for _, h := range a.found.Handlers {
		if a.found.Passed(h) != wrappers.Transparent && a.found.KeepsResults(h) {
			list = append(list, a.outcomes(h, false)...)
		}
	}
	return list
}

func (a *asker) outcomes(h *handlers.Handler, direct bool) []Outcome {
	if a.set.Named(h.Library) == nil || !h.Kind.IsAnswer() {
		return nil
	}
	at := make(map[*ssa.Return]Answer)
	for _, ans := range a.of(h) {
		at[ans.ret] = ans
	}
	var list []Outcome
	for _, exit := range a.flow.Exits(h.Func) {
		last := len(exit.Results) - 1
		if last < 1 || len(a.through(h, exit.Via)) > 0 {
			continue
		}
		ans, ok := at[exit.Instr]
		if !ok { // reached after a recovered panic only
			ans = a.common(h)
			ans.Pos = exit.Pos()
		}
		result := exit.Results[0]
		if _, value := h.Func.Signature.Results().At(0).Type().Underlying().(*types.Struct); value {
			result = returns.PresenceUnknown // its type is never nil, and a value must be returned
		}
		o := Outcome{Answer: ans, Result: result, Error: exit.Results[last], Via: exit.Via, Direct: direct, Pointer: exit.Pointer}
		if ret := exit.Instr; ret != nil && len(o.Via) > 0 && o.Result.IsSet() && o.Error.IsSet() && !isOfOneCall(ret) {
			o.Anyway = !isAsked(ret)
			o.Via = nil // the result is made in this function
		}
		o.Same, o.Flag = a.alike(o, exit.Instr)
		list = append(list, o)
	}
	return list
}

// isOfOneCall reports whether the first and the last value of a return, an error, are results of
// one call.
func isOfOneCall(ret *ssa.Return) bool {
	made, _ := program.CallOf(calls.PlainValue(program.Given(ret, 0)))
	failed, _ := program.CallOf(program.Given(ret, len(ret.Results)-1))
	return made == failed
}

// isAsked reports whether it is known at a return which way the call went that its last value, an
// error, comes from. It is not in
//
//	out, err := load(name)
//	return markdown(out), err
func isAsked(ret *ssa.Return) bool {
	err := program.Given(ret, len(ret.Results)-1)
	return cond.At(ret.Block(), err) != cond.Untested
}

// IsOfLibrary reports whether the pointer that the returned error holds is of an error type
// that the library honours.
func (o Outcome) IsOfLibrary() bool {
	library, t, ok := o.set.ErrorType(o.Pointer)
	return ok && library == o.library && t.HonouredBy(o.Kind) != sdk.Never
}
