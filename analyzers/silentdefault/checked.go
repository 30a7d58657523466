package silentdefault

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isCheckedBefore reports whether an assertion is reached only after the function has answered
// where one like it, of the same value or in an earlier loop over the same list, gave nothing.
//
//	for _, u := range updates {
//		if id, _ := u["id"].(string); id == "" {
//			return mcp.NewToolResultError("each update needs an id"), nil
//		}
//	}
//	for _, u := range updates {
//		id, _ := u["id"].(string)
func (c *checker) isCheckedBefore(instr ssa.Instruction) bool {
	assert, ok := instr.(*ssa.TypeAssert)
	if !ok {
		return false
	}
	read, ok := assert.X.(*ssa.Lookup)
	return ok && slices.ContainsFunc(assert.Parent().Blocks, func(block *ssa.BasicBlock) bool {
		return slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
			other, ok := instr.(*ssa.TypeAssert)
			return ok && other != assert && types.Identical(other.AssertedType, assert.AssertedType) && c.refuses(other) && isLike(other, assert, read)
		})
	})
}

// isLike reports whether an assertion that is done before another one on every way is of the same
// element of a map, or of that of each map in a list.
func isLike(other, assert *ssa.TypeAssert, read *ssa.Lookup) bool {
	asked, ok := other.X.(*ssa.Lookup)
	if !ok || !paths.Same(asked.Index, read.Index) {
		return false
	}
	if paths.Same(asked.X, read.X) {
		return program.AlwaysBefore(other, assert)
	}
	earlier, later := elementOf(asked.X), elementOf(read.X)
	if earlier == nil || later == nil || !paths.Same(earlier.X, later.X) {
		return false
	}
	round, ok := earlier.Index.(ssa.Instruction)
	return ok && program.AlwaysBefore(round, assert) && !program.LeadsTo(assert.Block(), other.Block())
}

// elementOf returns the place in a list from which a map is taken, or nil.
func elementOf(v ssa.Value) *ssa.IndexAddr {
	addr, _ := paths.ReadFrom[*ssa.IndexAddr](flow.Query{Kinds: flow.Extract | flow.Unbox}.Start(v))
	return addr
}

// refuses reports whether a function answers at once where an assertion gives nothing.
func (c *checker) refuses(assert *ssa.TypeAssert) bool {
	if !assert.CommaOk {
		return false
	}
	if held := program.Part(assert, 1); held != nil {
		jump := cond.OnlyOn(held)
		return jump != nil && inputs.AnswersSoon(jump.Succs[1])
	}
	v := program.Part(assert, 0)
	return v != nil && inputs.Without(c.machine, v, nil).IsRefused()
}
