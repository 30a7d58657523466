package program

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Taken returns the blocks to which a block can lead: where its condition is
// constant, or a test of an error that never occurs, or of a value that is always
// set, only one of its successors.
func Taken(block *ssa.BasicBlock, isSet func(ssa.Value) bool) []*ssa.BasicBlock {
	if v, whenNil := NilTest(block); v != nil {
		switch {
		case neverFails(v):
			return block.Succs[whenNil : whenNil+1]
		case isSet(v):
			return block.Succs[1-whenNil : 2-whenNil]
		}
	}
	c, ok := Condition(block).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Bool {
		return block.Succs
	}
	if constant.BoolVal(c.Value) {
		return block.Succs[:1]
	}
	return block.Succs[1:]
}

// Dead returns the blocks of a function that are never reached when the
// conditions that are decided are taken into account: nil for most functions.
func Dead(fn *ssa.Function, isSet func(ssa.Value) bool) map[*ssa.BasicBlock]bool {
	if !slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return len(Taken(b, isSet)) < len(b.Succs) }) {
		return nil
	}
	alive := make(map[*ssa.BasicBlock]bool, len(fn.Blocks))
	reach(alive, fn.Blocks[0], isSet)
	if fn.Recover != nil {
		reach(alive, fn.Recover, isSet)
	}
	dead := make(map[*ssa.BasicBlock]bool)
	for _, b := range fn.Blocks {
		if !alive[b] {
			dead[b] = true
		}
	}
	return dead
}

func reach(alive map[*ssa.BasicBlock]bool, from *ssa.BasicBlock, isSet func(ssa.Value) bool) {
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !alive[b] {
			alive[b] = true
			todo = append(todo, Taken(b, isSet)...)
		}
	}
}
