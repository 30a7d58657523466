package origins

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// formatted returns what is made of the operands of a format at a place: they are shown,
// and kept where the verb is %w. Where the format is not constant any operand can
// be either.
func (e Texts) formatted(format, operands ssa.Value, pos token.Pos) []cause.Ingredient {
	list := e.Listed(operands)
	verbs, known := libs.VerbsOf(format)
	var in []cause.Ingredient
	if !known || list == nil {
		if operands != nil {
			in = append(in, e.shown(operands).Ingredients(cause.Shown|cause.Kept)...)
		}
		return append(in, e.shown(format).Ingredients(cause.Shown)...)
	}
	for _, v := range verbs {
		if v.Operand >= len(list) || isNilAmong(operands, list[v.Operand]) {
			continue
		}
		switch operand := list[v.Operand]; v.Verb {
		case 'w':
			in = append(in, cause.Ingredient{Failures: e.Makers().asErrors(operand), Role: cause.Kept | cause.Shown})
		case 'v', 's':
			in = append(in, e.printed(operand, pos)...)
		case 'q', 'x', 'X':
			in = append(in, e.shown(operand).Ingredients(cause.Shown)...)
		}
	}
	return in
}

// isNilAmong reports whether an operand is known to be nil where the operands are listed.
func isNilAmong(operands, operand ssa.Value) bool {
	list, ok := operands.(ssa.Instruction)
	return ok && program.At(list.Block(), calls.PlainValue(operand)) == program.FoundNil
}
