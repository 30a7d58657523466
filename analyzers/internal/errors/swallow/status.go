package swallow

import (
	"go/types"
	"net/http"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// responses looks at the responses that a call gets over HTTP: at whether somebody reads their
// status, and at what is done where that is none of a success.
func (l *look) responses(call *ssa.Call) {
	for index := range call.Call.Signature().Results().Len() {
		if !requests.IsResponse(call.Call.Signature().Results().At(index).Type()) || !l.getsUnread(call, index) {
			continue
		}
		values := calls.ResultsOf(call, index)
		a := requests.ResponseOf(values)
		f := fallible.Call{Instr: call, Block: call.Block(), Given: values, Source: fallible.SourceOf(call)}
		if a.Read {
			l.refusals(f, a)
		} else if !a.Lost {
			fate := Fate{Kind: Unread, Source: f.Source, local: local{Instr: call, at: call.Pos()}}
			if fate.Results, fate.left = (following{objects: true}).leaving(l, startsOf(a.Aliases)); fate.Results != 0 && !l.isJudged(a.Aliases) {
				l.note(fate)
			}
		}
	}
}

// isJudged reports whether a function looks into what it has read of a response, and can tell
// of a failure because of that: some services say in the body whether all is well.
func (l *look) isJudged(values []ssa.Value) bool {
	read := following{decoded: true}.from(values)
	for _, block := range l.fn.Blocks {
		test, ok := program.Condition(block).(ssa.Instruction)
		if !ok || !slices.ContainsFunc(test.Operands(nil), func(v *ssa.Value) bool { return read[*v] }) {
			continue
		}
		if l.isMindedAfter(block) {
			return true
		}
	}
	return false
}

// getsUnread reports whether nobody has read the status of a response when a call returns it: the call is one of a
// function of the module, or of one of another module, that hands the response on.
func (l *look) getsUnread(call *ssa.Call, index int) bool {
	own, others := calls.Split(l.flow.Scope().Calls.Of(call))
	for fates := range l.known.All(own, others) {
		if slices.ContainsFunc(fates, func(f Fate) bool { return f.Kind == Unread && f.Results.has(index) }) {
			return true
		}
	}
	obj := program.Called(call.Common())
	if len(others) == 0 {
		others = []*types.Func{obj}
	}
	inModule := func(obj *types.Func) bool { return syntax.InModule(l.pass, obj.Pkg()) }
	return requests.IsSender(obj) || requests.HandsOn(obj) && len(own) == 0 && !slices.ContainsFunc(others, inModule)
}

// refusals looks at the branches that a function takes because the status of a response is 500, and not 200.
// Who answers with the status leaves it to the agent.
func (l *look) refusals(f fallible.Call, a *requests.Response) {
	if isStatusAnswered(l, a) {
		return
	}
	failed := a.Answered(f.Instr, http.StatusInternalServerError)
	for _, b := range l.machine.Branches(l.fn, failed, failed, a.Answered(f.Instr, http.StatusOK)) {
		drop{l, f, b}.judge(Refused)
	}
}

// isStatusAnswered reports whether the status of a response is part of what a function returns.
func isStatusAnswered(l *look, a *requests.Response) bool {
	var statuses []ssa.Value
	for _, v := range a.Aliases {
		for field := range program.UsesAs[*ssa.FieldAddr](v) {
			if requests.IsStatus(field) {
				statuses = append(statuses, field)
			}
		}
	}
	return l.leaving(startsOf(statuses)) != 0
}
