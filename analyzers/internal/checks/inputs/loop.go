package inputs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isCheckedByLoop reports whether an assertion of an element of a map is reached only after a
// loop over some of its keys, with this one among them, has made sure that each is of the
// type:
//
//	for _, name := range []string{"from", "to"} {
//		if _, ok := args[name].(string); !ok {
//			return nil, fmt.Errorf("no %s", name)
//		}
//	}
func isCheckedByLoop(assert *ssa.TypeAssert) bool {
	read, ok := assert.X.(*ssa.Lookup)
	if !ok {
		return false
	}
	for done := range program.Dominators(assert.Block()) {
		if done.Comment == "rangeindex.done" && len(done.Preds) == 1 && checksAll(done.Preds[0], read, assert) {
			return true
		}
	}
	return false
}

// checksAll reports whether the loop with the given head checks an element of a map for
// every key in a list that has the key of a lookup.
func checksAll(head *ssa.BasicBlock, read *ssa.Lookup, assert *ssa.TypeAssert) bool {
	for _, block := range head.Parent().Blocks {
		check, isAssert := paths.PartOf[*ssa.TypeAssert](program.Condition(block), 1)
		if !isAssert || !head.Dominates(block) || !inEveryRound(head, block) || !types.Identical(check.AssertedType, assert.AssertedType) || program.LeadsTo(block.Succs[1], assert.Block()) {
			continue
		}
		each, isLookup := check.X.(*ssa.Lookup)
		if isLookup && paths.Same(each.X, read.X) && isIn(read.Index, each.Index) {
			return true
		}
	}
	return false
}

// inEveryRound reports whether a loop comes back to its head from a block only.
func inEveryRound(head, block *ssa.BasicBlock) bool {
	return block != head && !slices.ContainsFunc(head.Preds, func(latch *ssa.BasicBlock) bool {
		return head.Dominates(latch) && !block.Dominates(latch)
	})
}

// isIn reports whether a key is in the list literal of which another one is an element.
func isIn(key, element ssa.Value) bool {
	at, ok := paths.ReadFrom[*ssa.IndexAddr](element)
	return ok && slices.ContainsFunc(paths.Elements(at.X), func(v ssa.Value) bool { return paths.Same(v, key) })
}
