package origins

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// ConditionsAt returns what must hold of the parameters of a function for control
// to reach a block.
func (f *Tracer) ConditionsAt(block *ssa.BasicBlock) []cause.Condition {
	var list []cause.Condition
	for from, side := range program.PassedTo(block) {
		cond := program.Condition(from)
		if c, ok := conditionOf(cond, side == 0); ok {
			list = append(list, c)
		}
		for _, v := range f.verdictsOf(cond, side == 0) {
			if p := program.ParameterOf(v.err); p != nil {
				o := parameter(p)
				list = append(list, cause.Condition{Owner: o.Owner, Param: o.Param, What: strings.Join(v.what, " "), Own: v.own, Is: v.is, Itself: v.itself})
			}
		}
	}
	return list
}

// conditionOf returns what it says of a parameter that a branch is taken.
func conditionOf(cond ssa.Value, truth bool) (cause.Condition, bool) {
	return ConditionOn(comparisonOf(cond, truth))
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

// ConditionOn returns the condition that a value is a constant, or is not, if the value is a parameter
// or a field of one.
func ConditionOn(v ssa.Value, value string, is bool) (cause.Condition, bool) {
	at, ok := calls.PlaceOf(v)
	if !ok {
		return cause.Condition{}, false
	}
	return on(at, cause.Condition{Value: value, Is: is}), true
}

// on returns a condition as one on another parameter, or on a field of it.
func on(at calls.Place, c cause.Condition) cause.Condition {
	o := parameter(at.Param)
	c.Owner, c.Param, c.Field = o.Owner, o.Param, at.Field
	return c
}

// constantOf writes a constant.
func constantOf(c *ssa.Const) string {
	if c.Value == nil {
		return cause.NoValue
	}
	return c.Value.ExactString()
}

// encodedParameter returns the condition under which encoding a parameter as JSON, or
// something that it is put into, fails, if that is what a call does.
func (f *Tracer) encodedParameter(obj *types.Func, s calls.Site) []cause.Condition {
	if !program.IsMarshal(obj) {
		return nil
	}
	if c, ok := ConditionOn(s.Args[0], cause.Unencodable, true); ok {
		return []cause.Condition{c}
	}
	if p := f.Knowledge().EncodableIf(s.Args[0], s.Call); p != nil {
		return []cause.Condition{on(calls.Place{Param: p}, cause.Condition{Value: cause.Unencodable, Is: true})}
	}
	return nil
}

// Met takes the conditions of a failure to a call of the function. It returns
// those that are left in terms of the caller, and whether they can hold.
func (c Crossing) Met(conditions []cause.Condition) (left []cause.Condition, possible bool) {
	for _, cond := range conditions {
		if cond.Owner != c.Callee {
			left = cause.AllOf(left, []cause.Condition{cond}) // it speaks of a function around this one
			continue
		}
		all := c.Site.HandedFor(cond)
		allowed := slices.DeleteFunc(slices.Clone(all), func(h calls.Handed) bool { return c.excludes(cond, h) })
		switch {
		case len(all) > 0 && len(allowed) == 0:
			return nil, false
		case len(allowed) == 1 && allowed[0].Place.Param != nil:
			left = cause.AllOf(left, []cause.Condition{on(allowed[0].Place, cond)})
		}
	}
	return left, true
}

// excludes reports whether a condition cannot hold of what is handed over.
func (c Crossing) excludes(cond cause.Condition, h calls.Handed) bool {
	if !h.Now {
		c.Site.Block = nil // what the branches on the way to the call tell is about another value
	}
	if h.Value == nil {
		return c.deniesAt(cond, h)
	}
	return c.excludesValue(cond, h)
}

func (c Crossing) excludesValue(cond cause.Condition, h calls.Handed) bool {
	arg := h.Value
	if cond.What != "" {
		return program.CanBeError(arg.Type()) && c.excludesAll(verdictOf(cond), c.Evaluator.Errors(arg))
	}
	if cond.Value == cause.Unencodable {
		return c.Evaluator.flow.Knowledge().IsEncodable(arg, c.Site.Call)
	}
	if cond.Value == cause.Outside {
		return libs.IsMemory(arg)
	}
	if constant, ok := arg.(*ssa.Const); ok {
		return (constantOf(constant) == cond.Value) != cond.Is
	}
	if cond.Value != cause.NoValue {
		return c.deniesAt(cond, h)
	}
	switch known := c.tested(arg); {
	case cond.Is:
		return known == program.FoundSet || program.IsFresh(arg)
	default:
		return known == program.FoundNil
	}
}

// deniesAt reports whether a branch on the way to the call has compared what is handed over
// with the constant of a condition, and found what the condition excludes.
func (c Crossing) deniesAt(cond cause.Condition, h calls.Handed) bool {
	if c.Site.Block == nil {
		return false
	}
	for from, side := range program.PassedTo(c.Site.Block) {
		v, value, is := comparisonOf(program.Condition(from), side == 0)
		if value == cond.Value && h.Is(v) {
			return is != cond.Is
		}
	}
	return false
}

// verdictOf returns a condition on an error as a verdict.
func verdictOf(c cause.Condition) verdict {
	return verdict{what: strings.Split(c.What, " "), own: c.Own, is: c.Is, itself: c.Itself}
}

// excludesAll reports whether an error is none of those that a verdict allows. Of
// nil verdicts say nothing.
func (c Crossing) excludesAll(v verdict, failures []cause.Failure) bool {
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(f cause.Failure) bool { return !v.excludes(f) })
}

// tested returns what the branches on the way to the call tell of an argument.
func (c Crossing) tested(arg ssa.Value) program.Test {
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		if variable, ok := load.X.(*ssa.FreeVar); ok && c.Evaluator.tests[variable] != program.Untested {
			return c.Evaluator.tests[variable]
		}
	}
	if c.Site.Block == nil {
		return program.Untested
	}
	return program.At(c.Site.Block, arg)
}

// foundEqual returns, for a text that a comparison on the way to a block has found to be
// equal to another one, that other one: a value of the environment that is in a list of
// those that are allowed tells no more than the list does.
func foundEqual(v ssa.Value, block *ssa.BasicBlock) ssa.Value {
	if b, ok := v.Type().Underlying().(*types.Basic); !ok || b.Info()&types.IsString == 0 {
		return v
	}
	for from, side := range program.PassedTo(block) {
		comparison, ok := program.Condition(from).(*ssa.BinOp)
		if !ok || side != 0 || comparison.Op != token.EQL {
			continue
		}
		switch v {
		case comparison.X:
			return comparison.Y
		case comparison.Y:
			return comparison.X
		}
	}
	return v
}
