package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A ListWalk finds the values stored in elements of a local list.
type ListWalk struct {
	edges  func(*ssa.Phi) []ssa.Value
	seen   map[ssa.Value]bool
	Places []*ssa.IndexAddr // of elements
	Others []ssa.Value      // lists that are not made here, as far as it is known
}

// NewListWalk starts at a list, or a variable that holds one. Callers provide the operands of
// phis, because they know dead branches.
func NewListWalk(list ssa.Value, edges func(*ssa.Phi) []ssa.Value) *ListWalk {
	w := &ListWalk{edges: edges, seen: make(map[ssa.Value]bool)}
	w.visit(list)
	return w
}

func (w *ListWalk) visit(list ssa.Value) {
	if w.seen[list] {
		return
	}
	w.seen[list] = true
	switch list := list.(type) {
	case *ssa.Slice:
		w.visit(list.X)
	case *ssa.Const: // nil
	case *ssa.Alloc, *ssa.FreeVar:
		w.variable(list)
	case *ssa.MakeSlice:
		w.elements(list)
	case *ssa.Phi:
		for _, edge := range w.edges(list) {
			w.visit(edge)
		}
	case *ssa.Call:
		if !program.IsBuiltin(list, "append") {
			w.Others = append(w.Others, list)
			return
		}
		for _, arg := range list.Call.Args {
			w.visit(arg)
		}
	case *ssa.UnOp:
		switch list.X.(type) {
		case *ssa.Alloc, *ssa.FreeVar:
			if list.Op == token.MUL {
				w.visit(list.X)
				return
			}
		}
		w.Others = append(w.Others, list)
	default:
		w.Others = append(w.Others, list)
	}
}

// elements notes where elements of a list are.
func (w *ListWalk) elements(list ssa.Value) {
	for _, use := range *list.Referrers() {
		if place, ok := use.(*ssa.IndexAddr); ok && place.X == list {
			w.Places = append(w.Places, place)
		}
	}
}

// variable looks at what is stored in a variable, and at elements of what is read from it,
// also in literals that share it.
func (w *ListWalk) variable(variable ssa.Value) {
	w.elements(variable) // for an array, the elements are stored in the variable itself
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable {
				w.visit(use.Val)
			}
		case *ssa.UnOp:
			w.elements(use)
		case *ssa.MakeClosure:
			if free := program.Captured(use, variable); free != nil {
				w.visit(free)
			}
		}
	}
	if free, ok := variable.(*ssa.FreeVar); ok {
		for _, binding := range program.Bindings(free) {
			w.visit(binding)
		}
	}
}
