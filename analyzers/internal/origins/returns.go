package origins

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A returnedResult is what a return statement gives for a result, and what
// deferred literals make of it.
type returnedResult struct {
	Value    ssa.Value
	Literals []deferredChange // in the order in which they run
}

// A deferredChange is a deferred literal that sets a result.
type deferredChange struct {
	literal  *ssa.Function
	Variable *ssa.FreeVar // the result, as the literal knows it
}

// ResultAt returns what a return gives for the result with the given index. In a
// function with deferred calls results go through variables, which are set
// right before.
func ResultAt(ret *ssa.Return, index int) returnedResult {
	r := returnedResult{Value: ret.Results[index]}
	load, ok := r.Value.(*ssa.UnOp)
	if !ok {
		return r
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return r
	}
	r.Literals = changesOf(ret, variable)
	if ret.Block() == ret.Parent().Recover {
		r.Value = nil // nobody knows where the panic was
		return r
	}
	r.Value = program.Given(ret, index)
	return r
}

// changesOf returns the deferred literals that set a variable when control comes to a
// return, the last one first, as they run.
func changesOf(ret *ssa.Return, variable *ssa.Alloc) []deferredChange {
	if ret.Parent().Recover == nil {
		return nil // nothing is deferred
	}
	var changes []deferredChange
	for _, closure := range Deferred(ret.Parent(), leadingTo(ret)) {
		literal := closure.Fn.(*ssa.Function)
		for i, binding := range closure.Bindings {
			if binding == variable && setsResult(literal.FreeVars[i]) {
				changes = append(changes, deferredChange{literal, literal.FreeVars[i]})
			}
		}
	}
	slices.Reverse(changes)
	return changes
}

// leadingTo returns the blocks that can come before a return, with its own, in their order.
// Nothing leads to that at which a function returns after a panic: it can come from
// anywhere.
func leadingTo(ret *ssa.Return) []*ssa.BasicBlock {
	if ret.Block() == ret.Parent().Recover {
		return ret.Parent().Blocks
	}
	return slices.SortedFunc(slices.Values(program.Before(ret.Block())), func(a, b *ssa.BasicBlock) int { return cmp.Compare(a.Index, b.Index) })
}

// Deferred returns the literals that a function defers in some of its blocks, in their
// order.
func Deferred(fn *ssa.Function, blocks []*ssa.BasicBlock) []*ssa.MakeClosure {
	if fn.Recover == nil {
		return nil // nothing is deferred
	}
	var literals []*ssa.MakeClosure
	for _, block := range blocks {
		for _, instr := range block.Instrs {
			if d, ok := instr.(*ssa.Defer); ok {
				if closure, ok := d.Call.Value.(*ssa.MakeClosure); ok {
					literals = append(literals, closure)
				}
			}
		}
	}
	return literals
}

// recovers reports whether a function goes on after a panic: only then it returns
// at the end that the compiler adds for it.
func recovers(fn *ssa.Function) bool { return fn.Recover != nil && program.Recovers(fn) }

func setsResult(v *ssa.FreeVar) bool {
	for _, use := range *v.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == v {
			return true
		}
	}
	return false
}

// errorsAt returns the errors that a return gives for a result.
func (e *evaluator) errorsAt(ret *ssa.Return, index int) []cause.Failure {
	r := ResultAt(ret, index)
	failures := e.before(r, ret)
	for _, change := range r.Literals {
		inner := e.entering(ret, change.literal)
		inner.given[change.Variable] = failures
		failures = inner.changed(failures, change)
		e.work = inner.work
	}
	return failures
}

// before returns the errors that a return gives for a result before deferred
// literals run.
func (e *evaluator) before(r returnedResult, ret *ssa.Return) []cause.Failure {
	if r.Value == nil || program.At(ret.Block(), r.Value) == program.FoundNil {
		return nil
	}
	return e.Errors(r.Value)
}

// changed returns what a deferred literal, which the evaluator has entered, makes of the
// errors in a variable.
func (e *evaluator) changed(before []cause.Failure, change deferredChange) []cause.Failure {
	var after []cause.Failure
	for _, ret := range e.flow.ReturnsIn[change.literal] {
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
	r := ResultAt(ret, index)
	var s cause.Readable
	var m cause.Marks
	if r.Value != nil && !program.IsNil(r.Value) {
		s, m = e.Texts().shown(foundEqual(r.Value, ret.Block())), e.Texts().MarksOf(r.Value)
	}
	for _, change := range r.Literals {
		inner := e.entering(ret, change.literal)
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
		bindings := e.Storage().Bindings(v)
		if len(bindings) != 1 {
			continue
		}
		variable, ok := bindings[0].(*ssa.Alloc)
		if !ok || variable.Parent() != ret.Parent() || !program.CanBeError(variable.Type().(*types.Pointer).Elem()) {
			continue
		}
		if i := resultIn(ret, variable); i >= 0 {
			inner.given[v] = e.before(ResultAt(ret, i), ret)
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
	if shared, known := e.Storage().SharedStores(variable, true); len(shared) > 0 || !known {
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
