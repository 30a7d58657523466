package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Listed returns the elements of a slice made here, such as variadic arguments,
// or nil.
func Listed(v ssa.Value) []ssa.Value {
	l := listing{seen: make(map[ssa.Value]bool)}
	if !l.add(v) {
		return nil
	}
	if l.values == nil {
		return []ssa.Value{}
	}
	return l.values
}

// A listing collects the elements of a slice.
type listing struct {
	seen   map[ssa.Value]bool
	values []ssa.Value
}

// add adds the elements of a slice, and reports whether it is made here, at
// least in part.
func (l *listing) add(v ssa.Value) bool {
	if v == nil || l.seen[v] {
		return false
	}
	l.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.Slice:
		if array, ok := v.X.(*ssa.Alloc); ok {
			l.values = append(l.values, StoredInArray(array)...)
			return true
		}
	case *ssa.Phi:
		made := false
		for _, edge := range v.Edges {
			made = l.add(edge) || made
		}
		return made
	case *ssa.Call:
		if program.IsBuiltin(v, "append") && len(v.Call.Args) == 2 {
			head := l.add(v.Call.Args[0])
			return l.add(v.Call.Args[1]) || head
		}
	}
	return false
}

// StoredInArray returns the values stored in elements of an array, by index.
func StoredInArray(array *ssa.Alloc) []ssa.Value {
	t, ok := array.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array)
	if !ok || t.Len() > 1000 {
		return nil
	}
	list := make([]ssa.Value, t.Len())
	for _, use := range *array.Referrers() {
		addr, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		index, ok := addr.Index.(*ssa.Const)
		if !ok {
			continue
		}
		for _, v := range paths.Stored(addr) {
			list[index.Int64()] = v
		}
	}
	return list
}

// ElementsOf returns what can be read from a local array or slice.
func ElementsOf(x ssa.Value) (values []ssa.Value, known bool) {
	if array, ok := x.(*ssa.Alloc); ok {
		return StoredInArray(array), true
	}
	list := Listed(x)
	return list, list != nil
}
