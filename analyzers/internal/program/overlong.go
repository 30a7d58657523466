package program

import "golang.org/x/tools/go/ssa"

// maxBlocks is how many blocks a function may have to be looked at by what compares each of them
// with others. Nobody writes more by hand.
const maxBlocks = 600

// Overlong reports whether a function is too long for what takes time for each pair of its blocks.
func Overlong(fn *ssa.Function) bool { return len(fn.Blocks) > maxBlocks }
