package origins

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A place is a parameter of a function, or a field of a struct that it is given, or to
// which it is given a pointer.
type place struct {
	param *ssa.Parameter
	field string // "" for the parameter itself
}

// placeOf returns the place of a value that is what the caller has put there whenever the
// function reads it, and whether it has one.
func placeOf(v ssa.Value) (place, bool) {
	if p := program.ParameterOf(v); p != nil {
		return place{param: p}, true
	}
	switch v := v.(type) {
	case *ssa.Field:
		if p, ok := v.X.(*ssa.Parameter); ok {
			return place{p, program.FieldName(v.X.Type(), v.Field)}, true
		}
	case *ssa.UnOp:
		if addr, ok := v.X.(*ssa.FieldAddr); ok && v.Op == token.MUL {
			return fieldPlace(addr.X, program.FieldName(addr.X.Type(), addr.Field), nil)
		}
	}
	return place{}, false
}

// fieldPlace returns the place of a field of a struct, whose address this is: of a pointer
// that the function is given, or of the variable in which it keeps a struct. There is none
// if the function sets the field, or if others than a call can that are handed the address.
// There is none either of the receiver of a method: what is in an object is seldom known
// where the method is called, and what depends on it would take the room of other things.
func fieldPlace(addr ssa.Value, field string, by *ssa.CallCommon) (place, bool) {
	p, isPointer := addr.(*ssa.Parameter)
	if !isPointer {
		p = keptIn(addr)
	}
	if p == nil || isPointer && isReceiver(p) || isSetIn(addr, field, by) {
		return place{}, false
	}
	return place{p, field}, true
}

func isReceiver(p *ssa.Parameter) bool {
	return p.Parent().Signature.Recv() != nil && p.Parent().Params[0] == p
}

// keptIn returns the parameter, a struct, that a variable holds from the beginning: a
// function reads the fields of one through such a variable.
func keptIn(variable ssa.Value) *ssa.Parameter {
	var kept *ssa.Parameter
	for _, use := range program.UsesOf(variable) {
		store, ok := use.(*ssa.Store)
		if !ok || store.Addr != variable {
			continue
		}
		p, ok := store.Val.(*ssa.Parameter)
		if !ok || kept != nil || store.Block().Index > 0 {
			return nil
		}
		kept = p
	}
	return kept
}

// isSetIn reports whether anybody but a call may put something into a field of a struct,
// whose address this is.
func isSetIn(addr ssa.Value, field string, by *ssa.CallCommon) bool {
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
		case *ssa.UnOp, *ssa.BinOp, *ssa.DebugRef:
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
