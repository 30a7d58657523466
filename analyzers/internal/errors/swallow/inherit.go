package swallow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// inherited notes the fates of the functions that a call leads to, as far as what they make
// is part of what this function returns.
func (l *look) inherited(call *ssa.Call) {
	if call.Call.IsInvoke() && l.isOpen(call) {
		l.behind(call)
	}
	for fates := range l.known.All(calls.Split(l.flow.Scope().Calls.Of(call))) {
		for _, f := range fates {
			if f.Instr == nil { // of another package
				f.at, f.Instr = call.Pos(), call
			}
			l.inherit(f, call)
		}
	}
}

// inherit notes a fate of a function that is called.
func (l *look) inherit(f Fate, call *ssa.Call) {
	var starts []ssa.Value
	for i := range call.Call.Signature().Results().Len() {
		if f.Results.has(i) && !requests.IsResponse(call.Call.Signature().Results().At(i).Type()) {
			starts = append(starts, calls.ResultsOf(call, i)...)
		}
	}
	if f.Results.answers() && l.isAsked(starts) {
		return
	}
	starts = append(starts, filledIn(f.Results, call)...)
	if len(starts) == 0 {
		return
	}
	f.Results, f.free = l.leaving(startsOf(starts)), l.sharedOf(starts)
	l.note(f)
}

// filledIn returns the variables, and the parameters, that a function fills which is called.
func filledIn(by results, call *ssa.Call) (list []ssa.Value) {
	args := call.Call.Args
	if call.Call.IsInvoke() {
		args = append([]ssa.Value{nil}, args...) // the receiver, which is no argument of an invoke
	}
	for i, arg := range args {
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
