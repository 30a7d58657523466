package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A filling looks at all that is put into a value that is to be encoded as JSON.
type filling struct {
	known Knowledge
	by    *ssa.CallCommon // the call that is given the value
	seen  map[ssa.Value]bool
}

// maxNested is how deep maps in maps are looked at.
const maxNested = 8

// can reports whether a value can be encoded: by its type, or because it is a map, or is
// read from a variable, in which everything can that is ever put there.
func (f filling) can(v ssa.Value, depth int) bool {
	if boxed, ok := v.(*ssa.MakeInterface); ok {
		v = boxed.X
	}
	if (encoding{!types.IsInterface(v.Type()) && f.known.IsDecoded(v), make(map[types.Type]bool)}).can(v.Type()) {
		return true
	}
	if depth == maxNested {
		return false
	}
	switch x := v.(type) {
	case *ssa.Const:
		return isNothing(x)
	case *ssa.MakeMap:
		return isKey(x.Type().Underlying().(*types.Map).Key()) && f.isMap(x, depth)
	}
	variable := variableOf(v)
	return variable != nil && (encoding{true, make(map[types.Type]bool)}).can(v.Type()) && f.isVariable(variable, depth)
}

// isNothing reports whether a constant is encoded as null, whatever its type could hold.
func isNothing(c *ssa.Const) bool {
	switch c.Type().Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Map, *types.Slice:
		return c.IsNil()
	}
	return false
}

// isMap reports whether everything can be encoded that is ever put into a map.
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
			if !f.onlyEncoded(use) {
				return false
			}
		case *ssa.DebugRef:
		default:
			return false // something else may be put there
		}
	}
	return true
}

// onlyEncoded reports whether a value goes to functions that encode it and into maps,
// where nobody puts anything into it.
func (f filling) onlyEncoded(v *ssa.MakeInterface) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.MapUpdate, *ssa.DebugRef:
		case *ssa.Store:
			if !f.seen[use.Addr] {
				return false
			}
		case *ssa.Call:
			if &use.Call != f.by && !isMarshal(&use.Call) {
				return false
			}
		default:
			return false
		}
	}
	return true
}
