package errflow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
)

// substituted returns what a function is known to return as a call of it gives
// it: with the arguments in the place of the parameters, and with the way that
// everything else came. The function is callee, or, if that is nil, one of
// another package.
func (e *evaluator) substituted(o outcome, callee *ssa.Function, obj *types.Func, s callSite) outcome {
	c := crossing{e: e, callee: callee, site: s, through: functionName(obj)}
	var result outcome
	for _, f := range o.failures {
		result.failures = union(result.failures, c.failure(f))
	}
	for _, f := range o.shown.rendered {
		found := shown{rendered: c.failure(f)}
		if f.Cleared {
			found = found.cleared(true)
		}
		result.shown.rendered = union(result.shown.rendered, found.rendered)
	}
	for _, text := range o.shown.text {
		if c.isOwn(text) {
			found := e.shownOf(s, text)
			if text.Cleared {
				found = found.cleared(true)
			}
			result.shown.add(found)
		} else {
			result.shown.add(shown{text: []Origin{c.origin(text)}})
		}
	}
	for _, carried := range o.carried {
		var found []Failure
		for _, f := range carried.failures {
			found = union(found, c.failure(f))
		}
		result.carried = append(result.carried, carriedError{carried.field, found})
	}
	result.marks = c.marks(o)
	return result
}

// marks returns the marks of a result of the function, with those of what it calls for the
// result, if that is something that it is given.
func (c crossing) marks(o outcome) marks {
	m := o.marks
	for _, text := range o.shown.text {
		if out, ok := c.e.inCalled(c.site, text); ok && c.isOwn(text) && !text.Cleared {
			m = m.or(out.marks)
		}
	}
	return m
}

// A crossing takes what is known inside of a function to a call of it.
type crossing struct {
	e       *evaluator
	callee  *ssa.Function
	site    callSite
	through string
}

// isOwn reports whether an origin is a parameter of the function.
func (c crossing) isOwn(o Origin) bool { return o.Class == Parameter && o.owner == c.callee }

// failure returns what a failure of the function is at the call, nothing if it does
// not occur there.
func (c crossing) failure(f Failure) []Failure {
	conditions, possible := c.met(f.when)
	if !possible {
		return nil
	}
	return under(c.occurring(f), conditions)
}

func (c crossing) occurring(f Failure) []Failure {
	if c.isOwn(f.Origin) {
		return c.allowed(f)
	}
	var ingredients []ingredient
	fixed := Failure{}
	for _, p := range f.Parts {
		if c.isOwn(p.Origin) {
			ingredients = append(ingredients, ingredient{c.e.argument(c.site, p.Origin), p.Role})
		} else {
			p.Origin = c.origin(p.Origin)
			fixed.add(p)
		}
	}
	all := made(c.origin(f.Origin), ingredients)
	for i := range all {
		own := all[i].Parts
		all[i].alike, all[i].cut = f.alike, f.cut
		all[i].Parts = slices.Clone(fixed.Parts)
		for _, p := range own {
			all[i].add(p)
		}
	}
	return all
}

// allowed returns the errors that the call hands over for a parameter that the
// function returns, without those that its tests of the parameter exclude.
func (c crossing) allowed(f Failure) []Failure {
	failures := c.e.argument(c.site, f.Origin)
	for _, cond := range f.when {
		if cond.what != "" && cond.owner == c.callee && cond.param == f.Origin.param && f.Origin.field == "" {
			failures = slices.DeleteFunc(slices.Clone(failures), cond.verdict().excludes)
		}
	}
	return failures
}

// origin notes the call as a step on the way of an origin.
func (c crossing) origin(o Origin) Origin {
	if o.Class == Unknown || o.Class == Parameter {
		return o
	}
	o = c.addressed(o)
	if len(o.Via) < maxSteps {
		step := Step{Func: c.through, Place: o.place, Pos: o.at, home: o.home}
		if step.Place == "" {
			step.Place = c.e.flow.placeOf(o.at)
		}
		o.Via = append(slices.Clone(o.Via), step)
	}
	if c.callee == nil {
		o.Pos = c.site.pos
	}
	o.at, o.place, o.home = c.site.pos, "", nil
	return o
}

// argument returns the errors that a call hands over for a parameter, for a
// field of it, or that it returns when it is called.
func (e *evaluator) argument(s callSite, o Origin) []Failure {
	if o.coded {
		o.coded = false
		return classified(e.argument(s, o), api.Taxonomy+".Classify", s.pos)
	}
	arg := s.arg(o.param)
	switch {
	case arg == nil:
		return unknown()
	case o.field == called:
		return e.calling(arg, s)
	case strings.HasPrefix(o.field, called):
		return rendered(e.shownOf(s, o))
	case o.field != "":
		return e.fieldOf(arg, o.field)
	case !isErrorType(arg.Type()):
		// Have: the parameter is a list of operands, or any value.
		return rendered(e.shown(arg))
	}
	return e.errors(arg)
}

// rendered returns what is shown as errors.
func rendered(s shown) []Failure {
	s = s.cleared(false)
	all := slices.Clone(s.rendered)
	for _, o := range s.text {
		all = union(all, []Failure{{Origin: o}})
	}
	return all
}

// calling returns the errors that a function value returns as its last result.
func (e *evaluator) calling(v ssa.Value, s callSite) []Failure {
	t := e.functions(v)
	// The arguments are those that the called function passes: unknown here.
	all := e.resultOfTargets(t, callSite{call: s.call, pos: s.pos}, -1).failures
	if !t.known {
		all = union(all, unknown())
	}
	return all
}

// fieldOf returns the errors in a field of a value that is handed over.
func (e *evaluator) fieldOf(v ssa.Value, field string) []Failure {
	var found []Failure
	if !e.ask(question{v, asError, field}, func() { found = e.inField(v, field) }, func() {}) {
		return unknown()
	}
	return found
}

func (e *evaluator) inField(v ssa.Value, field string) []Failure {
	switch v := v.(type) {
	case *ssa.Const:
		if v.IsNil() {
			return nil // nobody reads it
		}
	case *ssa.Alloc:
		return e.inFieldAt(v, field)
	case *ssa.Parameter:
		return e.inFieldOfParameter(v, field)
	case *ssa.UnOp:
		switch v.X.(type) {
		case *ssa.Alloc, *ssa.IndexAddr:
			return e.fieldOf(v.X, field)
		case *ssa.FreeVar:
			return e.inFieldOfShared(v, field)
		}
		if v.Op == token.ARROW {
			return e.inFieldOfReceived(v.X, field)
		}
	case *ssa.IndexAddr:
		return e.inFieldOfElements(v.X, field)
	case *ssa.ChangeType:
		return e.fieldOf(v.X, field)
	case *ssa.Phi:
		var all []Failure
		for inner, value := range e.edges(v) {
			all = union(all, inner.fieldOf(value, field))
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
	return unknown()
}

// inFieldAt returns the errors that are stored in a field of a struct, whose address this
// is, alone or with the whole struct.
func (e *evaluator) inFieldAt(addr ssa.Value, field string) []Failure {
	i := fieldIndex(addr.Type(), field)
	if i < 0 {
		return e.inFieldOfTarget(addr, field)
	}
	var all []Failure
	for _, value := range fieldStores(addr, i) {
		all = union(all, e.asErrorOrText(value))
	}
	return union(all, e.inFieldOfTarget(addr, field))
}

// inFieldOfTarget returns the errors in a field of what is stored at an address: of a struct,
// or of one to which a pointer points.
func (e *evaluator) inFieldOfTarget(addr ssa.Value, field string) []Failure {
	var all []Failure
	for _, use := range *addr.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == addr {
			all = union(all, e.fieldOf(store.Val, field))
		}
	}
	return all
}

// asErrorOrText returns the errors that a value is, or those whose text is in it.
func (e *evaluator) asErrorOrText(v ssa.Value) []Failure {
	if isErrorType(v.Type()) {
		return e.errors(v)
	}
	return rendered(e.shown(v))
}
