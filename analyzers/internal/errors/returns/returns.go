// Package returns describes each return of a function: the errors that its last result can be, and
// what an agent can read in the others. In
//
//	func (s *Server) get(id string) (_ *Order, err error) {
//		defer func() { err = wrap(err, "get") }()
//		return s.store.Order(id)
//	}
//
// the return yields what wrap makes of the errors of Order: package origin describes the returned value, and
// package paths what the literal does to it. All returns together are the summary of the function, which
// [Reader.Learn] records for callers, to a fixpoint.
//
// A [Finder] describes on which ways a function returns, and whether each result is nil, set or empty there.
//
// Read returns.go, leaving.go and learn.go; then exit.go, presence.go, struct.go and lastset.go, about single
// values, exitwalk.go and exitcall.go, which walk backwards from a return, and exitfact.go.
package returns

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
)

// A Reader reads the returns of the functions of one package.
type Reader struct{ *origin.Tracer }

// A Return is a return statement, or the end of a function with named results.
type Return struct {
	// Instr is the instruction, at the position of the statement. It is nil for a
	// function of another package.
	Instr *ssa.Return
	// Errors are the failures of the last result, if it is an error. It is
	// empty if that is nil.
	Errors []cause.Failure
	// Results are the other results that an agent can read, in order.
	Results []Result
}

// Pos returns the position of the statement. For the return after a recovered
// panic, it is that of the function. It is invalid for a function of another
// package.
func (r *Return) Pos() token.Pos {
	if r.Instr == nil {
		return token.NoPos
	}
	if pos := r.Instr.Pos(); pos.IsValid() {
		return pos
	}
	return r.Instr.Parent().Pos()
}

// A Result is a value that an agent can read: a tool result, or content.
type Result struct {
	// Value is the returned value. It is nil if only deferred functions set the
	// result.
	Value ssa.Value
	// Flag says whether the result is marked as an error.
	Flag cause.Flag
	// Data says whether the result has data for programs beside its text.
	Data cause.Flag
	// Rendered are the errors whose text is in the result.
	Rendered []cause.Failure
	// Text are the origins of other text in the result.
	Text []cause.Origin
}

// InFailure reports whether an origin can be read in error results.
func (r Result) InFailure(o cause.Origin) bool {
	return (r.Flag == cause.Raised || r.Flag == cause.Mixed) && !o.Cleared
}

// Returned returns the description of a return.
func (f Reader) Returned(fn *ssa.Function, instr *ssa.Return) *Return {
	f.Evaluator.Begin(fn)
	e := leaving{f.Evaluator.At(instr.Block()), f.Tracer}
	r := &Return{Instr: instr}
	last := len(instr.Results) - 1
	for i, t := range instr.Results {
		if i == last && program.CanBeError(t.Type()) {
			r.Errors = cause.Visible(fn, e.errorsAt(instr, i))
			continue
		}
		v, s, m := e.shownAt(instr, i)
		if !origin.HasText(t.Type()) || (v == nil || program.IsNil(v)) && len(s.Rendered)+len(s.Text) == 0 {
			continue
		}
		result := Result{Value: v, Flag: m.Flag, Data: m.Data, Rendered: cause.Visible(fn, s.Rendered)}
		for _, o := range s.Text {
			result.Text = append(result.Text, cause.OwnParameter(fn, o))
		}
		r.Results = append(r.Results, result)
	}
	return r
}

// results returns what all returns of a function tell.
func (f Reader) results(fn *ssa.Function) []cause.Outcome {
	f.Evaluator.Begin(fn)
	results := fn.Signature.Results()
	found := make([][]cause.Outcome, results.Len()) // for each result, what it is at each return
	for _, ret := range f.LiveReturns(fn) {
		at, when := leaving{f.Evaluator.At(ret.Block()), f.Tracer}, f.ConditionsAt(ret.Block())
		for i := range min(len(ret.Results), len(found)) {
			o := cause.Outcome{Carried: at.Calls().CarriedAt(program.Given(ret, i), when)}
			switch t := results.At(i).Type(); {
			case program.CanBeError(t):
				o.Failures = cause.Under(placed(ret, at.errorsAt(ret, i)), when)
			case f.Evaluator.Texts().Legible(t):
				_, o.Readable, o.Marks = at.shownAt(ret, i)
				o.Readable.Rendered = cause.Under(o.Readable.Rendered, when)
			}
			found[i] = append(found[i], o)
		}
	}
	all := make([]cause.Outcome, len(found))
	for i, list := range found {
		all[i] = cause.Join(list)
	}
	return all
}

// placed returns errors with their place in the function that returns them. That of a
// variable of the package is where it is returned.
func placed(ret *ssa.Return, failures []cause.Failure) []cause.Failure {
	syntax := ret.Parent().Syntax()
	list := slices.Clone(failures)
	for i, f := range list {
		if syntax != nil && f.Here.IsValid() && (f.Here < syntax.Pos() || f.Here >= syntax.End()) {
			list[i].Here = (&Return{Instr: ret}).Pos()
		}
	}
	return list
}
