package cond

import (
	"go/token"
	"iter"
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
	var list []cause.Condition
	for b := range Dominating(block) {
		if c, ok := ConditionOn(ComparisonOf(b.Cond, b.Truth)); ok {
			list = append(list, c)
		}
		for _, v := range f.verdictsOf(b.Cond, b.Truth) {
			if p := program.ParameterOf(v.Err); p != nil {
				list = append(list, OnPlace(calls.Place{Param: p}, v.condition()))
			}
		}
	}
	return list
}

// ComparisonOf returns the value that a branch compares with a constant, the
// constant, and whether they are equal on that branch. Boolean conditions are
// comparisons with true.
func ComparisonOf(cond ssa.Value, truth bool) (v ssa.Value, value string, is bool) {
	switch cond := cond.(type) {
	case *ssa.UnOp:
		if cond.Op == token.NOT {
			return ComparisonOf(cond.X, !truth)
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
			return x, ConstantOf(c), truth == (cond.Op == token.EQL)
		}
	}
	return cond, "true", truth
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

// BranchesTo returns the branches that lead to a block. One of them was taken:
// there are several for a condition with ||.
func BranchesTo(block *ssa.BasicBlock) []Branching {
	var list []Branching
	for _, pred := range block.Preds {
		branch, ok := program.Last(pred).(*ssa.If)
		if !ok || pred.Succs[0] == pred.Succs[1] {
			return nil
		}
		list = append(list, Branching{branch.Cond, pred.Succs[0] == block})
	}
	return list
}

// Dominating yields the branches that dominate a block, the last one first.
func Dominating(block *ssa.BasicBlock) iter.Seq[Branching] {
	return func(yield func(Branching) bool) {
		for from, side := range program.PassedTo(block) {
			if !yield(Branching{program.Condition(from), side == 0}) {
				return
			}
		}
	}
}

// A Branching is a condition with the outcome on which a branch is taken.
type Branching struct {
	Cond  ssa.Value
	Truth bool
}

// Finds reports whether the branch proves that a value equals something other than nil, or that a call
// said something about it.
func (b Branching) Finds() bool {
	switch cond := b.Cond.(type) {
	case *ssa.BinOp:
		isEqual := cond.Op == token.EQL && b.Truth || cond.Op == token.NEQ && !b.Truth
		return isEqual && !program.IsNil(cond.X) && !program.IsNil(cond.Y)
	case *ssa.Call:
		return b.Truth
	}
	return false
}
