package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isOfList reports whether an edge leads from a list into one that has its elements: a part of it, what append
// adds to it, what a variable is set to.
func isOfList(e Edge) bool {
	switch e.Kind {
	case Element:
		_, part := e.At.(*ssa.Slice)
		return part
	case Argument:
		return program.IsBuiltin(e.To, "append")
	case Store:
		return e.SetsVariable()
	case Return:
		_, only := e.To.(*ssa.Call)
		return only
	}
	return true
}

// ofLists is the query for the lists that are made here of which one has the elements.
var ofLists = Query{Kinds: Phi | Element | Argument, Skip: func(e Edge) bool { return !isOfList(e) }}

// Listed returns the elements of a slice or an array made here, such as variadic arguments,
// or nil.
func Listed(v ssa.Value) []ssa.Value {
	list, made := []ssa.Value{}, false
	for part := range ofLists.Back(v) {
		switch part := part.(type) {
		case *ssa.Const:
			made = true
		case *ssa.Alloc:
			if array, ok := part.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array); ok {
				list, made = append(list, storedIn(part, array.Len())...), true
			}
		}
	}
	if !made {
		return nil
	}
	return list
}

// storedIn returns the values stored in elements of an array, by index.
func storedIn(array *ssa.Alloc, length int64) []ssa.Value {
	if length > budget.Visits {
		return nil
	}
	list := make([]ssa.Value, length)
	for _, element := range elementsOf(array) {
		if index, ok := element.Index.(*ssa.Const); ok {
			for _, v := range paths.Stored(element) {
				list[index.Int64()] = v
			}
		}
	}
	return list
}

// IsElement reports whether a value is an element of a list or a map, or the address of one.
func IsElement(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.IndexAddr, *ssa.Lookup, *ssa.Next:
		return true
	}
	return false
}

// elementsOf returns the places of elements of a list.
func elementsOf(list ssa.Value) []*ssa.IndexAddr {
	var places []*ssa.IndexAddr
	for place := range program.UsesAs[*ssa.IndexAddr](list) {
		places = append(places, place)
	}
	return places
}

// A ListWalk finds the values stored in elements of a local list.
type ListWalk struct {
	Places []*ssa.IndexAddr // of elements
	Others []ssa.Value      // lists that are not made here, as far as it is known
}

// NewListWalk starts at a list, or a variable that holds one, also in literals that share it. Callers
// provide the operands of phis, because they know dead branches.
func NewListWalk(list ssa.Value, edges func(*ssa.Phi) []ssa.Value) *ListWalk {
	var at *ssa.Phi
	var live []ssa.Value
	q := Query{Kinds: ofLists.Kinds | Load | Store | Capture, Skip: func(e Edge) bool {
		phi, ok := e.To.(*ssa.Phi)
		if ok && phi != at { // edges of one come one after the other
			at, live = phi, edges(phi)
		}
		return !isOfList(e) || ok && !slices.Contains(live, e.From) || e.Kind == Load && !isShared(e.From)
	}}
	w := new(ListWalk)
	for v := range q.Back(list) {
		switch v := v.(type) {
		case *ssa.Slice, *ssa.Phi, *ssa.Const:
		case *ssa.MakeSlice:
			w.Places = append(w.Places, elementsOf(v)...)
		case *ssa.Alloc, *ssa.FreeVar:
			w.Places = append(w.Places, elementsOf(v)...) // an array holds them itself
			for load := range program.UsesAs[*ssa.UnOp](v) {
				w.Places = append(w.Places, elementsOf(load)...)
			}
		default:
			if load, ok := v.(*ssa.UnOp); !program.IsBuiltin(v, "append") && !(ok && isShared(load.X)) {
				w.Others = append(w.Others, v)
			}
		}
	}
	return w
}

// isShared reports whether a value is the address of a local variable, which literals can share.
func isShared(v ssa.Value) bool {
	_, free := v.(*ssa.FreeVar)
	return free || isLocal(v)
}

// Members returns the elements of a list of functions, with calls of other packages
// that return more, and whether these are all.
func (s *Scope) Members(list ssa.Value) (found []ssa.Value, all bool) {
	q := Query{Index: s.Index, Kinds: ofLists.Kinds | Load | Store | Enter | Return, Skip: func(e Edge) bool {
		return !isOfList(e) || e.Kind == Enter && s.isOpen(e.To.Parent())
	}}
	all = true
	for v := range q.Back(list) {
		switch v := v.(type) {
		case *ssa.Slice, *ssa.Phi, *ssa.Const:
		case *ssa.Alloc:
			found = append(found, paths.StoredInElements(v)...)
		case *ssa.UnOp:
			all = all && isLocal(v.X)
		case *ssa.Parameter:
			all = all && !s.isOpen(v.Parent())
		case *ssa.Call:
			callee := program.Callee(&v.Call)
			switch {
			case program.IsBuiltin(v, "append"):
			case callee == nil || callee.Signature.Results().Len() != 1:
				all = false
			case !s.Own[callee]:
				found = append(found, v)
			}
		default:
			all = false
		}
	}
	return found, all
}

// isOpen reports whether not all callers of a function are known.
func (s *Scope) isOpen(fn *ssa.Function) bool {
	return program.ObjectOf(fn) == nil || s.isExported(fn)
}

// Elements follows the values that the package stores in an array, slice or
// map.
func (t *Trace) Elements(list ssa.Value) {
	q := Query{Index: t.Index, Kinds: ofLists.Kinds | Convert | Load | Store | Capture | Enter | Return | Keep, Skip: func(e Edge) bool {
		return !isOfList(e) || t.opened[e.From]
	}}
	for v := range q.Back(list) {
		t.opened[v] = true
		switch v := v.(type) {
		case *ssa.Global:
			t.values(t.entries[v])
		case *ssa.Parameter:
			t.Given = append(t.Given, v)
		case *ssa.Call:
			callee := program.Callee(&v.Call)
			if obj := program.ObjectOf(callee); obj != nil && len(callee.Blocks) == 0 && callee.Signature.Results().Len() == 1 {
				t.Found = append(t.Found, Source{Made: obj, Call: v})
			}
		}
		t.put(v)
	}
}

// put follows what is put into a list or a map.
func (t *Trace) put(list ssa.Value) {
	for _, use := range program.UsesOf(list) {
		switch use := use.(type) {
		case *ssa.MapUpdate:
			if use.Map == list {
				t.Value(use.Value)
			}
		case *ssa.IndexAddr:
			t.values(paths.Stored(use))
		}
	}
}

// IsWrittenOut reports whether a value is a list of literals.
func IsWrittenOut(v ssa.Value) bool {
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := slice.X.(*ssa.Alloc)
	return ok && !slices.ContainsFunc(paths.StoredInElements(array), func(v ssa.Value) bool {
		load, ok := v.(*ssa.UnOp)
		return !ok || !isLocal(load.X) || len(paths.Stores(load.X)) > 0
	})
}
