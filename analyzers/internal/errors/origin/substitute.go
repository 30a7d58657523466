package origin

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Substituted returns what a function is known to return as a call of it gives
// it: with the arguments in the place of the parameters, and with the way that
// everything else came. The function is callee, or, if that is nil, one of
// another package.
func (e Calls) Substituted(o cause.Outcome, callee *ssa.Function, obj *types.Func, s calls.Site) cause.Outcome {
	c := Crossing{Evaluator: e.Evaluator, Callee: callee, Site: s, Through: funcs.FunctionName(obj)}
	result := cause.Outcome{Failures: c.failures(o.Failures)}
	for _, f := range o.Readable.Rendered {
		found := cause.Readable{Rendered: c.failure(f)}
		if f.Cleared {
			found = found.Cleared(true)
		}
		result.Readable.Rendered = cause.Union(result.Readable.Rendered, found.Rendered)
	}
	for _, text := range o.Readable.Text {
		if c.isOwn(text) {
			found := e.Texts().shownOf(s, text)
			if text.Short {
				found = found.Short()
			}
			if text.Cleared {
				found = found.Cleared(true)
			}
			result.Readable.Add(found)
		} else {
			result.Readable.Add(cause.Readable{Text: []cause.Origin{c.origin(text)}})
		}
	}
	for _, carried := range o.Carried {
		result.Carried = append(result.Carried, cause.CarriedError{Field: carried.Field, Failures: c.failures(carried.Failures)})
	}
	result.Marks = c.marks(o)
	return result
}

// marks returns the marks of a result of the function, with those of what it calls for the
// result, if that is something that it is given.
func (c Crossing) marks(o cause.Outcome) cause.Marks {
	m := o.Marks
	for _, text := range o.Readable.Text {
		if out, ok := c.Evaluator.Calls().inCalled(c.Site, text); ok && c.isOwn(text) && !text.Cleared {
			m = m.Or(out.Marks)
		}
	}
	return m
}

// A Crossing takes what is known inside of a function to a call of it.
type Crossing struct {
	Evaluator *Evaluator
	Callee    *ssa.Function
	Site      calls.Site
	Through   string
}

// isOwn reports whether an origin is a parameter of the function.
func (c Crossing) isOwn(o cause.Origin) bool {
	return o.Class == cause.Parameter && o.Owner == c.Callee
}

// failures does what failure does for each of a list.
func (c Crossing) failures(list []cause.Failure) []cause.Failure {
	var all []cause.Failure
	for _, f := range list {
		all = append(all, c.failure(f)...)
	}
	return cause.Union(nil, all)
}

// failure returns what a failure of the function is at the call, nothing if it does
// not occur there.
func (c Crossing) failure(f cause.Failure) []cause.Failure {
	c.Evaluator.work.Add(1 + len(f.Parts))
	if c.Evaluator.work.Exceeded() {
		c.Evaluator.giveUp()
		return cause.Untraced()
	}
	conditions, possible := c.Met(f.When)
	if !possible {
		return nil
	}
	return cause.Under(c.occurring(f), conditions)
}

func (c Crossing) occurring(f cause.Failure) []cause.Failure {
	if c.isOwn(f.Origin) {
		return c.allowed(f)
	}
	var ingredients []cause.Ingredient
	fixed := cause.Failure{Parts: make([]cause.Part, 0, len(f.Parts))}
	for _, p := range f.Parts {
		if c.isOwn(p.Origin) {
			given := c.Evaluator.Calls().argument(c.Site, p.Origin)
			if p.Short {
				given = cause.Shortened(given)
			}
			ingredients = append(ingredients, cause.Ingredient{Failures: given, Role: p.Role})
		} else {
			p.Origin = c.origin(p.Origin)
			fixed.Add(p)
		}
	}
	all := cause.Made(c.origin(f.Origin), ingredients)
	for i := range all {
		own := all[i].Parts
		all[i].Lines, all[i].Cut = f.Lines, f.Cut
		all[i].Parts = fixed.Parts
		if len(all) > 1 {
			all[i].Parts = slices.Clone(fixed.Parts)
		}
		for _, p := range own {
			all[i].Add(p)
		}
	}
	return all
}

// allowed returns the errors that the call hands over for a parameter that the
// function returns, without those that its tests of the parameter exclude.
func (c Crossing) allowed(f cause.Failure) []cause.Failure {
	failures := c.Evaluator.Calls().argument(c.Site, f.Origin)
	for _, when := range f.When {
		if when.What != "" && when.Owner == c.Callee && when.Param == f.Origin.Param && f.Origin.Field == "" {
			failures = slices.DeleteFunc(slices.Clone(failures), cond.VerdictOf(when).Excludes)
		}
	}
	return failures
}

// origin notes the call as a step on the way of an origin.
func (c Crossing) origin(o cause.Origin) cause.Origin {
	if o.Class == cause.Unknown || o.Class == cause.Parameter {
		return o
	}
	o = c.addressed(o)
	if o.HasRoom() {
		step := cause.Step{Func: c.Through, Place: o.Place, Pos: o.Here}.ToldFrom(o.Home)
		if step.Place == "" {
			step.Place = c.Evaluator.flow.PlaceOf(o.Here)
		}
		o.Via = append(slices.Clone(o.Via), step)
	}
	if c.Callee == nil {
		o.Pos = c.Site.Pos
	}
	return o.ReadAt(c.Site.Pos)
}

// addressed looks at what a call hands over for the parameters of which the address of a request
// is made that failed in the function.
func (c Crossing) addressed(o cause.Origin) cause.Origin {
	if o.Given == 0 || o.Owner != c.Callee {
		return o
	}
	r := c.Evaluator.flow.requests
	var args []ssa.Value
	for i := range c.Site.Args {
		if o.Given.Has(i) {
			args = append(args, c.Site.Args[i])
		}
	}
	if slices.ContainsFunc(args, r.HoldsCredential) {
		o.Holds = words.Address
	}
	return r.Addressed(o, args)
}

// argument returns the errors that a call hands over for a parameter, for a
// field of it, or that it returns when it is called.
func (e Calls) argument(s calls.Site, o cause.Origin) []cause.Failure {
	if o.Classified {
		o.Classified = false
		return errvars.Classified(e.argument(s, o), syntax.Taxonomy+".Classify", s.Pos)
	}
	arg := s.Arg(o.Param)
	switch {
	case arg == nil:
		return cause.Untraced()
	case o.Field == cause.Called:
		return e.calling(arg, s)
	case strings.HasPrefix(o.Field, cause.Called):
		return e.Texts().shownOf(s, o).AsErrors()
	case o.Field != "":
		return e.fieldOf(arg, o.Field)
	case !program.CanBeError(arg.Type()):
		// The parameter is variadic, or an interface.
		return e.Texts().Shown(arg).AsErrors()
	}
	return e.Errors(arg)
}

// calling returns the errors that a function value returns as its last result.
func (e Calls) calling(v ssa.Value, s calls.Site) []cause.Failure {
	t := e.functions(v)
	// The arguments are those that the called function passes: unknown here.
	all := e.resultOfTargets(t, calls.Site{Call: s.Call, Pos: s.Pos}, -1).Failures
	if t.Open {
		all = cause.Union(all, cause.Untraced())
	}
	return all
}

// fieldOf returns the errors in a field of a value that is handed over.
func (e Calls) fieldOf(v ssa.Value, field string) []cause.Failure {
	var found []cause.Failure
	if !e.ask(question{v, asError, field}, func() { found = e.inField(v, field) }, func() {}) {
		return cause.Untraced()
	}
	return found
}

func (e Calls) inField(v ssa.Value, field string) []cause.Failure {
	switch v := v.(type) {
	case *ssa.Const:
		if v.IsNil() {
			return nil // nobody reads it
		}
	case *ssa.Alloc:
		return e.inFieldAt(v, field)
	case *ssa.Parameter:
		return e.Storage().inFieldOfParameter(v, field)
	case *ssa.UnOp:
		switch v.X.(type) {
		case *ssa.Alloc, *ssa.IndexAddr:
			return e.fieldOf(v.X, field)
		}
		if v.Op == token.ARROW {
			return e.inFieldOfReceived(v.X, field)
		}
	case *ssa.IndexAddr:
		return e.inFieldOfElements(v.X, field)
	case *ssa.ChangeType:
		return e.fieldOf(v.X, field)
	case *ssa.Phi:
		var all []cause.Failure
		for inner, value := range e.Storage().edges(v) {
			all = cause.Union(all, inner.Calls().fieldOf(value, field))
		}
		return all
	case *ssa.Call:
		return e.inFieldOfAnswer(v, 0, field)
	case *ssa.Extract:
		switch tuple := v.Tuple.(type) {
		case *ssa.Call:
			return e.inFieldOfAnswer(tuple, v.Index, field)
		case *ssa.UnOp:
			if tuple.Op == token.ARROW {
				return e.inFieldOfReceived(tuple.X, field)
			}
		}
	}
	return cause.Untraced()
}

// inFieldAt returns the errors that are stored in a field of a struct, whose address this
// is, alone or with the whole struct.
func (e Calls) inFieldAt(addr ssa.Value, field string) []cause.Failure {
	i := program.FieldIndex(addr.Type(), field)
	if i < 0 {
		return e.inFieldOfTarget(addr, field)
	}
	var all []cause.Failure
	for _, value := range paths.StoredInField(addr, i) {
		all = cause.Union(all, e.asErrorOrText(value))
	}
	return cause.Union(all, e.inFieldOfTarget(addr, field))
}

// inFieldOfTarget returns the errors in a field of what is stored at an address: of a struct,
// or of one to which a pointer points.
func (e Calls) inFieldOfTarget(addr ssa.Value, field string) []cause.Failure {
	var all []cause.Failure
	for _, v := range paths.Stored(addr) {
		all = cause.Union(all, e.fieldOf(v, field))
	}
	return all
}

// asErrorOrText returns the errors that a value is, or those whose text is in it.
func (e Calls) asErrorOrText(v ssa.Value) []cause.Failure {
	if program.CanBeError(v.Type()) {
		return e.Errors(v)
	}
	return e.Texts().Shown(v).AsErrors()
}

// Met takes the conditions of a failure to a call of the function. It returns
// those that are left in terms of the caller, and whether they can hold.
func (c Crossing) Met(conditions []cause.Condition) (left []cause.Condition, possible bool) {
	for _, when := range conditions {
		if when.Owner != c.Callee {
			left = cause.AllOf(left, []cause.Condition{when}) // it speaks of a function around this one
			continue
		}
		all := c.Site.HandedFor(when.Param, when.Field)
		allowed := slices.DeleteFunc(slices.Clone(all), func(h calls.Handed) bool { return c.excludes(when, h) })
		switch {
		case len(all) > 0 && len(allowed) == 0:
			return nil, false
		case len(allowed) == 1 && allowed[0].Place.Param != nil:
			left = cause.AllOf(left, []cause.Condition{cond.OnPlace(allowed[0].Place, when)})
		}
	}
	return left, true
}

// excludes reports whether a condition cannot hold of what is handed over.
func (c Crossing) excludes(when cause.Condition, h calls.Handed) bool {
	if !h.Now {
		c.Site.Block = nil // what the branches on the way to the call tell is about another value
	}
	if h.Value == nil {
		return c.deniesAt(when, h)
	}
	return c.excludesValue(when, h)
}

func (c Crossing) excludesValue(when cause.Condition, h calls.Handed) bool {
	arg := h.Value
	if when.What != "" {
		failures := c.Evaluator.Errors(arg) // of nil verdicts say nothing
		return len(failures) > 0 && len(slices.DeleteFunc(slices.Clone(failures), cond.VerdictOf(when).Excludes)) == 0
	}
	if when.Value == cause.Outside {
		return requests.IsMemory(arg)
	}
	if constant, ok := arg.(*ssa.Const); ok {
		return (cond.ConstantOf(constant) == when.Value) != when.Is
	}
	if when.Value != cause.NoValue {
		return c.deniesAt(when, h)
	}
	switch known := c.tested(arg); {
	case when.Is:
		return known == cond.FoundSet || program.IsFresh(arg)
	default:
		return known == cond.FoundNil
	}
}

// deniesAt reports whether a branch on the way to the call has compared what is handed over
// with the constant of a condition, and found what the condition excludes.
func (c Crossing) deniesAt(when cause.Condition, h calls.Handed) bool {
	if c.Site.Block == nil {
		return false
	}
	for b := range cond.Dominating(c.Site.Block) {
		v, value, is := b.Comparison()
		if value == when.Value && h.Is(v) {
			return is != when.Is
		}
	}
	return false
}

// tested returns what the branches on the way to the call tell of an argument.
func (c Crossing) tested(arg ssa.Value) cond.Test {
	if c.Site.Block == nil {
		return cond.Untested
	}
	return cond.At(c.Site.Block, arg)
}
