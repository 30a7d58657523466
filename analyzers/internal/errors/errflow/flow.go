// Package errflow answers rules' questions about errors: what a function returns, on which paths, which
// errors it loses, and what an agent can read. It analyses all functions of a package first, callees
// before callers, and exports facts to importers.
//
// A [Flow] combines packages origin (values), nilness (paths) and causeloss (lost errors). A rule uses
// it like this:
//
//	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
//	for _, ret := range flow.Returns(handler) {
//		for _, failure := range ret.Errors {
//
// Read flow.go, learn.go with needs.go, questions.go, then fallible.go, export.go and hidden.go.
package errflow

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/implementers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errparams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/unfailing"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer provides a *[Flow].
var Analyzer = &analysis.Analyzer{
	Name:       "errflow",
	Doc:        "errflow: find where errors, and the text that agents read, come from",
	Requires:   []*analysis.Analyzer{program.Analyzer, flow.Analyzer, settings.Analyzer, errvars.Analyzer},
	FactTypes:  []analysis.Fact{new(cause.Account), new(cause.HoldsError), new(cond.Predicate), new(errparams.Fact), new(returns.Fact), new(implementers.Hides), new(unfailing.Never)},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Flow](),
}

// A Flow answers questions about errors of one package.
type Flow struct {
	*causeloss.Detector
	crowded  map[*ssa.Function]bool // which have too many calls to be asked about one by one
	asked    map[*ssa.Function][]*returns.Return
	failures map[failing][]cause.Failure // that were asked for
	kept     int                         // how many they are
}

func run(pass *analysis.Pass) (any, error) {
	f := &Flow{Detector: causeloss.NewDetector(returns.NewFinder(origin.NewTracer(pass)))}
	if pass.TypesInfo == nil || len(pass.Files) == 0 || sdk.Owns(pass.Pkg) || !module.Analysed(pass) {
		return f, nil
	}
	f.Set, f.Settings = sdk.Of(pass.Pkg), settings.Of(pass)
	if f.Set.Empty() && !fallible(pass) && !f.Settings.HasSecrets() {
		f.exportHidden()
		return f, nil
	}
	f.Fill(pass.ResultOf[errvars.Analyzer].(*errvars.Result))
	f.learn()
	f.export()
	f.ExportHandlings()
	f.Export()
	f.exportHidden()
	return f, nil
}

// returns returns the reader for what leaves functions at their returns.
func (f *Flow) returns() returns.Reader { return returns.Reader{Tracer: f.Tracer} }

// Returns returns the returns of a function of the package, in source order. A return
// of a deferred function after a panic is part of every other return. Callers share
// the slice. Packages where nothing can fail have none.
func (f *Flow) Returns(fn *ssa.Function) []*returns.Return {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	if f.IsOverlong(fn) {
		return nil
	}
	if list, ok := f.asked[fn]; ok {
		return list
	}
	f.Evaluator.Start(fn)
	var list []*returns.Return
	for _, instr := range f.LiveReturns(fn) {
		if again := instr.Block() == fn.Recover && len(f.ReturnsIn[fn]) > 1; !again {
			list = append(list, f.returns().Returned(fn, instr))
		}
	}
	if f.asked == nil {
		f.asked = make(map[*ssa.Function][]*returns.Return)
	}
	if f.keepsReturns(list) {
		f.asked[fn] = list
	}
	return list
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
