package control

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// isList reports whether everything can be encoded that is ever put into a list, as far as
// it is made in the function, by a literal, with make, or by appending to it, or in one that
// the function calls, which can give a map as well. A value that
// comes on several ways can be if it can on all of them.
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

// appended returns what a call appends to a list, if that is what it does.
func appended(call *ssa.Call) (added ssa.Value, ok bool) {
	builtin, ok := call.Call.Value.(*ssa.Builtin)
	if !ok || builtin.Name() != "append" || len(call.Call.Args) != 2 {
		return nil, false
	}
	return call.Call.Args[1], true
}
