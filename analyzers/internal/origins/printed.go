package origins

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
)

// printed returns what the verbs %v and %s write of an operand: what can be read in it, and, where
// the place in memory of something is written for it, that.
func (e Texts) printed(operand ssa.Value, pos token.Pos) []cause.Ingredient {
	return append(e.shown(operand).Ingredients(cause.Shown), e.garbled(operand, pos)...)
}

// garbled returns the place in memory that is written for an operand, if one is. What is nil is
// no place.
func (e Texts) garbled(operand ssa.Value, pos token.Pos) []cause.Ingredient {
	v := calls.PlainValue(operand)
	if c, ok := v.(*ssa.Const); ok && c.IsNil() || !libs.WritesAddress(v.Type()) {
		return nil
	}
	return []cause.Ingredient{{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Garbled, Name: libs.ShortType(v.Type()), Pos: pos, Here: pos}}}, Role: cause.Shown}}
}
