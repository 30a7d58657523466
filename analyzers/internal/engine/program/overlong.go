package program

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// Overlong reports whether a function is too long for algorithms that are quadratic in its blocks.
func Overlong(fn *ssa.Function) bool { return len(fn.Blocks) > budget.Parts }

// Short returns the functions of the package that are not overlong, in source order.
func (p *Program) Short() []*ssa.Function {
	return slices.DeleteFunc(slices.Clone(p.Functions()), Overlong)
}
