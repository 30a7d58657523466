package swallow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// inherited notes the fates of the functions that a call leads to, as far as what they make
// is part of what this function returns.
func (l *look) inherited(call *ssa.Call) {
	if call.Call.IsInvoke() && l.isOpen(call) {
		l.behind(call)
	}
	own, others := calls.Split(l.flow.Scope().Calls.Of(call))
	for fates := range l.known.All(own, append(others, l.flow.Scope().Calls.Beyond(call)...)) {
		for _, f := range fates {
			if f.Instr == nil { // of another package
				f.at, f.Instr = call.Pos(), call
			}
			l.inherit(f, call)
		}
	}
}

// possible returns a fate with the conditions on the parameters of this function under which a call comes to it, and
// whether what is handed over allows it at all:
//
//	func (s *Service) briefing(in input) string {
//		if in.Agent != "" {
//			return s.relevant(in.Agent) // its fates are none of s.briefing(input{Dir: dir})
//		}
func (l *look) possible(f Fate, call *ssa.Call) (_ Fate, is bool) {
	if call.Call.StaticCallee() == nil && !call.Call.IsInvoke() {
		f.When = nil // a value that is called may have got some of its parameters before
		return f, true
	}
	f.When, is = l.flow.Met(call, nil, f.When)
	f.When = cause.Told(l.fn, cause.AllOf(f.When, l.flow.ConditionsAt(call)))
	return f, is
}

// inherit notes a fate of a function that is called.
func (l *look) inherit(f Fate, call *ssa.Call) {
	f, is := l.possible(f, call)
	if !is {
		return
	}
	var starts []ssa.Value
	for i := range call.Call.Signature().Results().Len() {
		if f.Results.has(i) && !requests.IsResponse(call.Call.Signature().Results().At(i).Type()) {
			starts = append(starts, calls.ResultsOf(call, i)...)
		}
	}
	if f.Results.answers() && (l.isAsked(starts) || asksFlag(starts)) || f.Kind == Unread && l.isJudged(starts) {
		return
	}
	shared := sharedFilled(f.Results, call)
	starts = append(starts, filledIn(f.Results, call)...)
	if len(starts) == 0 && shared == 0 {
		return
	}
	f.Results, f.free, f.Hops = l.leaving(startsOf(starts)), l.sharedOf(starts)|shared, f.Hops+1
	f.Aside = f.Aside || areAside(starts) || isDiscarded(call) || (f.Kind == Dropped || f.Kind == Ignored) && l.isBeside(call)
	l.note(f)
}

// asksFlag reports whether a function asks a struct that it got by a bool whether all is well: a zero one says that it is
// not.
//
//	attached := templates.Attach(ctx, id, in.Template)
//	if !attached.Resolved {
//		answer["unresolved"] = in.Template
//	}
func asksFlag(values []ssa.Value) bool {
	for v, use := range parts.Uses(values...) {
		if _, decides := use.(*ssa.If); decides && !slices.Contains(values, v) {
			return true
		}
	}
	return false
}

// parts is the query for what is read of a struct, also by a variable that holds it.
var parts = flow.Query{Kinds: flow.Field | flow.Load | flow.Store, Skip: func(e flow.Edge) bool { return e.Kind == flow.Store && !e.SetsVariable() }}

// isDiscarded reports whether nobody looks at the error of a call that has one.
func isDiscarded(call *ssa.Call) bool {
	f, ok := fallible.Of(call)
	return ok && !f.IsLookedAt()
}

// sharedFilled returns the variables of the function around a literal that a function fills which is called.
func sharedFilled(by results, call *ssa.Call) (free results) {
	for i, arg := range program.Arguments(&call.Call) {
		base, _ := paths.Base(arg)
		variable, ok := base.(*ssa.FreeVar)
		if ok && by.fills(i) {
			free |= result(slices.Index(call.Parent().FreeVars, variable))
		}
	}
	return free
}

// filledIn returns the variables, and the parameters, that a function fills which is called.
func filledIn(by results, call *ssa.Call) (list []ssa.Value) {
	for i, arg := range program.Arguments(&call.Call) {
		if !by.fills(i) {
			continue
		}
		if root := paths.Root(arg); root != nil {
			list = append(list, root)
		} else if paths.IsConstructed(arg) {
			list = append(list, arg)
		}
	}
	return list
}
