package origins

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/deferred"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// errorsAt returns the errors that a return gives for a result.
func (e *evaluator) errorsAt(ret *ssa.Return, index int) []cause.Failure {
	r := deferred.ResultOf(ret, index)
	failures := e.before(r, ret)
	for _, change := range r.Changes {
		inner := e.entering(ret, change.Literal)
		inner.given[change.Variable] = failures
		failures = inner.changed(failures, change)
		e.work = inner.work
	}
	return failures
}

// before returns the errors that a return gives for a result before deferred
// literals run.
func (e *evaluator) before(r deferred.Result, ret *ssa.Return) []cause.Failure {
	if r.Value == nil || program.At(ret.Block(), r.Value) == program.FoundNil {
		return nil
	}
	return e.Errors(r.Value)
}

// changed returns what a deferred literal, which the evaluator has entered, makes of the
// errors in a variable.
func (e *evaluator) changed(before []cause.Failure, change deferred.Change) []cause.Failure {
	var after []cause.Failure
	for _, ret := range e.flow.ReturnsIn[change.Literal] {
		s := e.Storage().Search(change.Variable, ret)
		after = cause.Union(after, errorsIn(e.Storage().valuesOf(s.Stores)))
		if s.Entry {
			after = cause.Union(after, before)
		}
	}
	return after
}

// within returns an evaluator for a deferred literal, to which the errors are
// given that its variables hold when it begins.
func (e *evaluator) within(given map[*ssa.FreeVar][]cause.Failure) *evaluator {
	inner := newEvaluator(e.flow)
	inner.marks, inner.fn, inner.work, inner.given, inner.verdicts = e.marks, e.fn, e.work, given, e.verdicts
	return inner
}

// shownAt returns what can be read in what a return gives for a result, and its
// marks.
func (e *evaluator) shownAt(ret *ssa.Return, index int) (ssa.Value, cause.Readable, cause.Marks) {
	r := deferred.ResultOf(ret, index)
	var s cause.Readable
	var m cause.Marks
	if r.Value != nil && !program.IsNil(r.Value) {
		s, m = e.Texts().shown(foundEqual(r.Value, ret.Block())), e.Texts().MarksOf(r.Value)
	}
	for _, change := range r.Changes {
		inner := e.entering(ret, change.Literal)
		for _, use := range *change.Variable.Referrers() {
			store, ok := use.(*ssa.Store)
			if ok && store.Addr == change.Variable && !inner.Storage().impossible(store.Block()) {
				s.Add(inner.Texts().shown(store.Val))
				m = m.Or(inner.Texts().MarksOf(store.Val))
			}
		}
		e.work = inner.work
	}
	return r.Value, s, m
}

// entering returns an evaluator for a deferred literal that runs at a return.
func (e *evaluator) entering(ret *ssa.Return, literal *ssa.Function) *evaluator {
	inner := e.within(make(map[*ssa.FreeVar][]cause.Failure))
	inner.tests = make(map[*ssa.FreeVar]program.Test)
	e.give(ret, literal, inner)
	return inner
}

// give tells an evaluator for a deferred literal which errors the variables of a function
// hold when control comes from a return: those of results, and others that nothing but
// the function itself sets.
func (e *evaluator) give(ret *ssa.Return, literal *ssa.Function, inner *evaluator) {
	for _, v := range literal.FreeVars {
		bindings := e.flow.Index.Bindings(v)
		if len(bindings) != 1 {
			continue
		}
		variable, ok := bindings[0].(*ssa.Alloc)
		if !ok || variable.Parent() != ret.Parent() || !program.CanBeError(variable.Type().(*types.Pointer).Elem()) {
			continue
		}
		if i := resultIn(ret, variable); i >= 0 {
			inner.given[v] = e.before(deferred.ResultOf(ret, i), ret)
		} else if held, known := e.heldAt(ret, variable); known {
			inner.given[v], inner.tests[v] = held, testAt(ret, variable, held)
		}
	}
}

// testAt returns what is known at a return of a variable that holds some errors there.
func testAt(ret *ssa.Return, variable *ssa.Alloc, held []cause.Failure) program.Test {
	if len(held) == 0 {
		return program.FoundNil
	}
	for parent := ret.Block().Idom(); parent != nil; parent = parent.Idom() {
		v, whenNil := program.NilTest(parent)
		load, ok := v.(*ssa.UnOp)
		if !ok || load.X != variable {
			continue
		}
		branch := parent.Succs[1-whenNil]
		if len(branch.Preds) == 1 && branch.Dominates(ret.Block()) && !isSetBelow(variable, branch) {
			return program.FoundSet
		}
	}
	return program.Untested
}

// isSetBelow reports whether a variable is set where a block has been passed.
func isSetBelow(variable *ssa.Alloc, block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		store, ok := use.(*ssa.Store)
		return ok && store.Addr == variable && block.Dominates(store.Block())
	})
}

// resultIn returns which result of a return comes from a variable, or -1.
func resultIn(ret *ssa.Return, variable *ssa.Alloc) int {
	return slices.IndexFunc(ret.Results, func(result ssa.Value) bool {
		load, ok := result.(*ssa.UnOp)
		return ok && load.X == variable
	})
}

// heldAt returns the errors that a variable holds at a return, if no literal sets it.
func (e *evaluator) heldAt(ret *ssa.Return, variable *ssa.Alloc) (held []cause.Failure, known bool) {
	if shared, known := valueflow.SharedStores(variable, true); len(shared) > 0 || !known {
		return nil, false
	}
	return errorsIn(e.Storage().valuesOf(e.Storage().Search(variable, ret).Stores)), true
}

// Returned returns what leaves a function through a return.
func (e *evaluator) Returned(fn *ssa.Function, instr *ssa.Return) *Return {
	e.begin(fn)
	e = e.At(instr.Block())
	r := &Return{Instr: instr}
	last := len(instr.Results) - 1
	for i, t := range instr.Results {
		if i == last && program.CanBeError(t.Type()) {
			r.Errors = e.visible(fn, e.errorsAt(instr, i))
			continue
		}
		v, s, m := e.shownAt(instr, i)
		if !readable(t.Type()) || (v == nil || program.IsNil(v)) && len(s.Rendered)+len(s.Text) == 0 {
			continue
		}
		result := Result{Value: v, Flag: m.Flag, Data: m.Data, Rendered: e.visible(fn, s.Rendered)}
		for _, o := range s.Text {
			result.Text = append(result.Text, ownParameter(fn, o))
		}
		r.Results = append(r.Results, result)
	}
	return r
}

// visible returns failures as rules see them: parameters are those of the
// function itself.
func (e *evaluator) visible(fn *ssa.Function, failures []cause.Failure) []cause.Failure {
	list := make([]cause.Failure, len(failures))
	for i, f := range failures {
		list[i] = cause.Failure{Origin: ownParameter(fn, f.Origin), Lines: f.Lines, Cut: f.Cut}
		for _, p := range f.Parts {
			p.Origin = ownParameter(fn, p.Origin)
			list[i].Parts = append(list[i].Parts, p)
		}
	}
	return list
}

// ownParameter turns parameters of other functions into unknowns.
func ownParameter(fn *ssa.Function, o cause.Origin) cause.Origin {
	if o.Class == cause.Parameter && o.Owner != fn {
		return cause.Origin{}
	}
	return o
}

// SummaryOf looks at all returns of a function.
func (e *evaluator) SummaryOf(fn *ssa.Function) *cause.Account {
	e.begin(fn)
	results := fn.Signature.Results()
	s := &cause.Account{Results: make([]cause.Outcome, results.Len())}
	dead := e.flow.Dead(fn)
	for _, ret := range e.flow.ReturnsIn[fn] {
		if dead[ret.Block()] {
			continue
		}
		at, when := e.At(ret.Block()), e.flow.ConditionsAt(ret.Block())
		for i := range ret.Results {
			if i >= len(s.Results) {
				break
			}
			o := &s.Results[i]
			t := results.At(i).Type()
			o.Carried = cause.WithCarried(o.Carried, at.Calls().carriedAt(program.Given(ret, i), when))
			switch {
			case program.CanBeError(t):
				o.Failures = cause.Union(o.Failures, cause.Under(placed(ret, at.errorsAt(ret, i)), when))
			case e.Texts().legible(t):
				_, text, m := at.shownAt(ret, i)
				text.Rendered = cause.Under(text.Rendered, when)
				o.Readable.Add(text)
				o.Marks = o.Marks.Or(m)
			}
		}
		e.work = max(e.work, at.work)
	}
	return s
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
