package origins

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// bySDK returns what is known of a result of a function of a library of the
// protocol, and whether it is one.
func (e Makers) bySDK(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	set := e.flow.Set
	if row, ok := e.flow.Builder(obj); ok {
		if index > 0 {
			return cause.Outcome{}, true
		}
		args := s.Args
		if obj.Signature().Recv() != nil {
			args = args[min(1, len(args)):]
		}
		return cause.Outcome{Readable: e.built(row, calls.Site{Call: s.Call, Args: args, Pos: s.Pos, Block: s.Block}), Marks: builtMarks(row, args)}, true
	}
	if _, row, ok := set.ErrorValue(obj); ok {
		o := cause.Origin{Class: cause.Coded, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}
		var in []cause.Ingredient
		if row.Args != nil && row.Args.Message >= 0 {
			in = e.Texts().shown(s.Arg(row.Args.Message)).Ingredients(cause.Shown)
		}
		return cause.Outcome{Failures: cause.Made(o, in)}, true
	}
	if _, row, ok := set.ArgumentAccess(obj); ok {
		if row.Fails && index == obj.Signature().Results().Len()-1 {
			return cause.Outcome{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Argument, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}}}}, true
		}
		return cause.Outcome{}, true
	}
	if _, _, ok := set.ClientCall(obj); ok && program.CanBeError(program.ResultType(obj.Signature(), index)) {
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Infrastructure, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}}}}, true
	}
	if _, ok := set.ToClient(obj); ok && program.CanBeError(program.ResultType(obj.Signature(), index)) {
		// Have: it says what the agent's own client has answered, or that it cannot be asked.
		return cause.Outcome{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Foreign, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}}}}, true
	}
	return cause.Outcome{}, false
}

// built returns what can be read in what a builder makes. Of an error that is known to be nil
// that is nothing: NewToolResultErrorFromErr of mcp-go leaves it out, and SetError of go-sdk
// panics.
func (e Makers) built(row sdk.Builder, s calls.Site) cause.Readable {
	var all cause.Readable
	for i, index := range row.Text {
		if row.Format && i == 0 {
			all.Add(cause.ShownBy(e.Texts().formatted(s.Arg(index), s.Arg(index+1), s.Pos)))
			continue
		}
		all.Add(e.Texts().shown(s.Arg(index)))
	}
	for _, indexes := range [...][]int{row.Error, row.Content, row.Structured} {
		for _, index := range indexes {
			if arg := s.Arg(index); !s.IsNilHere(arg) {
				all.Add(e.Texts().shown(arg))
			}
		}
	}
	return all
}
