package answers_test

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// outcomes reports what handlers answer on each way, and what the client gets if that is
// nothing.
var outcomes = &analysis.Analyzer{
	Name: "outcomes", Doc: "report outcomes", Requires: answers.Requires(),
	Run: func(pass *analysis.Pass) (any, error) {
		for _, o := range answers.Outcomes(pass) {
			text := subject(o.Answer) + ": " + o.Result.String() + ", " + o.Error.String() + through(o.Via)
			if o.Direct {
				text += "; nothing gives " + answers.Arrival(o.Effect(sdk.NilResult))
			}
			pass.Report(analysis.Diagnostic{Pos: o.Pos, Message: text})
		}
		return nil, nil
	},
}

// successes reports the results that hide errors.
var successes = &analysis.Analyzer{
	Name: "successes", Doc: "report successes", Requires: answers.Requires(),
	Run: func(pass *analysis.Pass) (any, error) {
		for _, s := range answers.Successes(pass) {
			text := s.Who.String() + ": " + s.Source
			for _, mark := range []struct {
				is   bool
				name string
			}{
				{s.Shown, " shown"}, {s.Recorded, " recorded"}, {s.Argument, " argument"}, {s.Fallback, " tried"},
				{s.SpeaksOfFailure(), " failure"}, {s.IsPartial(), " partial"}, {s.Made != nil, " made"},
			} {
				if mark.is {
					text += mark.name
				}
			}
			pass.Report(analysis.Diagnostic{Pos: s.Instr.Pos(), Message: text})
		}
		return nil, nil
	},
}

func TestOutcomes(t *testing.T) { fixture.RunAt(t, outcomes, "current/answers", "./exits") }

func TestSuccesses(t *testing.T) {
	fixture.RunAt(t, successes, "current/answers", "./masked")
}

// through returns the functions in which an outcome is decided, the outermost first.
func through(via []cause.Step) string {
	text := ""
	for _, step := range via {
		text = " through " + step.Func + text
	}
	return text
}
