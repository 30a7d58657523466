// Package swallow says what becomes of failures: what the results of a function are when
// something in it fails, and whether the caller can tell.
//
//	func (s *Store) Names() []string {
//		rows, err := s.query()
//		if err != nil {
//			log.Print(err)
//			return nil // fate: the first result is nil where s.query fails, and nobody can tell
//		}
//		…
//	}
//
// A failure has no fate if its error is returned, kept, counted, shown or handled in any other
// way, or if the function tries something else or uses a non-empty default. The rest goes on
// as if nothing had happened; a caller does not read logs.
//
// A fact tells importers where the failure disappears, and in which results. Callers
// inherit it where they return those results.
//
// Package fallible says which calls can fail, and scenario on which branches that is known. Read these files in this
// order: fate.go, look.go (knowledge about one function), branch.go (branches that tell nobody), tells.go (what tells a
// caller), leaving.go (what leaves the function), making.go (values made without the failed part). Then come the
// questions, one per file: dropped.go and partly.go (known errors), shared.go (the same in literals), item.go, ranged.go,
// iterated.go and iteration.go (loops), status.go (responses), inherit.go (calls of functions with fates), behind.go
// (interfaces), and aside.go and spare.go (what is missing beside the answer). call.go asks them about a call, swallow.go
// about a package. Exports are in fact.go, reached.go (answers of handlers) and unheard.go (calls that parse); words.go
// names what is empty.
package swallow

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "swallow",
	Doc:        "swallow: say what becomes of failures",
	Requires:   []*analysis.Analyzer{errflow.Analyzer, handlers.Analyzer, scenario.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[hides]), new(summary.Fact[opens]), fallible.Fact(), new(summary.Fact[spares])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass, home: summary.HomeOf(pass)}
	r.known = summary.NewTable(pass, summary.Domain[hides]{Transfer: r.learn, Equal: hides.equals, Cut: r.tell, Seen: r.seen})
	r.spares = summary.NewTable(pass, summary.Domain[spares]{Transfer: r.spared, Equal: func(a, b spares) bool { return a == b }, Cut: r.tellSpares})
	r.flow = pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	r.calls = fallible.New(pass, r.flow)
	if !r.flow.Known() {
		return r, nil
	}
	r.found = pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	r.machine = scenario.Of(pass)
	components := summary.Components(r.flow.Scope().Program.Functions(), r.callees)
	r.spares.Settle(components)
	r.known.Settle(components)
	r.reached = r.reach()
	r.export()
	return r, nil
}

// learn finds the fates of a function.
func (r *Result) learn(fn *ssa.Function) hides {
	guard.At(r.pass, fn.Pos())
	if program.Overlong(fn) {
		return nil
	}
	l := r.lookAt(fn)
	for instr := range program.Instructions[ssa.Instruction](r.machine.Live(fn)) {
		switch instr := instr.(type) {
		case *ssa.Call:
			l.call(instr)
		case *ssa.MakeClosure:
			l.made(instr)
		}
	}
	l.items()
	l.walked()
	if fn.Parent() == nil || l.isHandler() {
		l.ranged(fn)
	}
	return capped(l.list, budget.Kept)
}

// callees returns the functions of the package that a function calls.
func (r *Result) callees(fn *ssa.Function) []*ssa.Function {
	var list []*ssa.Function
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		switch instr := instr.(type) {
		case *ssa.Call:
			list = append(list, calls.Own(r.flow.Scope().Calls.Of(instr))...)
		case *ssa.MakeClosure:
			list = append(list, instr.Fn.(*ssa.Function))
		}
	}
	return list
}
