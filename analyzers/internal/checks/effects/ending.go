package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// ending returns the blocks of a function after which the process exits, whatever way
// control takes: nobody reads what is written there as a message. A panic can be
// recovered, and a loop goes on.
func ending(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	list := make(map[*ssa.BasicBlock]bool)
	for more := true; more; {
		more = false
		for _, block := range fn.Blocks {
			if !list[block] && ends(block, list) {
				list[block], more = true, true
			}
		}
	}
	return list
}

// ends reports whether a block lets the process exit, or leads only to blocks that do.
func ends(block *ssa.BasicBlock, known map[*ssa.BasicBlock]bool) bool {
	if len(block.Succs) > 0 {
		return !slices.ContainsFunc(block.Succs, func(next *ssa.BasicBlock) bool { return !known[next] })
	}
	return slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
		d, ok := direct(instr)
		return ok && d.Kind == Exits
	})
}
