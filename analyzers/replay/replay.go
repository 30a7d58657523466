// Package replay tells how a failure gets from the call that fails to the answer, step by step, as plain data. Of
//
//	entries, err := os.ReadDir(dir)
//	if err != nil {
//		log.Print(err)
//		return nil
//	}
//
// and a place in the branch it tells
//
//	line 1  `os.ReadDir` fails: `err` is set, `entries` is nil
//	line 2  `err != nil` holds: line 3 comes next
//	line 3  `log.Print` tells it to the log
//	line 4  returns nil: nothing says that something has failed
//
// and goes on in the function that called this one, with what it got, up to the handler of a tool. It runs the functions
// on paper, see package scenario: what a run cannot know, such as another condition, it tells as such.
//
// Nobody pays for it who does not ask: no rule requires it, and it looks at the places that it is given only.
//
// Read replay.go, find.go (the call that fails), frame.go (a function), callers.go (who gets what it returns), words.go.
package replay

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A Place is a line of a file, and a column or 0.
type Place struct {
	File         string
	Line, Column int
}

// How says what goes wrong at a place.
type How int

// The ways in which a call fails.
const (
	// Fails means that the call returns an error.
	Fails How = iota
	// Hides means that something in the function that is called has failed, and that the function returns no error.
	Hides
	// Refuses means that the call gets a response over HTTP with the status of a failure.
	Refuses
)

// A Question is a place of a failure.
type Question struct {
	Place
	How How
}

// A Step is what happens at a place.
type Step struct {
	At       Place
	Function string
	// What happens, in words. Identifiers stand in backticks.
	What string
}

// A Run is what comes of a failure, the call that fails first.
type Run struct {
	// Of is the place that was asked about.
	Of    Place
	Steps []Step
	// Answers tells that the last step is that of a handler, which answers with what it returns.
	Answers bool
}

// Analyzer returns an analyzer that tells of each of some failures what comes of it, as far as the package has the place.
// It hands the runs to a function, which several packages may call at once.
func Analyzer(questions []Question, tell func(Run)) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "replay", Doc: "replay: tell what comes of a failure",
		Requires:  []*analysis.Analyzer{program.Analyzer, handlers.Analyzer, scenario.Analyzer, inspect.Analyzer},
		FactTypes: []analysis.Fact{new(none)},
		Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
			t := &teller{pass: pass, found: pass.ResultOf[handlers.Analyzer].(*handlers.Result), questions: questions}
			for _, at := range questions {
				if run, ok := t.tell(at); ok {
					tell(run)
				}
			}
			return nil, nil
		}),
	}
}

// none is a fact that is never told: drivers run an analyzer without facts on named packages only.
type none struct{}

// AFact marks it as a fact.
func (*none) AFact() {}

// String returns what it says.
func (*none) String() string { return "nothing" }

// A teller tells what comes of failures in a package.
type teller struct {
	pass      *analysis.Pass
	found     *handlers.Result
	questions []Question

	lines map[Place][]ssa.Instruction // once somebody asked

	sites map[*ssa.Function][]*ssa.Call // the calls of functions of the package, once somebody asked
}

// tell tells what comes of the failure at a place, if one is known there.
func (t *teller) tell(at Question) (Run, bool) {
	spot := t.spotAt(at)
	if spot.fails == nil {
		return Run{}, false
	}
	s, failed := t.scenarioOf(spot.fails, at.How)
	run := Run{Of: at.Place, Steps: []Step{t.step(spot.fails.Parent(), spot.fails.Pos(), failed)}}
	f := frame{teller: t, trace: scenario.Of(t.pass).Run(spot.fails.Parent(), s), fn: spot.fails.Parent(), via: spot.via}
	end := f.run(spot.fails)
	run.Steps = append(run.Steps, f.steps...)
	t.goOn(&run, f, end)
	return run, len(run.Steps) > 1
}

func (t *teller) step(fn *ssa.Function, pos token.Pos, what string) Step {
	return Step{At: t.place(pos), Function: nameOf(fn), What: what}
}

func (t *teller) place(pos token.Pos) Place {
	if !pos.IsValid() {
		return Place{}
	}
	p := position.Real(t.pass.Fset, pos)
	return Place{p.Filename, p.Line, p.Column}
}
