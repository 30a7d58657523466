package program

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Knowledge is what others know of values.
type Knowledge struct {
	// IsSet reports whether a value is never nil.
	IsSet func(ssa.Value) bool
	// IsDecoded reports whether a value was decoded, as clients do with what they
	// receive, so that there is nothing in it that cannot be encoded again.
	IsDecoded func(ssa.Value) bool
	// Succeeds reports whether the result of a call with the given index, which is an
	// error, is nil whatever happens.
	Succeeds func(call *ssa.Call, index int) bool
}

// Taken returns the blocks to which a block can lead: where its condition is
// constant, or a test of an error that never occurs, or of a value that is always
// set, only one of its successors.
func (k Knowledge) Taken(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if v, whenNil := NilTest(block); v != nil {
		switch {
		case k.NeverFails(v):
			return block.Succs[whenNil : whenNil+1]
		case k.IsSet(v):
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
func (k Knowledge) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return len(k.Taken(b)) < len(b.Succs) }) {
		return nil
	}
	alive := make(map[*ssa.BasicBlock]bool, len(fn.Blocks))
	for _, first := range []*ssa.BasicBlock{fn.Blocks[0], fn.Recover} {
		if first == nil {
			continue
		}
		for b := range reached(first, k.Taken) {
			alive[b] = true
		}
	}
	dead := make(map[*ssa.BasicBlock]bool)
	for _, b := range fn.Blocks {
		if !alive[b] {
			dead[b] = true
		}
	}
	return dead
}
