package calls

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Place is a parameter of a function, or a field of a struct that it is given, or to
// which it is given a pointer.
type Place struct {
	Param *ssa.Parameter
	Field string // "" for the parameter itself
}

// PlaceOf returns the place of a value that is what the caller has put there whenever the
// function reads it, and whether it has one.
func PlaceOf(v ssa.Value) (Place, bool) {
	if p := program.ParameterOf(v); p != nil {
		return Place{Param: p}, true
	}
	switch v := v.(type) {
	case *ssa.Field:
		if p, ok := v.X.(*ssa.Parameter); ok {
			return Place{p, program.FieldName(v.X.Type(), v.Field)}, true
		}
	case *ssa.UnOp:
		if addr, ok := v.X.(*ssa.FieldAddr); ok && v.Op == token.MUL {
			return fieldPlace(addr.X, program.FieldName(addr.X.Type(), addr.Field), nil)
		}
	}
	return Place{}, false
}

// fieldPlace returns the place of a field of a struct, whose address this is: of a pointer
// that the function is given, or of the variable in which it keeps a struct. There is none
// if the function sets the field, or if others than a call can that are handed the address.
// There is none either of the receiver of a method: what is in an object is seldom known
// where the method is called, and what depends on it would take the room of other things.
func fieldPlace(addr ssa.Value, field string, by *ssa.CallCommon) (Place, bool) {
	p, isPointer := addr.(*ssa.Parameter)
	if !isPointer {
		p = paths.KeptIn(addr)
	}
	if p == nil || isPointer && paths.IsReceiver(p) || IsSetIn(addr, field, by) {
		return Place{}, false
	}
	return Place{p, field}, true
}

// IsSetIn reports whether anybody but a call may put something into a field of a struct,
// whose address this is.
func IsSetIn(addr ssa.Value, field string, by *ssa.CallCommon) bool {
	for _, use := range program.UsesOf(addr) {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if program.FieldName(addr.Type(), use.Field) == field && !isOnlyRead(use) {
				return true
			}
		case *ssa.Store:
			_, isPointer := addr.(*ssa.Parameter)
			if use.Addr != addr || isPointer {
				return true
			}
		case ssa.CallInstruction:
			if use.Common() != by {
				return true
			}
		case *ssa.UnOp, *ssa.BinOp:
		default:
			return true
		}
	}
	return false
}

// isOnlyRead reports whether what stands at an address is read, whole or in part, and never
// set.
func isOnlyRead(addr ssa.Value) bool {
	for _, use := range program.UsesOf(addr) {
		part, ok := use.(*ssa.FieldAddr)
		if !IsRead(use) && (!ok || !isOnlyRead(part)) {
			return false
		}
	}
	return true
}
