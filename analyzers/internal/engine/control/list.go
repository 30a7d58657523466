package control

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isList reports whether all elements of a list can be encoded. The list is made in the
// function (a literal, make, append), or in a callee, which may also return a map. A phi can
// be if all its operands can.
func (f filling) isList(v ssa.Value, depth int) bool {
	if f.lists[v] {
		return true // in a loop
	}
	f.lists[v] = true
	if !f.onlyRead(v, depth) {
		return false
	}
	switch v := v.(type) {
	case *ssa.MakeSlice:
		return true // Have: what is put there later can be encoded
	case *ssa.Slice:
		if array, ok := v.X.(*ssa.Alloc); ok {
			return f.isVariable(array, depth)
		}
		return f.can(v.X, depth)
	case *ssa.Call:
		if added, ok := appended(v); ok {
			return f.can(v.Call.Args[0], depth) && f.can(added, depth+1)
		}
		return f.isReturned(v, 0, depth)
	case *ssa.Extract:
		call, index := program.CallOf(v)
		return f.isReturned(call, index, depth)
	case *ssa.Phi:
		for _, edge := range v.Edges {
			if !f.can(edge, depth) {
				return false
			}
		}
		return true
	}
	return false
}

// appended returns the values that an append adds, if the call is one.
func appended(call *ssa.Call) (added ssa.Value, ok bool) {
	builtin, ok := call.Call.Value.(*ssa.Builtin)
	if !ok || builtin.Name() != "append" || len(call.Call.Args) != 2 {
		return nil, false
	}
	return call.Call.Args[1], true
}
