package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// An Tracer reads where the errors of one package, and what agents read of it, come from.
type Tracer struct {
	// GaveUp are the functions that were too large to be followed to the end.
	GaveUp []*ssa.Function

	*flow.Scope
	*cond.Reader
	*errvars.Handlings
	// ReturnsIn are the returns of functions of the package, including the one after a panic if
	// the function recovers.
	ReturnsIn map[*ssa.Function][]*ssa.Return
	Home      *summary.Home
	Accounts  *summary.Table[*cause.Account] // worked out by package returns
	Variables *summary.Table[*cause.HoldsError]
	Coded     errvars.Reader
	requests  requests.Reader
	Evaluator *Evaluator
	Ledger    *budget.Ledger
	// Recorded says of variables whether the literals that share them record what they hold. It is
	// forgotten when the evaluator is started: then more can be known of the functions that do it.
	Recorded map[*ssa.FreeVar]bool
	Settled  bool // all functions are known
}

// NewTracer returns a reader that knows nothing of a package yet.
func NewTracer(pass *analysis.Pass) *Tracer {
	return &Tracer{Scope: &flow.Scope{Pass: pass, Set: new(sdk.Set), Calls: calls.Of(pass)}, Home: summary.HomeOf(pass)}
}

// Fill notes what the evaluation asks for again and again. Nothing can be asked before.
func (f *Tracer) Fill(failures *errvars.Result) {
	f.Scope = flow.NewScope(f.Pass, f.Set)
	f.Ledger, f.Recorded = budget.NewLedger(), make(map[*ssa.FreeVar]bool)
	f.Reader = cond.NewReader(f.Pass, func(fn *ssa.Function) cause.Predicate { return f.accountOf(fn).Proves })
	f.ReturnsIn = make(map[*ssa.Function][]*ssa.Return)
	for fn, list := range f.Index.Returns {
		f.ReturnsIn[fn] = slices.DeleteFunc(slices.Clone(list), func(ret *ssa.Return) bool { return ret.Block() == fn.Recover && !program.Recovers(fn) })
	}
	f.Handlings = errvars.NewHandlings(f.Scope)
	f.requests = requests.NewReader(f.Handlings)
	f.Variables = summary.NewTable(f.Pass, summary.Domain[*cause.HoldsError]{})
	f.Accounts = summary.NewTable(f.Pass, summary.Domain[*cause.Account]{
		Equal: (*cause.Account).Equal,
		Cut:   func(fn *ssa.Function, a *cause.Account) (*cause.Account, bool) { return a.Tell(f.Home, fn) },
		Seen:  func(obj types.Object, told *cause.Account) *cause.Account { return told.Seen(f.Home, obj) },
	})
	f.Evaluator = newEvaluator(f)
	f.Coded = errvars.NewReader(values{f.Evaluator}, failures)
}

// accountOf returns what is known of a function of this package or another. If that is nothing, it is empty.
func (f *Tracer) accountOf(fn *ssa.Function) cause.Account {
	if known, ok := f.Accounts.Of(fn); ok {
		return *known
	}
	return cause.Account{}
}
