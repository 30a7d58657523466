package errflow

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// bySDK returns what is known of a result of a function of a library of the
// protocol, and whether it is one.
func (e *evaluator) bySDK(obj *types.Func, s callSite, index int) (outcome, bool) {
	set := e.flow.Set
	if row, ok := e.flow.builder(obj); ok {
		if index > 0 {
			return outcome{}, true
		}
		args := s.args
		if obj.Signature().Recv() != nil {
			args = args[min(1, len(args)):]
		}
		return outcome{shown: e.built(row, callSite{call: s.call, args: args, pos: s.pos, block: s.block}), marks: builtMarks(row, args)}, true
	}
	if _, row, ok := set.ErrorValue(obj); ok {
		o := Origin{Class: Coded, Name: fullName(obj), Pos: s.pos, at: s.pos}
		var in []ingredient
		if row.Args != nil && row.Args.Message >= 0 {
			in = e.shown(s.arg(row.Args.Message)).ingredients(Shown)
		}
		return outcome{failures: made(o, in)}, true
	}
	if _, row, ok := set.ArgumentAccess(obj); ok {
		if row.Fails && index == obj.Signature().Results().Len()-1 {
			return outcome{failures: []Failure{{Origin: Origin{Class: Argument, Name: fullName(obj), Pos: s.pos, at: s.pos}}}}, true
		}
		return outcome{}, true
	}
	if _, _, ok := set.ClientCall(obj); ok && isErrorType(resultType(obj.Signature(), index)) {
		return outcome{failures: []Failure{{Origin: Origin{Class: Infrastructure, Name: fullName(obj), Pos: s.pos, at: s.pos}}}}, true
	}
	if _, ok := set.ToClient(obj); ok && isErrorType(resultType(obj.Signature(), index)) {
		// Have: it says what the agent's own client has answered, or that it cannot be asked.
		return outcome{failures: []Failure{{Origin: Origin{Class: Foreign, Name: fullName(obj), Pos: s.pos, at: s.pos}}}}, true
	}
	return outcome{}, false
}

// built returns what can be read in what a builder makes. Of an error that is known to be nil
// that is nothing: NewToolResultErrorFromErr of mcp-go leaves it out, and SetError of go-sdk
// panics.
func (e *evaluator) built(row sdk.Builder, s callSite) shown {
	var all shown
	for i, index := range row.Text {
		if row.Format && i == 0 {
			all.add(shownBy(e.formatted(s.arg(index), s.arg(index+1), s.pos)))
			continue
		}
		all.add(e.shown(s.arg(index)))
	}
	for _, indexes := range [...][]int{row.Error, row.Content, row.Structured} {
		for _, index := range indexes {
			if arg := s.arg(index); !s.isNilHere(arg) {
				all.add(e.shown(arg))
			}
		}
	}
	return all
}
