package cond

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// ConditionsAt returns the conditions on parameters under which a block is
// reached.
func (f *Reader) ConditionsAt(block *ssa.BasicBlock) []cause.Condition {
	list := ConstantsAt(block)
	for b := range Dominating(block) {
		for _, v := range f.verdictsOf(b) {
			if p := program.ParameterOf(v.Err); p != nil {
				list = append(list, OnPlace(calls.Place{Param: p}, v.condition()))
			}
		}
	}
	return list
}

// ConstantsAt returns those of these conditions that compare with constants.
func ConstantsAt(block *ssa.BasicBlock) (list []cause.Condition) {
	for b := range Dominating(block) {
		if c, ok := ConditionOn(b.Comparison()); ok {
			list = append(list, c)
		}
	}
	return list
}

// Comparison returns the value that a branch compares with a constant, the
// constant, and whether they are equal on that branch. Boolean conditions are
// comparisons with true.
func (b Branch) Comparison() (v ssa.Value, value string, is bool) {
	b = b.Plain()
	if v, c, equal := WithConst(b.Cond); c != nil {
		return v, ConstantOf(c), b.Truth == equal
	}
	return b.Cond, "true", b.Truth
}

// ConditionOn returns the condition that a value equals a constant, or does not, if the value is a
// parameter or a field of one.
func ConditionOn(v ssa.Value, value string, is bool) (cause.Condition, bool) {
	at, ok := calls.PlaceOf(v)
	if !ok {
		return cause.Condition{}, false
	}
	return OnPlace(at, cause.Condition{Value: value, Is: is}), true
}

// OnPlace moves a condition to another parameter, or to a field of it.
func OnPlace(at calls.Place, c cause.Condition) cause.Condition {
	o := OriginOf(at.Param)
	c.Owner, c.Param, c.Field = o.Owner, o.Param, at.Field
	return c
}

// ConstantOf returns a constant as text.
func ConstantOf(c *ssa.Const) string {
	if c.Value == nil {
		return cause.NoValue
	}
	return c.Value.ExactString()
}

// VerdictOf turns a condition on an error into a verdict.
func VerdictOf(c cause.Condition) Verdict {
	return Verdict{What: strings.Split(c.What, " "), Own: c.Own, Is: c.Is, Itself: c.Itself}
}

// condition turns a verdict into a condition on some error.
func (v Verdict) condition() cause.Condition {
	return cause.Condition{What: strings.Join(v.What, " "), Own: v.Own, Is: v.Is, Itself: v.Itself}
}

// OriginOf returns a parameter as an origin.
func OriginOf(p *ssa.Parameter) cause.Origin {
	o := cause.From(cause.Parameter, "", p.Pos())
	o.Owner, o.Param = p.Parent(), slices.Index(p.Parent().Params, p)
	return o
}
