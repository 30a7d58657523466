package origins

import (
	"go/constant"
	"go/token"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// formatted returns what is made of the operands of a format at a place: they are shown,
// and kept where the verb is %w. Where the format is not constant any operand can
// be either.
func (e *evaluator) formatted(format, operands ssa.Value, pos token.Pos) []cause.Ingredient {
	list := e.Listed(operands)
	verbs, known := VerbsOf(format)
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
			in = append(in, cause.Ingredient{Failures: e.asErrors(operand), Role: cause.Kept | cause.Shown})
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
	return ok && program.At(list.Block(), PlainValue(operand)) == program.FoundNil
}

// A verb is what a format does with an operand.
type verb struct {
	Verb    rune
	Operand int
}

// VerbsOf returns the verbs of a constant format.
func VerbsOf(format ssa.Value) (verbs []verb, known bool) {
	c, ok := format.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return nil, false
	}
	next := 0
	rest := constant.StringVal(c.Value)
	for {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return verbs, true
		}
		after = strings.TrimLeft(after, "+-# 0123456789.")
		if index, tail, ok := operandIndex(after); ok {
			next, after = index, strings.TrimLeft(tail, "0123456789.")
		}
		for strings.HasPrefix(after, "*") {
			next++
			after = strings.TrimLeft(after[1:], "0123456789.")
		}
		if after == "" {
			return verbs, true
		}
		for _, r := range after {
			if r != '%' {
				verbs = append(verbs, verb{r, next})
				next++
			}
			after = after[len(string(r)):]
			break
		}
		rest = after
	}
}

// operandIndex reads an explicit index such as "[2]".
func operandIndex(s string) (index int, rest string, ok bool) {
	inside, rest, closed := strings.Cut(s, "]")
	if !closed || !strings.HasPrefix(inside, "[") {
		return 0, s, false
	}
	n, err := strconv.Atoi(inside[1:])
	if err != nil || n < 1 {
		return 0, s, false
	}
	return n - 1, rest, true
}
