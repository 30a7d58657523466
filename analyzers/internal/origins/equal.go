package origins

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

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
