package errflow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// shownInElements returns what can be read in a field of the elements of a list that is
// made here. Of others it is not known in which of their fields something stands.
func (e *evaluator) shownInElements(list ssa.Value, field string) shown {
	var found shown
	e.ask(question{list, asText, "[]" + field}, func() { found = e.shownInList(list, field) }, func() {})
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
				s.add(e.shownInElement(use, field))
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
	case *ssa.UnOp:
		if variable, ok := list.X.(*ssa.Alloc); ok && list.Op == token.MUL {
			return e.shownInElements(variable, field)
		}
	}
	return s
}

// shownInElement returns what is put into a field of an element.
func (e *evaluator) shownInElement(element *ssa.IndexAddr, field string) shown {
	var s shown
	for _, v := range fieldStores(element, fieldIndex(element.Type(), field)) {
		s.add(e.shown(v))
	}
	for _, use := range *element.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == element {
			s.add(e.shownInField(store.Val, field))
		}
	}
	return s
}
