package origins

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// encodedParameter returns the condition under which encoding a parameter as JSON, or
// something that it is put into, fails, if that is what a call does.
func (f *Tracer) encodedParameter(obj *types.Func, s calls.Site) []cause.Condition {
	if !control.IsMarshal(obj) {
		return nil
	}
	if c, ok := branch.ConditionOn(s.Args[0], cause.Unencodable, true); ok {
		return []cause.Condition{c}
	}
	if p := f.Knowledge().EncodableIf(s.Args[0], s.Call); p != nil {
		return []cause.Condition{branch.OnPlace(calls.Place{Param: p}, cause.Condition{Value: cause.Unencodable, Is: true})}
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
			left = cause.AllOf(left, []cause.Condition{branch.OnPlace(allowed[0].Place, cond)})
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
		return program.CanBeError(arg.Type()) && c.excludesAll(branch.VerdictOf(cond), c.Evaluator.Errors(arg))
	}
	if cond.Value == cause.Unencodable {
		return c.Evaluator.flow.Knowledge().IsEncodable(arg, c.Site.Call)
	}
	if cond.Value == cause.Outside {
		return libs.IsMemory(arg)
	}
	if constant, ok := arg.(*ssa.Const); ok {
		return (branch.ConstantOf(constant) == cond.Value) != cond.Is
	}
	if cond.Value != cause.NoValue {
		return c.deniesAt(cond, h)
	}
	switch known := c.tested(arg); {
	case cond.Is:
		return known == control.FoundSet || program.IsFresh(arg)
	default:
		return known == control.FoundNil
	}
}

// deniesAt reports whether a branch on the way to the call has compared what is handed over
// with the constant of a condition, and found what the condition excludes.
func (c Crossing) deniesAt(cond cause.Condition, h calls.Handed) bool {
	if c.Site.Block == nil {
		return false
	}
	for from, side := range control.PassedTo(c.Site.Block) {
		v, value, is := branch.ComparisonOf(control.Condition(from), side == 0)
		if value == cond.Value && h.Is(v) {
			return is != cond.Is
		}
	}
	return false
}

// excludesAll reports whether an error is none of those that a verdict allows. Of
// nil verdicts say nothing.
func (c Crossing) excludesAll(v branch.Verdict, failures []cause.Failure) bool {
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(f cause.Failure) bool { return !v.Excludes(f) })
}

// tested returns what the branches on the way to the call tell of an argument.
func (c Crossing) tested(arg ssa.Value) control.Test {
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		if variable, ok := load.X.(*ssa.FreeVar); ok && c.Evaluator.tests[variable] != control.Untested {
			return c.Evaluator.tests[variable]
		}
	}
	if c.Site.Block == nil {
		return control.Untested
	}
	return control.At(c.Site.Block, arg)
}
