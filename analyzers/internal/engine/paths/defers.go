package paths

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Returned is what a return statement gives for a result, and what
// deferred literals make of it.
type Returned struct {
	Value   ssa.Value
	Changes []Change // in the order in which they run
}

// A Change is a deferred literal that sets a result.
type Change struct {
	Literal  *ssa.Function
	Variable *ssa.FreeVar // the result, as the literal knows it
}

// ResultOf returns what a return gives for the result with the given index. In a
// function with deferred calls results go through variables, which are set
// right before.
func ResultOf(ret *ssa.Return, index int) Returned {
	r := Returned{Value: ret.Results[index]}
	load, ok := r.Value.(*ssa.UnOp)
	if !ok {
		return r
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok {
		return r
	}
	r.Changes = changesOf(ret, variable)
	if ret.Block() == ret.Parent().Recover {
		r.Value = nil // nobody knows where the panic was
		return r
	}
	r.Value = program.Given(ret, index)
	return r
}

// changesOf returns the deferred literals that set a variable when control comes to a
// return, the last one first, as they run.
func changesOf(ret *ssa.Return, variable *ssa.Alloc) []Change {
	if ret.Parent().Recover == nil {
		return nil // nothing is deferred
	}
	var changes []Change
	for _, closure := range DeferredLiterals(ret.Parent(), leadingTo(ret)) {
		if free := program.Captured(closure, variable); free != nil && len(Stores(free)) > 0 {
			changes = append(changes, Change{free.Parent(), free})
		}
	}
	slices.Reverse(changes)
	return changes
}

// leadingTo returns the blocks that can come before a return, with its own, in their order.
// Nothing leads to that at which a function returns after a panic: it can come from
// anywhere.
func leadingTo(ret *ssa.Return) []*ssa.BasicBlock {
	if ret.Block() == ret.Parent().Recover {
		return ret.Parent().Blocks
	}
	return slices.SortedFunc(slices.Values(program.Reached(ret.Block(), func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Preds })), func(a, b *ssa.BasicBlock) int { return cmp.Compare(a.Index, b.Index) })
}

// DeferredLiterals returns the literals that a function defers in some of its blocks, in their
// order.
func DeferredLiterals(fn *ssa.Function, blocks []*ssa.BasicBlock) []*ssa.MakeClosure {
	if fn.Recover == nil {
		return nil // nothing is deferred
	}
	var literals []*ssa.MakeClosure
	for d := range program.Instructions[*ssa.Defer](blocks) {
		if closure, ok := d.Call.Value.(*ssa.MakeClosure); ok {
			literals = append(literals, closure)
		}
	}
	return literals
}

// Returns reports whether an instruction does nothing with a value but return it: it is
// a return, or stores the value in a result variable that nothing else reads.
func Returns(instr ssa.Instruction) bool {
	if store, ok := instr.(*ssa.Store); ok {
		variable, ok := store.Addr.(*ssa.Alloc)
		return ok && !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool { return !leadsOut(use, variable) })
	}
	_, ok := instr.(*ssa.Return)
	return ok
}

// leadsOut reports whether a use of a variable sets it, or reads it for returns alone.
func leadsOut(use ssa.Instruction, variable *ssa.Alloc) bool {
	switch use := use.(type) {
	case *ssa.Store:
		return use.Addr == variable
	case *ssa.UnOp:
		return !slices.ContainsFunc(*use.Referrers(), func(use ssa.Instruction) bool {
			_, returns := use.(*ssa.Return)
			return !returns
		})
	}
	return false
}
