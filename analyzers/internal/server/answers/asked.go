package answers

import (
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Analyzer keeps what rules ask for, because many ask for the same. Nothing is worked
// out before it is asked for.
var Analyzer = &analysis.Analyzer{
	Name:       "answers",
	Doc:        "answers: keep what leaves handlers",
	Requires:   []*analysis.Analyzer{inspect.Analyzer, handlers.Analyzer, errflow.Analyzer, program.Analyzer, scenario.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*asked](),
}

// asked is what rules of one package have asked for, possibly at the same time.
type asked struct {
	answers   func() []Answer
	outcomes  func() []Outcome
	successes func() []Success
	claims    func() []Success
	functions func() []*ssa.Function
}

func run(pass *analysis.Pass) (any, error) {
	functions := func() []*ssa.Function { return pass.ResultOf[program.Analyzer].(*program.Program).Functions() }
	successes := sync.OnceValue(func() []Success { return newAsker(pass).allSuccesses(functions(), scenario.Of(pass)) })
	return &asked{
		answers:   sync.OnceValue(func() []Answer { return newAsker(pass).all() }),
		outcomes:  sync.OnceValue(func() []Outcome { return newAsker(pass).allOutcomes(scenario.Of(pass)) }),
		successes: successes,
		claims:    sync.OnceValue(func() []Success { return newAsker(pass).allClaims(functions(), successes()) }),
		functions: functions,
	}, nil
}
