package origin

import (
	"go/token"
	"go/types"
	"math"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// An Evaluator finds out what values can be. What it finds it remembers, except
// in loops, until it is told to forget.
type Evaluator struct {
	flow  *Tracer
	marks []ssa.Value                      // errors that are asked about, see holds
	given map[*ssa.FreeVar][]cause.Failure // what variables hold before a deferred literal runs
	// verdicts are what branches say of errors at the place that is looked at.
	verdicts []cond.Verdict
	nested   int // in how many evaluators with other verdicts this one is

	failures map[ssa.Value][]cause.Failure
	texts    map[ssa.Value]cause.Readable

	fn     *ssa.Function // for which work is counted
	work   *budget.Work
	active map[question]int // the questions that are being answered, with their depth
	depth  int
	Starts int // how often it was started
	cut    int // the least depth of a question that was met while it was being answered
}

// A question is asked about a value, or about a field of it.
type question struct {
	value ssa.Value
	about subject
	field string
}

// A subject is what is asked about a value.
type subject int

// The subjects: which errors it can be, and what can be read in it.
const (
	asError subject = iota
	asText
)

func newEvaluator(f *Tracer) *Evaluator {
	e := &Evaluator{flow: f, work: new(budget.Work), active: make(map[question]int), cut: math.MaxInt}
	e.Forget()
	return e
}

// Forget makes the evaluator remember nothing of what it found.
func (e *Evaluator) Forget() {
	e.failures = make(map[ssa.Value][]cause.Failure)
	e.texts = make(map[ssa.Value]cause.Readable)
}

// Begin starts to count the work for a function.
func (e *Evaluator) Begin(fn *ssa.Function) {
	e.fn = fn
	e.work.Begin(e.flow.Ledger.Limit(fn))
}

// Start begins to answer a question about a function. What was remembered of others is
// forgotten: the answer, and the work that it takes, depend on nothing that was asked before.
func (e *Evaluator) Start(fn *ssa.Function) {
	e.Forget()
	e.Begin(fn)
	e.work.Reset()
	e.flow.Recorded = make(map[*ssa.FreeVar]bool)
	e.Starts++
}

// ask answers a question unless it is being answered already. Then the answer is
// empty, and nothing that depends on it is remembered, as it is not the whole
// answer. It reports whether there is any: not if there was too much work.
func (e *Evaluator) ask(q question, answer, remember func()) bool {
	if depth, ok := e.active[q]; ok {
		e.cut = min(e.cut, depth)
		return true
	}
	if !e.work.More() {
		e.giveUp()
		return false
	}
	e.depth++
	e.active[q] = e.depth
	outer := e.cut
	e.cut = math.MaxInt
	answer()
	delete(e.active, q)
	if e.cut >= e.depth {
		remember()
		e.cut = outer
	} else {
		e.cut = min(e.cut, outer)
	}
	e.depth--
	return true
}

// giveUp notes that a function is too large to be followed to the end. What rules ask later
// changes nothing of what was learned.
func (e *Evaluator) giveUp() {
	if !e.flow.Settled {
		e.flow.GiveUp(e.fn)
	}
}

// Errors returns the errors that a value can be. Nil is none.
func (e *Evaluator) Errors(v ssa.Value) []cause.Failure {
	if v == nil {
		return nil
	}
	if found, ok := e.failures[v]; ok {
		return found
	}
	var found []cause.Failure
	if !e.ask(question{v, asError, ""}, func() {
		found = e.judged(v, e.errorsOf(v))
		e.found(found)
	}, func() { e.failures[v] = found }) {
		return cause.Untraced()
	}
	return found
}

func (e *Evaluator) errorsOf(v ssa.Value) []cause.Failure {
	if e.marked(v) {
		return []cause.Failure{markedFailure}
	}
	if e.flow.Knowledge().NeverFails(v) {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Const:
		return e.constant(v)
	case *ssa.MakeInterface:
		return e.Errors(v.X)
	case *ssa.ChangeInterface:
		return e.Errors(v.X)
	case *ssa.ChangeType:
		return e.Errors(v.X)
	case *ssa.TypeAssert:
		return e.asserted(v)
	case *ssa.Phi:
		return errorsIn(e.Storage().edges(v))
	case *ssa.Extract:
		return e.extracted(v)
	case *ssa.Call:
		return e.Calls().returnedBy(v, 0)
	case *ssa.Parameter:
		return []cause.Failure{{Origin: cond.OriginOf(v)}}
	case *ssa.Alloc:
		return e.Makers().typed(v)
	case *ssa.Field:
		return e.Calls().fieldOf(v.X, program.FieldName(v.X.Type(), v.Field))
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			return e.Storage().loaded(v)
		case token.ARROW:
			return e.Storage().received(v.X)
		}
	}
	return e.ofType(v)
}

// constant returns what a constant is as an error: nothing if it is nil, or a
// value of a type such as syscall.Errno.
func (e *Evaluator) constant(c *ssa.Const) []cause.Failure {
	if c.IsNil() {
		return nil
	}
	return e.ofType(c)
}

// ofType returns what the type of a value alone says about an error.
func (e *Evaluator) ofType(v ssa.Value) []cause.Failure {
	failures := e.Calls().unknownOf(v.Type())
	if failures[0].Class != cause.Unknown {
		failures[0].Pos, failures[0].Here = v.Pos(), v.Pos()
	}
	return failures
}

func (e *Evaluator) extracted(v *ssa.Extract) []cause.Failure {
	switch tuple := v.Tuple.(type) {
	case *ssa.Call:
		if funcs.IsAsType(tuple) && v.Index == 0 {
			return e.narrowed(e.Errors(tuple.Call.Args[0]), v.Type(), v.Pos())
		}
		return e.Calls().returnedBy(tuple, v.Index)
	case *ssa.TypeAssert:
		return e.asserted(tuple)
	case *ssa.UnOp:
		if tuple.Op == token.ARROW {
			return e.Storage().received(tuple.X)
		}
	case *ssa.Select:
		return e.Storage().selected(tuple, v.Index)
	}
	return e.ofType(v)
}

// asserted returns the errors that a value can be of which the type is asserted.
func (e *Evaluator) asserted(v *ssa.TypeAssert) []cause.Failure {
	if !program.CanBeError(v.X.Type()) {
		return e.ofType(v)
	}
	if types.IsInterface(v.AssertedType) {
		return e.Errors(v.X)
	}
	return e.identified(e.Errors(v.X), v.AssertedType, v.Pos())
}

// identified returns those of some errors that are themselves of a concrete type: an
// assertion does not look for causes. Those of a type of the program show what its errors
// show where they are made.
func (e *Evaluator) identified(failures []cause.Failure, t types.Type, pos token.Pos) []cause.Failure {
	o, _ := e.Makers().typeOrigin(t)
	if o.Class != cause.Typed {
		return e.narrowed(failures, t, pos)
	}
	var known, open []cause.Failure
	for _, f := range failures {
		switch {
		case f.Name == o.Name:
			known = append(known, f)
		case (cond.Verdict{Own: true}).Open(f.Origin):
			open = append(open, f)
		}
	}
	switch {
	case len(known) == 0:
		return e.narrowed(failures, t, pos)
	case len(open) == 0:
		return known
	}
	return cause.Union(known, e.narrowed(open, t, pos))
}

// narrowed returns those of some errors that can be of a concrete type. What was
// found is itself, with all that it was before.
func (e *Evaluator) narrowed(failures []cause.Failure, t types.Type, pos token.Pos) []cause.Failure {
	o, ok := e.Makers().typeOrigin(t)
	if !ok {
		return failures
	}
	o.Pos, o.Here = pos, pos
	return cause.Made(o, []cause.Ingredient{{Failures: failures, Role: cause.Kept}, {Failures: cause.Untraced(), Role: cause.Shown}})
}

// judged leaves out the errors that a value cannot be where the verdicts hold.
func (e *Evaluator) judged(v ssa.Value, failures []cause.Failure) []cause.Failure {
	for _, verdict := range e.verdicts {
		if paths.SameError(verdict.Err, v) {
			failures = slices.DeleteFunc(slices.Clone(failures), verdict.Excludes)
		}
	}
	return failures
}

// At returns the evaluator for what leaves through a return, or is known
// in its block: one that knows what the branches say that lead there.
func (e *Evaluator) At(block *ssa.BasicBlock) *Evaluator {
	verdicts := e.flow.VerdictsAt(block)
	if len(verdicts) == 0 {
		return e
	}
	inner := e.Within(e.given)
	inner.verdicts = verdicts
	return inner
}

// PlaceOf returns the file and the line of a place.
func (f *Tracer) PlaceOf(pos token.Pos) summary.Place { return f.Home.At(pos) }

// Within returns an evaluator for a deferred literal: one that knows which errors its variables
// hold when it begins.
func (e *Evaluator) Within(given map[*ssa.FreeVar][]cause.Failure) *Evaluator {
	inner := newEvaluator(e.flow)
	inner.marks, inner.fn, inner.work, inner.verdicts = e.marks, e.fn, e.work, e.verdicts // what an inner one does counts
	inner.given = given
	return inner
}
