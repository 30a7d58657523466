package errflow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// conditionsAt returns what must hold of the parameters of a function for control
// to reach a block.
func (f *Flow) conditionsAt(block *ssa.BasicBlock) []condition {
	var list []condition
	for from, side := range program.PassedTo(block) {
		cond := program.Condition(from)
		if c, ok := conditionOf(cond, side == 0); ok {
			list = append(list, c)
		}
		for _, v := range f.verdictsOf(cond, side == 0) {
			if p := program.ParameterOf(v.err); p != nil {
				o := parameter(p)
				list = append(list, condition{owner: o.owner, param: o.param, what: strings.Join(v.what, " "), own: v.own, is: v.is, itself: v.itself})
			}
		}
	}
	return list
}

// conditionOf returns what it says of a parameter that a branch is taken.
func conditionOf(cond ssa.Value, truth bool) (condition, bool) {
	return conditionOn(comparisonOf(cond, truth))
}

// comparisonOf returns which value a branch compares with a constant, with which one,
// and whether it is that one where the branch is taken. Conditions are compared with
// true.
func comparisonOf(cond ssa.Value, truth bool) (v ssa.Value, value string, is bool) {
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			return comparisonOf(cond.X, !truth)
		}
	case *ssa.BinOp:
		if cond.Op != token.EQL && cond.Op != token.NEQ {
			break
		}
		x, y := cond.X, cond.Y
		if _, ok := x.(*ssa.Const); ok {
			x, y = y, x
		}
		if c, ok := y.(*ssa.Const); ok {
			return x, constantOf(c), truth == (cond.Op == token.EQL)
		}
	}
	return cond, "true", truth
}

func conditionOn(v ssa.Value, value string, is bool) (condition, bool) {
	at, ok := placeOf(v)
	if !ok {
		return condition{}, false
	}
	return condition{value: value, is: is}.on(at), true
}

// on returns the condition as one on another parameter, or on a field of it.
func (c condition) on(at place) condition {
	o := parameter(at.param)
	c.owner, c.param, c.field = o.owner, o.param, at.field
	return c
}

// constantOf writes a constant.
func constantOf(c *ssa.Const) string {
	if c.Value == nil {
		return noValue
	}
	return c.Value.ExactString()
}

// encodedParameter returns the condition under which encoding a parameter as JSON, or
// something that it is put into, fails, if that is what a call does.
func (f *Flow) encodedParameter(obj *types.Func, s callSite) []condition {
	if !program.IsMarshal(obj) {
		return nil
	}
	if c, ok := conditionOn(s.args[0], unencodable, true); ok {
		return []condition{c}
	}
	if p := f.knowledge().EncodableIf(s.args[0], s.call); p != nil {
		return []condition{condition{value: unencodable, is: true}.on(place{param: p})}
	}
	return nil
}

// met takes the conditions of a failure to a call of the function. It returns
// those that are left in terms of the caller, and whether they can hold.
func (c crossing) met(conditions []condition) (left []condition, possible bool) {
	for _, cond := range conditions {
		if cond.owner != c.callee {
			left = allOf(left, []condition{cond}) // it speaks of a function around this one
			continue
		}
		all := c.site.handedFor(cond)
		allowed := slices.DeleteFunc(slices.Clone(all), func(h handed) bool { return c.excludes(cond, h) })
		switch {
		case len(all) > 0 && len(allowed) == 0:
			return nil, false
		case len(allowed) == 1 && allowed[0].at.param != nil:
			left = allOf(left, []condition{cond.on(allowed[0].at)})
		}
	}
	return left, true
}

// excludes reports whether a condition cannot hold of what is handed over.
func (c crossing) excludes(cond condition, h handed) bool {
	if !h.now {
		c.site.block = nil // what the branches on the way to the call tell is about another value
	}
	if h.value == nil {
		return c.deniesAt(cond, h)
	}
	return c.excludesValue(cond, h)
}

func (c crossing) excludesValue(cond condition, h handed) bool {
	arg := h.value
	if cond.what != "" {
		return isErrorType(arg.Type()) && c.excludesAll(cond.verdict(), c.e.errors(arg))
	}
	if cond.value == unencodable {
		return c.e.flow.knowledge().IsEncodable(arg, c.site.call)
	}
	if cond.value == outside {
		return isMemory(arg)
	}
	if constant, ok := arg.(*ssa.Const); ok {
		return (constantOf(constant) == cond.value) != cond.is
	}
	if cond.value != noValue {
		return c.deniesAt(cond, h)
	}
	switch known := c.tested(arg); {
	case cond.is:
		return known == program.FoundSet || program.IsFresh(arg)
	default:
		return known == program.FoundNil
	}
}

// deniesAt reports whether a branch on the way to the call has compared what is handed over
// with the constant of a condition, and found what the condition excludes.
func (c crossing) deniesAt(cond condition, h handed) bool {
	if c.site.block == nil {
		return false
	}
	for from, side := range program.PassedTo(c.site.block) {
		v, value, is := comparisonOf(program.Condition(from), side == 0)
		if value == cond.value && h.is(v) {
			return is != cond.is
		}
	}
	return false
}

// verdict returns a condition on an error as a verdict.
func (c condition) verdict() verdict {
	return verdict{what: strings.Split(c.what, " "), own: c.own, is: c.is, itself: c.itself}
}

// excludesAll reports whether an error is none of those that a verdict allows. Of
// nil verdicts say nothing.
func (c crossing) excludesAll(v verdict, failures []Failure) bool {
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(f Failure) bool { return !v.excludes(f) })
}

// tested returns what the branches on the way to the call tell of an argument.
func (c crossing) tested(arg ssa.Value) program.Test {
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		if variable, ok := load.X.(*ssa.FreeVar); ok && c.e.tests[variable] != program.Untested {
			return c.e.tests[variable]
		}
	}
	if c.site.block == nil {
		return program.Untested
	}
	return program.At(c.site.block, arg)
}
