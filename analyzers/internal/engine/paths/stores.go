package paths

import (
	"go/types"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Stores returns what sets all that is at an address: r = report{}, and not r.jobs = jobs.
func Stores(addr ssa.Value) []*ssa.Store {
	var list []*ssa.Store
	for store := range program.UsesAs[*ssa.Store](addr) {
		if store.Addr == addr {
			list = append(list, store)
		}
	}
	return list
}

// Stored returns the values that are stored at an address as a whole.
func Stored(addr ssa.Value) []ssa.Value { return Values(Stores(addr)) }

// OnlyStored returns the value of a variable that is set once, or nil.
func OnlyStored(addr ssa.Value) ssa.Value {
	if stored := Stored(addr); len(stored) == 1 {
		return stored[0]
	}
	return nil
}

// FieldStores returns what sets fields of a struct, whose address this is, for which is says so.
func FieldStores(variable ssa.Value, is func(*types.Var) bool) []*ssa.Store {
	var list []*ssa.Store
	for addr := range program.UsesAs[*ssa.FieldAddr](variable) {
		if is(FieldOf(addr)) {
			list = append(list, Stores(addr)...)
		}
	}
	return list
}

// StoredIn returns the values that are stored in the field with a name of a struct, whose address this is.
func StoredIn(variable ssa.Value, name string) []ssa.Value {
	return Values(FieldStores(variable, HasName(name)))
}

// StoredInField returns the values that are stored in the field with an index of a struct, whose address this is.
func StoredInField(variable ssa.Value, field int) []ssa.Value {
	var list []ssa.Value
	for addr := range program.UsesAs[*ssa.FieldAddr](variable) {
		if addr.Field == field {
			list = append(list, Stored(addr)...)
		}
	}
	return list
}

// StoredInElements returns the values that are stored in elements of an array or a slice.
func StoredInElements(list ssa.Value) []ssa.Value {
	var all []ssa.Value
	for element := range program.UsesAs[*ssa.IndexAddr](list) {
		all = append(all, Stored(element)...)
	}
	return all
}

// Elements returns the elements of a slice literal, such as the variadic arguments of
// fmt.Println(a, b).
func Elements(list ssa.Value) []ssa.Value {
	slice, ok := list.(*ssa.Slice)
	if !ok {
		return nil
	}
	return StoredInElements(slice.X)
}

// Puts yields what an instruction puts somewhere, after where it puts that: at an address, into a map or a channel.
func Puts(instr ssa.Instruction) iter.Seq2[ssa.Value, ssa.Value] {
	return func(yield func(into, v ssa.Value) bool) {
		switch instr := instr.(type) {
		case *ssa.Store:
			yield(instr.Addr, instr.Val)
		case *ssa.MapUpdate:
			yield(instr.Map, instr.Value)
		case *ssa.Send:
			yield(instr.Chan, instr.X)
		case *ssa.Select:
			for _, state := range instr.States {
				if state.Send != nil && !yield(state.Chan, state.Send) {
					return
				}
			}
		}
	}
}

// Adds reports whether an instruction adds something to a list or a map.
func Adds(instr ssa.Instruction) bool {
	if v, ok := instr.(ssa.Value); ok {
		return program.IsBuiltin(v, "append")
	}
	_, ok := instr.(*ssa.MapUpdate)
	return ok
}

// A Put is an instruction that puts a value somewhere.
type Put struct {
	Instr ssa.Instruction
	Value ssa.Value
}

// PutInto returns what puts something into a variable or a map, or into a field or an element of it.
func PutInto(variable ssa.Value) []Put {
	var list []Put
	for _, use := range program.UsesOf(variable) {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable {
				list = append(list, Put{use, use.Val})
			}
		case *ssa.MapUpdate:
			if use.Map == variable {
				list = append(list, Put{use, use.Value})
			}
		case *ssa.FieldAddr:
			list = append(list, PutInto(use)...)
		case *ssa.IndexAddr:
			list = append(list, PutInto(use)...)
		}
	}
	return list
}

// HasName returns a test for fields with a name.
func HasName(name string) func(*types.Var) bool {
	return func(field *types.Var) bool { return field != nil && field.Name() == name }
}

// Values returns what stores store.
func Values(stores []*ssa.Store) []ssa.Value {
	var list []ssa.Value
	for _, store := range stores {
		list = append(list, store.Val)
	}
	return list
}
