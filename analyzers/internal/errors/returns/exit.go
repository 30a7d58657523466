package returns

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
)

// An Exit is a path on which a function returns, with its results.
type Exit struct {
	// Results has the presence of every result.
	Results []Presence
	When    []cause.Condition // on the parameters of the function
	Place   summary.Place     // of the return, for a function of another package

	local
}

// What is local about a way of returning means nothing to importers: a fact does not hold it.
type local struct {
	// Instr is the return, nil for a function of another package.
	Instr *ssa.Return
	// Pointer is the type of the pointer that the last result, an interface, holds, if
	// it is one.
	Pointer types.Type
	// Via are the calls that have decided about it, the innermost first.
	Via []cause.Step

	home *summary.Home // what the place is told from
}

// Finder describes the paths on which a function returns: whether each result is nil, non-nil or
// empty there, and under which conditions on its parameters. In
//
//	func (s *store) get(id string) (*Order, error) {
//		order, ok := s.orders[id]
//		if !ok {
//			return nil, nil
//		}
//		return order, nil
//	}
//
// there are two [Exit]s: both results nil, and a nil error with an unknown value of the map. A caller
// of get that checks only the error may get a nil order.
type Finder struct {
	*origin.Tracer
	Exits *summary.Table[Exits]
}

// NewFinder returns a finder without functions.
func NewFinder(r *origin.Tracer) *Finder {
	f := &Finder{Tracer: r}
	f.Exits = summary.NewTable(r.Pass, summary.Domain[Exits]{Equal: Exits.equal, Cut: f.told, Seen: f.seen})
	return f
}

// In finds the exits of a function of the package. Equal ones at the same place count once.
func (f *Finder) In(fn *ssa.Function) Exits {
	var list Exits
	var work budget.Work
	work.Begin(f.Ledger.Limit(fn))
	for _, ret := range f.LiveReturns(fn) {
		for _, e := range f.exitsAt(ret, &work) {
			if !slices.ContainsFunc(list, e.Equals) {
				list = append(list, e)
			}
		}
	}
	return list
}

// Equals reports whether two exits are the same.
func (e Exit) Equals(other Exit) bool {
	return e.Instr == other.Instr && slices.Equal(e.Results, other.Results) && slices.Equal(e.Via, other.Via) && slices.Equal(e.When, other.When)
}

// exitsAt returns the exits of a return. Nothing is known of one with more than are kept.
func (f *Finder) exitsAt(ret *ssa.Return, work *budget.Work) []Exit {
	values := make([]given, len(ret.Results))
	for i := range values {
		r, result := paths.ResultOf(ret, i), ret.Parent().Signature.Results().At(i)
		switch {
		case len(r.Changes) > 0:
		case ret.Block() == ret.Parent().Recover && result.Name() == "":
			values[i] = given{value: ssa.NewConst(nil, result.Type())} // nothing was returned before the panic
		default:
			values[i] = give(r.Value)
		}
	}
	w := exitWalk{flow: f, ret: ret, when: f.ConditionsAt(ret.Block()), work: work}
	w.back(ret.Block(), passage{values: values})
	if work.Over() {
		f.GiveUp(ret.Parent())
	}
	if work.Over() || len(w.exits) > budget.Kept {
		return []Exit{{local: local{Instr: ret}, Results: make([]Presence, len(values))}}
	}
	return w.exits
}

// Pos returns the place of the return, if it is in this package.
func (e Exit) Pos() token.Pos {
	if e.Instr == nil {
		return token.NoPos
	}
	return (&Return{Instr: e.Instr}).Pos()
}
