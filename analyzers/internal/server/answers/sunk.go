package answers

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Sunk returns what the package hands to functions that the settings name because they send it to the
// client: an answer for each call.
func Sunk(pass *analysis.Pass) []Answer {
	stated := settings.Of(pass)
	if !stated.HasSecrets() {
		return nil
	}
	var list []Answer
	a := newAsker(pass)
	for call := range program.InstructionsOf[ssa.CallInstruction](pass.ResultOf[Analyzer].(*asked).functions()) {
		list = append(list, a.sunk(call, stated)...)
	}
	return list
}

// sunk returns what a call sends to the client, none if its function is none that does.
func (a *asker) sunk(call ssa.CallInstruction, stated *settings.Settings) []Answer {
	obj := program.Called(call.Common())
	sink, ok := stated.Sink(obj)
	if !ok {
		return nil
	}
	answer := Answer{Who: report.Subject{Names: []string{report.Func(syntax.ShortName(obj))}}, Sent: true}
	answer.Pos, answer.End = syntax.Place(a.root, call.Pos())
	before := len(calls.At(call).Args) - obj.Signature().Params().Len()
	for _, index := range sink.Text {
		answer.Results = append(answer.Results, a.flow.Handed(call, before+index))
	}
	return []Answer{answer}
}
