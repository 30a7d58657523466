package origins

import (
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Predicate is the fact about a function that returns a boolean: what the result
// says of the errors that it was given.
type Predicate struct{ True, False []tellFact }

// tellFact is a verdict on an argument.
type tellFact struct {
	Param int
	What  []string
	Own   bool
	Is    bool
	// Itself is that of a verdict.
	Itself bool
}

// AFact marks the type as a fact.
func (*Predicate) AFact() {}

// String returns both, such as "tells(true: 0 is m.ErrGone; false: 0 is not m.ErrGone)".
func (t *Predicate) String() string {
	var list []string
	for _, side := range []struct {
		name  string
		tells []tellFact
	}{{"true", t.True}, {"false", t.False}} {
		for _, tell := range side.tells {
			list = append(list, side.name+": "+string(rune('0'+tell.Param))+cause.IsOrNot(tell.Is, tell.Itself)+strings.Join(tell.What, " or "))
		}
	}
	return "tells(" + strings.Join(list, "; ") + ")"
}

// of returns what a result says.
func (t *Predicate) of(truth bool) []tellFact {
	if truth {
		return t.True
	}
	return t.False
}

// verdictsOfPredicate returns what the result of a function of the module says of
// the errors that it is given.
func (f *Tracer) verdictsOfPredicate(call *ssa.Call, truth bool) []verdict {
	known := f.predicateOf(&call.Call)
	if known == nil {
		return nil
	}
	s := calls.At(call)
	var list []verdict
	for _, t := range known.of(truth) {
		if err := s.Arg(t.Param); err != nil && program.CanBeError(err.Type()) {
			list = append(list, verdict{err: err, what: t.What, own: t.Own, is: t.Is, itself: t.Itself})
		}
	}
	return list
}

// predicateOf returns what is known of the boolean that a call gives, or nil.
func (f *Tracer) predicateOf(call *ssa.CallCommon) *Predicate {
	callee, obj := program.Declaration(call.StaticCallee()), program.CalledObject(call)
	if callee == nil || obj == nil || obj.Pkg() == nil || !IsPredicate(obj.Signature()) {
		return nil
	}
	if f.Own[callee] {
		return f.Predicates[callee]
	}
	var fact Predicate
	if module.Seems(f.Pass, obj.Pkg()) && f.Pass.ImportObjectFact(obj, &fact) {
		return &fact
	}
	return nil
}

// IsPredicate reports whether a function returns a boolean and takes an error.
func IsPredicate(sig *types.Signature) bool {
	results := sig.Results()
	if results.Len() != 1 || !types.Identical(results.At(0).Type().Underlying(), types.Typ[types.Bool]) {
		return false
	}
	for p := range sig.Params().Variables() {
		if program.CanBeError(p.Type()) {
			return true
		}
	}
	return false
}

// Told finds out what the result of a function of the package says of its
// parameters. It returns nil if that is nothing.
func (f *Tracer) Told(fn *ssa.Function) *Predicate {
	t := new(Predicate)
	for i, p := range fn.Params {
		if program.CanBeError(p.Type()) {
			t.True = append(t.True, f.tellsOf(fn, i, true)...)
			t.False = append(t.False, f.tellsOf(fn, i, false)...)
		}
	}
	if len(t.True)+len(t.False) == 0 {
		return nil
	}
	return t
}

// tellsOf returns what one result of a function says of one parameter: what every
// way to that result says.
func (f *Tracer) tellsOf(fn *ssa.Function, param int, truth bool) []tellFact {
	var common []verdict
	for i, way := range f.ways(fn, truth) {
		of := slices.DeleteFunc(way, func(v verdict) bool { return !calls.SameError(v.err, fn.Params[param]) })
		if i == 0 {
			common = of
		} else {
			common = either(common, of)
		}
	}
	var list []tellFact
	for _, v := range common {
		list = append(list, tellFact{Param: param, What: v.what, Own: v.own, Is: v.is, Itself: v.itself})
	}
	return list
}

// either returns what holds if one or the other of two lists of verdicts does: an
// error is one of what either says, and is not what both say that it is not.
func either(a, b []verdict) []verdict {
	var list []verdict
	for _, v := range a {
		for _, w := range b {
			if v.is && w.is {
				v.what, v.own = slices.Compact(slices.Sorted(slices.Values(slices.Concat(v.what, w.what)))), v.own && w.own
				list = append(list, v)
				break
			}
			if !v.is && !w.is && slices.Equal(v.what, w.what) {
				v.itself = v.itself || w.itself
				list = append(list, v)
				break
			}
		}
	}
	return list
}

// ways returns, for every way on which a function can return true, or false, what
// its branches say.
func (f *Tracer) ways(fn *ssa.Function, truth bool) [][]verdict {
	var all [][]verdict
	dead := f.Dead(fn)
	for _, ret := range f.ReturnsIn[fn] {
		if !dead[ret.Block()] {
			all = append(all, f.waysTo(program.Given(ret, 0), truth, f.verdictsAt(ret.Block()))...)
		}
	}
	return all
}

// waysTo returns what the branches say on the ways on which a value is true, or
// false, where some verdicts hold already.
func (f *Tracer) waysTo(v ssa.Value, truth bool, known []verdict) [][]verdict {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil || constant.BoolVal(v.Value) != truth {
			return nil
		}
		return [][]verdict{known}
	case *ssa.Phi:
		var all [][]verdict
		for i, edge := range v.Edges {
			if _, loop := edge.(*ssa.Phi); loop {
				return [][]verdict{known}
			}
			pred := v.Block().Preds[i]
			along := slices.Concat(known, f.verdictsAt(pred), f.verdictsAlong(pred, v.Block()))
			all = append(all, f.waysTo(edge, truth, along)...)
		}
		return all
	}
	return [][]verdict{slices.Concat(known, f.verdictsOf(v, truth))}
}

// verdictsAlong returns what is known on the way from one block to the next one.
func (f *Tracer) verdictsAlong(from, to *ssa.BasicBlock) []verdict {
	cond := program.Condition(from)
	if cond == nil || from.Succs[0] == from.Succs[1] {
		return nil
	}
	return f.verdictsOf(cond, from.Succs[0] == to)
}
