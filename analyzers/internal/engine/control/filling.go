package control

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A filling decides whether a value encodes, as JSON or YAML, by everything that is stored
// in it.
type filling struct {
	known Knowledge
	by    *ssa.CallCommon // the call that is given the value
	yaml  bool
	seen  map[ssa.Value]bool // variables
	lists map[ssa.Value]bool // what lists can be of which the elements are looked at
	read  map[ssa.Value]bool // what is only read, as far as it was looked at
	// assumed are the parameters of which it is assumed that they can be encoded; nil if
	// nothing is.
	assumed map[*ssa.Parameter]bool
}

func (k Knowledge) filling(call *ssa.CallCommon, yaml bool) filling {
	return filling{known: k, by: call, yaml: yaml, seen: make(map[ssa.Value]bool), lists: make(map[ssa.Value]bool), read: make(map[ssa.Value]bool)}
}

// byType reports whether every value of a type, or every decoded one, can be encoded.
func (f filling) byType(t types.Type, decoded bool) bool {
	return encoding{decoded, f.yaml, make(map[types.Type]bool)}.can(t)
}

// maxNested bounds the depth of nested maps.
const maxNested = 8

// can reports whether a value can be encoded: by its type, or because it is a map, or
// read from a variable, with only encodable content.
func (f filling) can(v ssa.Value, depth int) bool {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		v = boxed.X
	}
	if f.byType(v.Type(), f.known.IsDecoded(v)) {
		return true
	}
	if depth == maxNested {
		return false
	}
	switch x := v.(type) {
	case *ssa.Const:
		return isNothing(x)
	case *ssa.Parameter:
		return f.assumes(x, depth)
	case *ssa.MakeMap:
		return isKey(x.Type().Underlying().(*types.Map).Key()) && f.isMap(x, depth)
	case *ssa.Slice, *ssa.MakeSlice, *ssa.Phi, *ssa.Call:
		return f.byType(v.Type(), true) && f.isList(v, depth)
	case *ssa.Extract:
		if call, _ := program.CallOf(x); call != nil {
			return f.byType(v.Type(), true) && f.isList(v, depth)
		}
	}
	variable := variableOf(v)
	return variable != nil && f.byType(v.Type(), true) && f.isVariable(variable, depth)
}

// assumes records a parameter that must be encodable, if the caller asks which parameter
// decides and the function stores nothing else in it.
func (f filling) assumes(p *ssa.Parameter, depth int) bool {
	if f.assumed == nil || !types.IsInterface(p.Type()) && !f.onlyRead(p, depth) {
		return false
	}
	f.assumed[p] = true
	return true
}

// isNothing reports whether a constant encodes as null, whatever its type can hold.
func isNothing(c *ssa.Const) bool {
	switch c.Type().Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Map, *types.Slice:
		return c.IsNil()
	}
	return false
}

// isMap reports whether everything stored in a map can be encoded.
func (f filling) isMap(made *ssa.MakeMap, depth int) bool {
	for _, use := range *made.Referrers() {
		switch use := use.(type) {
		case *ssa.MapUpdate:
			if use.Value == made || use.Map == made && !f.can(use.Value, depth+1) {
				return false
			}
		case *ssa.Store:
			if !f.seen[use.Addr] {
				return false // Have: it is no variable that is looked at
			}
		case *ssa.MakeInterface:
			if !f.onlyEncoded(use, depth) {
				return false
			}
		case *ssa.Call:
			if &use.Call != f.by {
				return false
			}
		case *ssa.Return, *ssa.DebugRef:
		default:
			return false // something else may be put there
		}
	}
	return true
}

// onlyEncoded reports whether a value is passed only to functions that encode it, and
// into maps where nobody changes it.
func (f filling) onlyEncoded(v *ssa.MakeInterface, depth int) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.MapUpdate, *ssa.DebugRef:
		case *ssa.Store:
			if !f.seen[use.Addr] {
				return false
			}
		case *ssa.Phi:
			if !f.onlyRead(use, depth) {
				return false
			}
		case *ssa.Call:
			if &use.Call != f.by && !Encodes(&use.Call) {
				return false
			}
		default:
			return false
		}
	}
	return true
}
