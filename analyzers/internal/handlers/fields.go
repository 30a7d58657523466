package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// madeWith returns the calls that make a server with a struct in which handlers are
// put, such as its options.
func (f *finder) madeWith(literal ssa.Value) []*ssa.Call {
	var found []*ssa.Call
	for _, made := range f.made {
		if slices.ContainsFunc(made.Call.Args, func(arg ssa.Value) bool { return f.isHanded(arg, literal, 0) }) {
			found = append(found, made)
		}
	}
	return found
}

// isHanded reports whether a value is some other one, be it by way of parameters.
func (f *finder) isHanded(v, other ssa.Value, depth int) bool {
	if v == other {
		return true
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return depth < maxWrapped && slices.ContainsFunc(v.Edges, func(e ssa.Value) bool { return f.isHanded(e, other, depth+1) })
	case *ssa.Parameter:
		return depth < maxWrapped && slices.ContainsFunc(f.Index.ArgumentsFor(v), func(arg ssa.Value) bool { return f.isHanded(arg, other, depth+1) })
	}
	return false
}
