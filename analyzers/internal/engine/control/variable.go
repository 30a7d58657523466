package control

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// variableOf returns the local variable that a value points to, or is read from in whole
// or part; nil if there is none.
func variableOf(v ssa.Value) *ssa.Alloc {
	for {
		switch x := v.(type) {
		case *ssa.Alloc:
			return x
		case *ssa.UnOp:
			v = x.X
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.Field:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.Index:
			v = x.X
		case *ssa.Lookup:
			v = x.X
		case *ssa.TypeAssert:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.Next:
			v = x.Iter
		case *ssa.Range:
			v = x.X
		default:
			return nil
		}
	}
}

// isVariable reports whether everything stored in a local variable, its fields or elements
// can be encoded. Decoded content can.
func (f filling) isVariable(addr ssa.Value, depth int) bool {
	if f.seen[addr] {
		return true
	}
	f.seen[addr] = true
	return !slices.ContainsFunc(*addr.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr != addr {
				return !f.seen[use.Addr] // Have: a pointer to it is put into another one
			}
			return !f.can(use.Val, depth+1)
		case *ssa.FieldAddr:
			return !f.hides(use) && !f.isVariable(use, depth)
		case *ssa.IndexAddr:
			return !f.isVariable(use, depth)
		case *ssa.MakeInterface:
			return !f.onlyDecoded(use)
		case *ssa.UnOp:
			return !f.onlyRead(use, depth)
		case *ssa.Slice:
			return !f.onlyRead(use, depth)
		case *ssa.DebugRef:
			return false
		}
		return true
	})
}

// hides reports whether an address is a field that is omitted when its struct is encoded.
func (f filling) hides(addr *ssa.FieldAddr) bool {
	s, ok := addr.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	return ok && encoding{yaml: f.yaml}.isHidden(s, addr.Field)
}

// onlyDecoded reports whether a pointer to a variable is passed only to functions that
// decode JSON into it or encode it.
func (f filling) onlyDecoded(pointer *ssa.MakeInterface) bool {
	for _, use := range *pointer.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.Call:
			if &use.Call != f.by && !Encodes(&use.Call) && !decodes(&use.Call) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// decodes reports whether a call does nothing but decode JSON into its argument.
func decodes(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return api.IsFunc(obj, "encoding/json", "Unmarshal") || obj != nil && obj.FullName() == "(*encoding/json.Decoder).Decode"
}

// onlyRead reports whether nothing unencodable is stored through a value read from a
// variable: its maps and lists can be changed without the variable.
func (f filling) onlyRead(v ssa.Value, depth int) bool {
	if _, basic := v.Type().Underlying().(*types.Basic); basic || f.read[v] {
		return true
	}
	f.read[v] = true
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.MapUpdate:
			return use.Map == v && !f.can(use.Value, depth+1)
		case *ssa.Store:
			return !isElement(use.Addr) && !f.seen[use.Addr]
		case *ssa.Call:
			if added, ok := appended(use); ok {
				return !f.can(added, depth+1) || !f.onlyRead(use, depth)
			}
			return &use.Call != f.by && !Encodes(&use.Call) && !decodes(&use.Call) && !changesNothing(&use.Call)
		case *ssa.FieldAddr, *ssa.IndexAddr:
			return !f.isVariable(use.(ssa.Value), depth)
		case *ssa.UnOp, *ssa.Field, *ssa.Index, *ssa.Lookup, *ssa.TypeAssert, *ssa.Extract, *ssa.Range, *ssa.Next,
			*ssa.Slice, *ssa.Phi, *ssa.Convert, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface:
			return !f.onlyRead(use.(ssa.Value), depth)
		case *ssa.BinOp, *ssa.Return, *ssa.DebugRef:
			return false
		}
		return true
	})
}

// isElement reports whether an address is a field or element of a value that the
// function makes, such as a literal or a variadic argument.
func isElement(addr ssa.Value) bool {
	switch x := addr.(type) {
	case *ssa.FieldAddr:
		_, local := x.X.(*ssa.Alloc)
		return local
	case *ssa.IndexAddr:
		_, local := x.X.(*ssa.Alloc)
		return local
	}
	return false
}

// changesNothing reports whether a call is a builtin that stores nothing in its arguments.
func changesNothing(call *ssa.CallCommon) bool {
	builtin, ok := call.Value.(*ssa.Builtin)
	return ok && (builtin.Name() == "len" || builtin.Name() == "cap" || builtin.Name() == "delete")
}
