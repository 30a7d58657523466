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
	switch list := list.(type) {
	case *ssa.Slice:
		return e.shownInElements(list.X, field)
	case *ssa.Alloc, *ssa.MakeSlice:
		for _, use := range *list.Referrers() {
			switch use := use.(type) {
			case *ssa.IndexAddr:
				s.add(e.storedInField(use, field))
			case *ssa.Store:
				if use.Addr == list {
					s.add(e.shownInElements(use.Val, field))
				}
			}
		}
		return s
	case *ssa.Phi:
		edges, _ := e.flow.fromPhi(list)
		for _, edge := range edges {
			s.add(e.shownInElements(edge, field))
		}
		return s
	case *ssa.Call:
		if b, ok := list.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
			for _, arg := range list.Call.Args {
				s.add(e.shownInElements(arg, field))
			}
			return s
		}
	case *ssa.Field:
		return e.shownInListOf(list.X, fieldName(list.X.Type(), list.Field), field)
	case *ssa.UnOp:
		if list.Op != token.MUL {
			break
		}
		switch addr := list.X.(type) {
		case *ssa.Alloc:
			return e.shownInElements(addr, field)
		case *ssa.FieldAddr:
			return e.shownInListOf(addr.X, fieldName(addr.X.Type(), addr.Field), field)
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
