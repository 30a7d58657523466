package inputs

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Cuts finds functions that slice a list or text at a number from one of their parameters,
// or a field of one, and do not rule out that it is negative.
//
//	func (s *Store) Find(q Query) []Item { // cuts: 1.Limit
//		items := s.search(q.Name)
//		if len(items) > q.Limit {
//			items = items[:q.Limit] // -1 panics
//		}
//		return items
//	}
//
// A comparison with the length of a list does not rule out negative numbers. A comparison with
// a constant does, if it guards the slice, replaces the number, or leaves the function; so
// does a function that gets the struct and has the name of a check. The result is a fact for
// importers.
//
// It provides a *[CutsResult].
var Cuts = &analysis.Analyzer{
	Name:       "cuts",
	Doc:        "cuts: say where functions cut lists at numbers that can be negative",
	Requires:   []*analysis.Analyzer{program.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[Ways[cutting]])},
	Run:        guard.Run(guard.Layer, runCuts),
	ResultType: reflect.TypeFor[*CutsResult](),
}

// cutting names what functions do with numbers.
type cutting struct{}

// CutsResult is what is known of the functions of a package.
type CutsResult struct{ Table[cutting] }

func runCuts(pass *analysis.Pass) (any, error) {
	r := &CutsResult{TableOf[cutting](pass)}
	if !sdk.IsLookedInto(pass) {
		return r, nil
	}
	functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
	for _, fn := range functions {
		guard.At(pass, fn.Pos())
		if !program.Overlong(fn) && !syntax.InTest(pass.Fset, fn.Pos()) && !program.Recovers(fn) {
			r.learn(fn)
		}
	}
	r.Export()
	return r, nil
}

// learn notes what a function, or a literal in one, cuts at what the function around it is given.
func (r *CutsResult) learn(fn *ssa.Function) {
	for slice := range program.Instructions[*ssa.Slice](cond.Live(fn)) {
		for _, v := range numbersAt(slice) {
			if at := paths.SourceOf(v); at.Param != nil && !program.Recovers(at.Param.Parent()) && CanBeNegative(v, slice) {
				var words []string
				if at.Field == nil && !IsMeasured(v) {
					words = []string{Unmeasured}
				}
				r.Note(at, slice.Pos(), words...)
			}
		}
	}
}

// Unmeasured is the word of a way by which a number comes that the function compares with nothing, the length of the
// list included.
const Unmeasured = "unmeasured"
