// Package errflow answers rules' questions about errors: what a function returns, on which paths, which
// errors it loses, and what an agent can read. It analyses all functions of a package first, callees
// before callers, and exports facts to importers.
//
// A [Flow] combines packages origin (values), returns (paths) and causeloss (lost errors). A rule uses
// it like this:
//
//	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
//	for _, ret := range flow.Returns(handler) {
//		for _, failure := range ret.Errors {
//
// Read flow.go, learn.go with needs.go, questions.go, then fallible.go and export.go.
package errflow

import (
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer provides a *[Flow].
var Analyzer = &analysis.Analyzer{
	Name:     "errflow",
	Doc:      "errflow: find where errors, and the text that agents read, come from",
	Requires: []*analysis.Analyzer{program.Analyzer, calls.Analyzer, flow.Analyzer, settings.Analyzer, errvars.Analyzer},
	FactTypes: []analysis.Fact{
		new(summary.Fact[*cause.Account]), new(summary.Fact[*cause.HoldsError]), new(summary.Fact[errvars.Fact]),
		new(summary.Fact[returns.Exits]),
	},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Flow](),
}

// Learning is the [Analyzer] for tests of what a [Flow] reads: it provides that.
var Learning = &analysis.Analyzer{
	Name: Analyzer.Name, Doc: Analyzer.Doc, Requires: Analyzer.Requires, FactTypes: Analyzer.FactTypes,
	Run:        func(pass *analysis.Pass) (any, error) { return learn(pass), nil },
	ResultType: reflect.TypeFor[*causeloss.Detector](),
}

// A Flow answers questions about errors of one package. It only reads: all that is known was learned before
// anybody could ask, and an answer depends on nothing that was asked before. Rules ask side by side.
type Flow struct {
	known *causeloss.Detector

	mu       sync.Mutex             // what is known is worked out anew for each question
	crowded  map[*ssa.Function]bool // which have too many calls to be asked about one by one
	asked    map[*ssa.Function][]*returns.Return
	failures map[failing][]cause.Failure // that were asked for
}

func run(pass *analysis.Pass) (any, error) {
	return &Flow{
		known: learn(pass), crowded: make(map[*ssa.Function]bool),
		asked: make(map[*ssa.Function][]*returns.Return), failures: make(map[failing][]cause.Failure),
	}, nil
}

// Known reports whether the package has been analysed. About others, every answer is empty.
func (f *Flow) Known() bool { return f.known.Evaluator != nil }

// Scope returns the functions of the package, with what is stored and called where.
func (f *Flow) Scope() *flow.Scope { return f.known.Scope }

// GaveUp returns the functions that were too large to be followed to the end.
func (f *Flow) GaveUp() []*ssa.Function { return f.known.GaveUp }

// answer answers a question about a function, nil for none. It is empty for functions that are too large.
func answer[T any](f *Flow, fn *ssa.Function, of func() T) (none T) {
	if !f.Known() {
		return none
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.known.IsOverlong(fn) {
		return none
	}
	f.known.Evaluator.Start(fn)
	return of()
}

// Returns returns the returns of a function of the package, in source order. A return
// of a deferred function after a panic is part of every other return. Callers share
// the slice. Packages where nothing can fail have none.
func (f *Flow) Returns(fn *ssa.Function) []*returns.Return {
	f.mu.Lock()
	list, known := f.asked[fn]
	f.mu.Unlock()
	if known {
		return list
	}
	return answer(f, fn, func() (list []*returns.Return) {
		reader := returns.Reader{Tracer: f.known.Tracer}
		for _, instr := range f.known.LiveReturns(fn) {
			if again := instr.Block() == fn.Recover && len(f.known.ReturnsIn[fn]) > 1; !again {
				list = append(list, reader.Returned(fn, instr))
			}
		}
		if f.keepsReturns(list) {
			f.asked[fn] = list
		}
		return list
	})
}

// Exits returns the ways on which a function of the package returns, in the order of its returns. Equal ones at
// the same place count once.
func (f *Flow) Exits(fn *ssa.Function) []returns.Exit {
	exits, _ := f.known.Exits.Own(fn)
	return exits
}

// Losses returns the errors that a function of the package replaces by others, in the order of its returns.
func (f *Flow) Losses(fn *ssa.Function) []causeloss.Loss {
	return answer(f, fn, func() []causeloss.Loss { return f.known.Losses(fn) })
}

// Maskings returns the successes that a function of the package returns instead of errors, in the order of its
// returns.
func (f *Flow) Maskings(fn *ssa.Function) []causeloss.Masking {
	return answer(f, fn, func() []causeloss.Masking { return f.known.Maskings(fn) })
}

// Joined returns the successes of a function of the package whose text says on one way only that something has
// failed, in the order of its returns.
func (f *Flow) Joined(fn *ssa.Function) []causeloss.Masking {
	return answer(f, fn, func() []causeloss.Masking { return f.known.Joined(fn) })
}

// keepsReturns reports whether there is room for the returns of a function, and counts them.
func (f *Flow) keepsReturns(list []*returns.Return) bool {
	var all []cause.Failure
	for _, ret := range list {
		all = append(all, ret.Errors...)
		for _, result := range ret.Results {
			all = append(all, result.Rendered...)
		}
	}
	return f.keeps(all)
}
