package errflow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// shownInElements returns what can be read in a field of the elements of a list that is
// made here. Of others it is not known in which of their fields something stands.
func (e *evaluator) shownInElements(list ssa.Value, field string) shown {
	var found shown
	e.ask(question{list, asText, ofElements + field}, func() { found = e.shownInList(list, field) }, func() {})
	return found
}

func (e *evaluator) shownInList(list ssa.Value, field string) shown {
	var s shown
	walk := e.walkList(list)
	for _, place := range walk.places {
		s.add(e.storedInField(place, field))
	}
	for _, other := range walk.other {
		switch other := other.(type) {
		case *ssa.Field:
			s.add(e.shownInListOf(other.X, fieldName(other.X.Type(), other.Field), field))
		case *ssa.UnOp:
			if addr, ok := other.X.(*ssa.FieldAddr); ok && other.Op == token.MUL {
				s.add(e.shownInListOf(addr.X, fieldName(addr.X.Type(), addr.Field), field))
			}
		}
	}
	return s
}

// ofElements stands in the field of a parameter between that of a list and that of its
// elements.
const ofElements = "[]"

// shownInListOf returns what can be read in a field of the elements of a list, which a
// struct has in another field.
func (e *evaluator) shownInListOf(x ssa.Value, list, field string) shown {
	var found shown
	e.ask(question{x, asText, list + ofElements + field}, func() { found = e.shownInItsList(x, list, field) }, func() {})
	return found
}

func (e *evaluator) shownInItsList(x ssa.Value, list, field string) shown {
	var s shown
	switch x := x.(type) {
	case *ssa.Parameter:
		o := parameter(x)
		o.field = list + ofElements + field
		return shown{text: []Origin{o}}
	case *ssa.Alloc:
		for _, v := range fieldStores(x, fieldIndex(x.Type(), list)) {
			s.add(e.shownInElements(v, field))
		}
		for _, use := range *x.Referrers() {
			if store, ok := use.(*ssa.Store); ok && store.Addr == x {
				s.add(e.shownInListOf(store.Val, list, field))
			}
		}
	case *ssa.Phi:
		edges, _ := e.flow.fromPhi(x)
		for _, edge := range edges {
			s.add(e.shownInListOf(edge, list, field))
		}
	case *ssa.UnOp:
		if x.Op == token.MUL {
			return e.shownInListOf(x.X, list, field)
		}
	case *ssa.Call, *ssa.Extract:
		return e.shown(x) // as of any field of what a function returns
	}
	return s
}
