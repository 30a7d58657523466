package panicboundary

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// bounds looks for lists and texts that are cut where an argument says, which nothing has
// compared with anything:
//
//	page := items[offset : offset+limit]
func (c *checker) bounds(functions []*ssa.Function) {
	for _, fn := range functions {
		if c.isRecovered(fn) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](control.Live(fn)) {
			if slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), categoryBounds, "cuts where an argument says, which nothing has compared with the length: a number that is too large or negative panics"+
					answers.Panic(c.pass, fn)+"; check it and answer with an error result")
			}
		}
	}
}

// cutsAt returns the values that say where an instruction cuts a list or a text, or takes an
// element of it.
func cutsAt(instr ssa.Instruction) []ssa.Value {
	switch instr := instr.(type) {
	case *ssa.Slice:
		return []ssa.Value{instr.Low, instr.High}
	case *ssa.IndexAddr:
		return []ssa.Value{instr.Index}
	case *ssa.Index:
		return []ssa.Value{instr.Index}
	}
	return nil
}

// isUnchecked reports whether a number is an argument, or is made of some, and is compared with
// nothing.
func (c *checker) isUnchecked(v ssa.Value) bool {
	if v == nil {
		return false
	}
	numbers := numbersIn(v)
	return slices.ContainsFunc(numbers, c.found.IsArgument) && !slices.ContainsFunc(numbers, c.isCompared)
}

// numbersIn returns a number and those of which it is the sum or the difference.
func numbersIn(v ssa.Value) []ssa.Value {
	list := []ssa.Value{v}
	for i := 0; i < len(list) && len(list) < 10; i++ {
		switch x := list[i].(type) {
		case *ssa.BinOp:
			if x.Op == token.ADD || x.Op == token.SUB || x.Op == token.MUL {
				list = append(list, x.X, x.Y)
			}
		case *ssa.Convert:
			list = append(list, x.X)
		case *ssa.Phi:
			list = append(list, x.Edges...)
		}
	}
	return list
}
