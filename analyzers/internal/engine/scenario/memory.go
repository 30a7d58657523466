package scenario

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// load returns what is read at an address: the field of an object that is known, what was stored right before, or
// all that a variable can hold of which nobody else has the address.
func (t *Trace) load(load *ssa.UnOp) Value {
	if addr, ok := load.X.(*ssa.FieldAddr); ok {
		return t.field(t.of(addr.X), paths.FieldOf(addr))
	}
	if v, ok := program.JustSet(load); ok {
		return t.of(v)
	}
	variable, ok := load.X.(*ssa.Alloc)
	if !ok || isShared(variable) {
		return Any
	}
	value, overwritten := Value{}, false
	for store := range program.UsesAs[*ssa.Store](variable) {
		if !t.before[store.Block().Index] && !t.reached[store.Block().Index] {
			continue
		}
		value = value.Join(t.of(store.Val))
		overwritten = overwritten || program.AlwaysBefore(store, load)
	}
	if !overwritten {
		value = value.Join(Zero(load.Type()))
	}
	return value
}

// field returns what is known of a field of a value, or of what it points to.
func (t *Trace) field(of Value, field *types.Var) Value {
	if of.kind == object {
		if known, ok := t.Fields[field.Name()]; ok {
			return known
		}
	}
	return Any
}

// isEmpty reports whether nothing that runs before an instruction puts an entry into a map, or hands it on.
//
//	if ok { // false in this run
//		found[name] = true
//	}
//	if len(found) == 0 {
func (t *Trace) isEmpty(made *ssa.MakeMap, at ssa.Instruction) bool {
	return !slices.ContainsFunc(*made.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Lookup, *ssa.Range, *ssa.DebugRef:
			return false
		case *ssa.Call:
			if program.IsBuiltin(use, "len", "delete") {
				return false
			}
		}
		block := use.Block()
		runs := t.before[block.Index] || t.reached[block.Index]
		return runs && (program.AlwaysBefore(use, at) || program.Continues(block, at.Block()))
	})
}

// isShared reports whether others than its function can set a variable, or a part of it is set by itself.
func isShared(variable *ssa.Alloc) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Store:
			return use.Addr != variable
		case *ssa.UnOp:
			return false
		}
		return true
	})
}
