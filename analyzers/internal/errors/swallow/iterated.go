package swallow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isItem reports whether a list, a text or a sum to which something is added where nothing has failed
// goes through the loop without anything of the item where something has. In
//
//	for _, name := range names {
//		lines = append(lines, name)
//		if owner, err := ownerOf(ctx, name); err == nil {
//			lines = append(lines, owner)
//		}
//	}
//
// the item is there, and a part is missing.
func (m *making) isItem(phi *ssa.Phi, without ssa.Value) bool {
	carried, ok := without.(*ssa.Phi)
	if !ok || carried.Block() != m.loop() {
		return false
	}
	return phi == carried || !slices.ContainsFunc(carried.Edges, func(next ssa.Value) bool { return next != phi && adds(next, phi) })
}

// loop returns where the innermost loop begins in which the call is made, or nil.
func (m *making) loop() *ssa.BasicBlock {
	if !m.looked {
		m.head, m.looked = cond.LoopAround(m.f.Block), true
	}
	return m.head
}

// isPart reports whether an instruction puts what the call gives into an item that is in the answer without it:
// it sets a field or a key of an element, or something else of the item is put in on the way on which the call fails.
func (m *making) isPart(instr ssa.Instruction, root ssa.Value) bool {
	switch instr := instr.(type) {
	case *ssa.Store:
		if addr, ok := instr.Addr.(*ssa.FieldAddr); ok && isOfElement(addr.X) && !isGrown(instr) {
			return true
		}
	case *ssa.MapUpdate:
		if isOfElement(instr.Map) {
			return true
		}
	case *ssa.Call:
		return slices.ContainsFunc(m.otherwise(), func(block *ssa.BasicBlock) bool {
			return slices.ContainsFunc(block.Instrs, func(other ssa.Instruction) bool { return other != instr && writesInto(other, root) })
		})
	}
	return false
}

// isOfElement reports whether a value is an element of a list or a map, or read from one, or the address of a
// part of one.
func isOfElement(v ssa.Value) bool {
	return flow.IsElement(flow.Query{Kinds: flow.Field | flow.Load | flow.Extract}.Start(v))
}

// isGrown reports whether a store adds to the list that is stored: room.Members = append(room.Members, member).
func isGrown(store *ssa.Store) bool { return program.IsBuiltin(store.Val, "append") }

// otherwise returns the blocks through which control always comes in the iteration in which the call
// fails: those before it, and those that follow.
func (m *making) otherwise() []*ssa.BasicBlock {
	head := m.loop()
	if head == nil {
		return nil
	}
	var list []*ssa.BasicBlock
	for block := range program.Dominators(m.b.Test) {
		if head.Dominates(block) {
			list = append(list, block)
		}
	}
	for _, exit := range m.b.Exits {
		for block := exit.To; block != head && program.LeadsTo(block, head) && !slices.Contains(list, block); block = block.Succs[0] {
			list = append(list, block)
			if len(block.Succs) != 1 {
				break
			}
		}
	}
	return list
}

// writesInto reports whether an instruction writes something that is no constant into a text under construction.
func writesInto(instr ssa.Instruction, root ssa.Value) bool {
	call, ok := instr.(*ssa.Call)
	if !ok {
		return false
	}
	into := func(arg ssa.Value) bool {
		return paths.Root(calls.PlainValue(arg)) == root && isBuffer(calls.PlainValue(arg).Type())
	}
	return slices.ContainsFunc(call.Call.Args, into) && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return !into(arg) && !program.IsConst(arg)
	})
}
