package program

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxBlocks is how many blocks a function may have to be looked at by what compares each of them
// with others. Nobody writes more by hand.
const maxBlocks = 600

// Overlong reports whether a function is too long for algorithms that are quadratic in its blocks.
func Overlong(fn *ssa.Function) bool { return len(fn.Blocks) > maxBlocks }

// Short returns the functions of the package that are not overlong, in source order.
func (p *Program) Short() []*ssa.Function {
	return slices.DeleteFunc(slices.Clone(p.Functions()), Overlong)
}
