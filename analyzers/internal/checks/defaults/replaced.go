package defaults

import (
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Replaced finds arguments that fail to parse and are silently replaced.
//
//	func (c *Client) Deals(ctx context.Context, q Query) []Deal { // replaces: 2.Since
//		since, err := time.Parse(time.DateOnly, q.Since)
//		if err != nil {
//			since = c.start
//		}
//
// Parsers of libraries are known. A function of the module is a parser if it gets only what it parses, and
// fails for nothing else. Package swallow says what becomes of its failure. A fact tells importers which
// parameters of a function are replaced.
//
// It provides a *[ReplacedResult].
var Replaced = &analysis.Analyzer{
	Name:       "replaced",
	Doc:        "replaced: say which arguments functions replace that cannot be parsed",
	Requires:   []*analysis.Analyzer{errflow.Analyzer, handlers.Analyzer, swallow.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[inputs.Ways[replaces]])},
	Run:        guard.Run(guard.Layer, runReplaced),
	ResultType: reflect.TypeFor[*ReplacedResult](),
}

// ReplacedResult is what is known of the functions of a package.
type ReplacedResult struct {
	// Home tells where places in other packages are.
	Home *summary.Home

	pass  *analysis.Pass
	flow  *errflow.Flow
	found *handlers.Result
	fates *swallow.Result
	ways  inputs.Table[replaces] // by what functions are given what they replace
}

func runReplaced(pass *analysis.Pass) (any, error) {
	r := &ReplacedResult{
		Home: summary.HomeOf(pass), pass: pass, ways: inputs.TableOf[replaces](pass),
		flow: pass.ResultOf[errflow.Analyzer].(*errflow.Flow), found: pass.ResultOf[handlers.Analyzer].(*handlers.Result), fates: pass.ResultOf[swallow.Analyzer].(*swallow.Result),
	}
	if !sdk.IsLookedInto(pass) || !r.flow.Known() {
		return r, nil
	}
	functions := r.flow.Scope().Program.Short()
	for _, c := range summary.Components(functions, summary.Callees) {
		for _, fn := range c.Functions {
			guard.At(pass, fn.Pos())
			r.takeIn(fn)
		}
	}
	r.ways.Export()
	return r, nil
}

// A Replacement is an argument that a client sent, which cannot be parsed, and in the place of
// which a function goes on with something else.
type Replacement struct {
	// Instr is the call that parses it, Source its name.
	Instr  *ssa.Call
	Source string
	// Ignored tells that nobody looks at the error.
	Ignored bool
}

// Of returns the arguments that a function of the package replaces without a word.
func (r *ReplacedResult) Of(fn *ssa.Function) []Replacement {
	var list []Replacement
	for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
		if !slices.ContainsFunc(call.Call.Args, r.found.IsArgument) {
			continue
		}
		if replaced, ok := r.replaced(call); ok {
			list = append(list, replaced)
		}
	}
	return list
}

// replaced returns a call that parses what it is given as one whose failure nobody is told of.
func (r *ReplacedResult) replaced(call *ssa.Call) (found Replacement, ok bool) {
	obj := program.Called(call.Common())
	if obj == nil || !r.parses(call) || !isDecodable(call) || r.isTriedAgain(call) {
		return found, false
	}
	found = Replacement{Instr: call, Source: syntax.ShortName(obj)}
	found.Ignored, ok = r.fates.Unheard(call)
	return found, ok
}
