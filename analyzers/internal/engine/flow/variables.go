package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// SharedStores returns the stores of literals to a captured variable and,
// unless inner is set, those of the enclosing function. It reports whether no
// other code can store to it.
func SharedStores(variable ssa.Value, inner bool) (stores []*ssa.Store, known bool) {
	known = true
	switch variable.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
	default:
		return nil, false
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != variable {
				known = false // the address goes elsewhere
			} else if !inner {
				stores = append(stores, use)
			}
		case *ssa.MakeClosure:
			if free := program.Captured(use, variable); free != nil {
				more, all := SharedStores(free, false)
				stores, known = append(stores, more...), known && all
			}
		case *ssa.UnOp, *ssa.FieldAddr, *ssa.IndexAddr:
		case *ssa.MakeInterface:
			known = known && usedByAs(use)
		default:
			known = false
		}
	}
	return stores, known
}

// FoundByAs returns the errors that errors.As searches for a value of the
// variable, and whether it does.
func FoundByAs(variable *ssa.Alloc) (searched []ssa.Value, ok bool) {
	for made := range program.UsesAs[*ssa.MakeInterface](variable) {
		for call := range program.UsesAs[*ssa.Call](made) {
			if funcs.IsAs(call) {
				searched = append(searched, call.Call.Args[0])
			}
		}
	}
	return searched, len(searched) > 0
}

func usedByAs(made *ssa.MakeInterface) bool {
	for _, use := range *made.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || !funcs.IsAs(call) {
			return false
		}
	}
	return true
}

// LastStores returns what has set a variable last, on the ways that lead to an instruction, and whether on some way
// nothing has set it since the function began. In
//
//	err := first()
//	if again {
//		err = second()
//	}
//	return err
//
// that is both assignments. Which ways there are says comes; one on which the variable was found to be nil is left out.
func LastStores(variable ssa.Value, at ssa.Instruction, comes func(from, to *ssa.BasicBlock) bool) (stores []*ssa.Store, entry bool) {
	seen := make(map[*ssa.BasicBlock]bool)
	var back func(block *ssa.BasicBlock, instrs []ssa.Instruction)
	back = func(block *ssa.BasicBlock, instrs []ssa.Instruction) {
		for _, instr := range slices.Backward(instrs) {
			if store, ok := instr.(*ssa.Store); ok && store.Addr == variable {
				stores = append(stores, store)
				return
			}
		}
		entry = entry || len(block.Preds) == 0
		for _, pred := range block.Preds {
			if !seen[pred] && comes(pred, block) && !isNilFrom(variable, pred, block) {
				seen[pred] = true
				back(pred, pred.Instrs)
			}
		}
	}
	back(at.Block(), at.Block().Instrs[:slices.Index(at.Block().Instrs, at)])
	return stores, entry
}

// isNilFrom reports whether a variable is known to be nil when control comes to a block from another one, which has
// read it.
func isNilFrom(variable ssa.Value, from, to *ssa.BasicBlock) bool {
	b, _ := cond.Edge(from, to)
	v, found := b.Nil()
	return found == cond.FoundNil && paths.IsReadFrom(v, variable) && v.(*ssa.UnOp).Block() == from
}
