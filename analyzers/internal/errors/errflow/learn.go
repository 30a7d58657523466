package errflow

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// A learner finds out what is known of a package.
type learner struct{ *causeloss.Detector }

// learn finds out what is known of a package, and tells importers.
func learn(pass *analysis.Pass) *causeloss.Detector {
	f := learner{causeloss.NewDetector(returns.NewFinder(origin.NewTracer(pass)))}
	if !sdk.IsLookedInto(pass) {
		return f.Detector
	}
	f.Set, f.Settings = sdk.Of(pass.Pkg), settings.Of(pass)
	if !f.Set.Empty() || fallible(pass) || f.Settings.HasSecrets() {
		f.Fill(pass.ResultOf[errvars.Analyzer].(*errvars.Result))
		f.settle()
		f.export()
		f.Handled.Export()
		f.Exits.Export()
	}
	return f.Detector
}

// settle finds out what is known of the functions of the package, callees first, before
// anybody asks: first what can be in what they return, and then what they do with errors and
// on which ways they return. Rules read the answers, and never add to them.
func (f learner) settle() {
	if f.Program.IsCut() {
		f.GiveUp(f.Program.Package().Func("init"))
	}
	components := summary.Components(f.Program.Functions(), f.needs)
	reader := returns.Reader{Tracer: f.Tracer}
	f.Accounts.Bottom, f.Accounts.Transfer, f.Accounts.Top = returns.Silent, reader.Learn, returns.Unclear
	f.Handled.Transfer, f.Exits.Transfer = f.handles, f.ways
	f.GiveUp(f.Accounts.Settle(components)...)
	f.GiveUp(f.Handled.Settle(components)...)
	f.GiveUp(f.Exits.Settle(components)...)
	f.Evaluator.Forget()
	f.Settled = true
}

// handles returns what a function does with errors.
func (f learner) handles(fn *ssa.Function) errvars.Fact {
	guard.At(f.Pass, fn.Pos())
	if f.IsOverlong(fn) {
		return errvars.Fact{}
	}
	f.Evaluator.Start(fn)
	defer f.Charge(fn)
	return f.Handles(fn)
}

// ways returns on which ways a function returns.
func (f learner) ways(fn *ssa.Function) returns.Exits {
	guard.At(f.Pass, fn.Pos())
	if f.IsOverlong(fn) {
		return returns.Exits{{Results: make([]returns.Presence, fn.Signature.Results().Len())}}
	}
	f.Evaluator.Start(fn)
	defer f.Charge(fn)
	return f.In(fn)
}
