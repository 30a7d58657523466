package calls

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Handed is what a call can hand over for a parameter, or for a field of it.
type Handed struct {
	Value ssa.Value // nil if it is known by its place only
	Place Place     // without a parameter if it has none
	// now means that it is what the value is at the call: another one may be what that was
	// when a loop came by before.
	Now bool
}

func handedValue(v ssa.Value, now bool) Handed {
	at, _ := PlaceOf(v)
	return Handed{v, at, now}
}

// Is reports whether a value that is looked at is the one that is handed over.
func (h Handed) Is(v ssa.Value) bool {
	if h.Value != nil && paths.SameError(v, h.Value) {
		return true
	}
	at, ok := PlaceOf(v)
	return ok && at == h.Place
}

// HandedFor returns all that a call can hand over for a parameter, or for a field of it if one is
// named, and nil if that is not known.
func (s Site) HandedFor(param int, field string) []Handed {
	arg := s.Arg(param)
	switch {
	case arg == nil:
		return nil
	case field == "":
		return []Handed{handedValue(arg, true)}
	}
	return s.handedIn(arg, field)
}

// handedIn returns what can stand in a field of a struct that is handed over, or to which a
// pointer is.
func (s Site) handedIn(v ssa.Value, field string) []Handed {
	switch v := v.(type) {
	case *ssa.Const:
		if program.IsStruct(v.Type()) {
			return zeroOfField(v.Type(), field)
		}
	case *ssa.Parameter:
		if program.IsStruct(v.Type()) {
			return []Handed{{Place: Place{v, field}, Now: true}}
		}
		if at, ok := fieldPlace(v, field, s.Call); ok {
			return []Handed{{Place: at, Now: true}}
		}
	case *ssa.Alloc:
		return s.handedAt(v, s.instruction(), field)
	case *ssa.UnOp:
		if variable, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL && program.IsStruct(v.Type()) {
			return s.handedAt(variable, v, field)
		}
	}
	return nil
}

// instruction returns the call itself, nil if its place is not known.
func (s Site) instruction() ssa.Instruction {
	if s.Block == nil {
		return nil
	}
	for _, instr := range s.Block.Instrs {
		if call, ok := instr.(ssa.CallInstruction); ok && call.Common() == s.Call {
			return instr
		}
	}
	return nil
}

// handedAt returns what can stand in a field of a local struct where that is read: whatever
// the function stores there, and nothing if it does not always do so before.
func (s Site) handedAt(variable *ssa.Alloc, read ssa.Instruction, field string) []Handed {
	if read == nil || isShared(variable, s.Call) {
		return nil
	}
	var list []Handed
	always := false
	for _, store := range storesOf(variable, field) {
		before := program.AlwaysBefore(store, read)
		always = always || before
		if store.Addr != variable {
			list = append(list, handedValue(store.Val, before))
			continue
		}
		whole := s.handedIn(store.Val, field)
		if whole == nil {
			return nil
		}
		list = append(list, whole...)
	}
	if !always {
		zero := zeroOfField(variable.Type(), field)
		if zero == nil {
			return nil
		}
		list = append(list, zero...)
	}
	if len(list) > 1 {
		for i := range list {
			list[i].Now = false
		}
	}
	return list
}

// isShared reports whether others than a call are handed the address of a local struct, or
// of a field of it.
func isShared(variable *ssa.Alloc, by *ssa.CallCommon) bool {
	return slices.ContainsFunc(program.UsesOf(variable), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			return slices.ContainsFunc(program.UsesOf(use), func(access ssa.Instruction) bool {
				store, ok := access.(*ssa.Store)
				return !IsRead(access) && (!ok || store.Addr != use)
			})
		case *ssa.Store:
			return use.Addr != variable
		case ssa.CallInstruction:
			return use.Common() != by
		case *ssa.UnOp, *ssa.BinOp:
			return false
		}
		return true
	})
}

// storesOf returns what puts something into a field of a local struct, alone or with the
// whole struct.
func storesOf(variable *ssa.Alloc, field string) []*ssa.Store {
	return append(paths.Stores(variable), paths.FieldStores(variable, paths.HasName(field))...)
}

// zeroOfField returns what a field holds that nobody has set, nil if that is no constant.
func zeroOfField(t types.Type, field string) []Handed {
	i := program.FieldIndex(t, field)
	if i < 0 {
		return nil
	}
	of := program.StructOf(t).Field(i).Type()
	switch of.Underlying().(type) {
	case *types.Struct, *types.Array:
		return nil
	}
	return []Handed{{Value: ssa.NewConst(program.ZeroOf(of), of), Now: true}}
}
