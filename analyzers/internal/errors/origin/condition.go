package origin

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

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
		return program.CanBeError(arg.Type()) && c.excludesAll(cond.VerdictOf(when), c.Evaluator.Errors(arg))
	}
	if when.Value == cause.Outside {
		return funcs.IsMemory(arg)
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
		v, value, is := cond.ComparisonOf(b.Cond, b.Truth)
		if value == when.Value && h.Is(v) {
			return is != when.Is
		}
	}
	return false
}

// excludesAll reports whether an error is none of those that a verdict allows. Of
// nil verdicts say nothing.
func (c Crossing) excludesAll(v cond.Verdict, failures []cause.Failure) bool {
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(f cause.Failure) bool { return !v.Excludes(f) })
}

// tested returns what the branches on the way to the call tell of an argument.
func (c Crossing) tested(arg ssa.Value) cond.Test {
	if load, ok := arg.(*ssa.UnOp); ok && load.Op == token.MUL {
		if variable, ok := load.X.(*ssa.FreeVar); ok && c.Evaluator.tests[variable] != cond.Untested {
			return c.Evaluator.tests[variable]
		}
	}
	if c.Site.Block == nil {
		return cond.Untested
	}
	return cond.At(c.Site.Block, arg)
}
