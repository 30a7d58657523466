package registration

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A search finds the literals in which handlers are bundled with their
// descriptions, before they are registered in another place.
type search struct {
	*Bundles
	at     []token.Pos    // of the handlers in the literals
	from   []types.Object // functions and variables of other packages that give more of them
	within *ssa.Function  // whose callers are left out; nil for none
	object *ssa.Alloc     // of which a method returns the bundles; nil if that is not known
	bare   bool           // leave out those that adapters of the package took for bundles of their own
}

// in returns the search for the bundles of which values can be made, but for those that the
// callers of a function hand to it.
func (r *Bundles) in(within *ssa.Function, bare bool, values ...ssa.Value) *search {
	s := &search{Bundles: r, within: within, bare: bare}
	q := flow.Query{Index: r.Index, Kinds: flow.Operands | flow.Store | flow.Enter | flow.Return | flow.Keep, Skip: func(e flow.Edge) bool { return !s.leads(e) }}
	for v := range q.Back(values...) {
		s.note(v)
	}
	return s
}

// leads reports whether an edge leads to something of the bundles.
func (s *search) leads(e flow.Edge) bool {
	switch e.Kind {
	case flow.Argument:
		return program.IsBuiltin(e.To, "append")
	case flow.Operand:
		_, call := e.At.(*ssa.Call)
		return !call
	case flow.Load:
		return !s.bare || !s.isReplaced(e.At.(*ssa.UnOp))
	case flow.Return:
		return s.isBundle(e.From.Type())
	case flow.Enter:
		return e.To.Parent() != s.within && !s.isOfAnother(e.At.(ssa.CallInstruction))
	case flow.Store:
		store, ok := e.At.(*ssa.Store)
		if !ok || store.Addr == e.To {
			return true
		}
		element, ok := store.Addr.(*ssa.IndexAddr)
		return ok && element.X == e.To
	}
	return true
}

// note notes the handlers in the fields of a value and of its elements, and what gives more of them.
func (s *search) note(v ssa.Value) {
	switch v := v.(type) {
	case *ssa.Global:
		s.comesFrom(v.Object())
	case *ssa.Call:
		callee := program.Callee(&v.Call)
		if callee == nil {
			return
		}
		if obj := program.ObjectOf(callee); !s.Own[callee] && obj != nil {
			s.comesFrom(obj)
		} else if s.object == nil && callee.Signature.Recv() != nil {
			s.object, _ = v.Call.Args[0].(*ssa.Alloc)
		}
	default:
		if load, ok := v.(*ssa.UnOp); ok && s.bare && s.isReplaced(load) {
			s.fields(load.X)
			return
		}
		s.fields(v)
		s.elements(v)
	}
}

// elements notes those in the fields of the elements of a list.
func (s *search) elements(list ssa.Value) {
	for element := range program.UsesAs[*ssa.IndexAddr](list) {
		if element.X == list {
			s.fields(element)
		}
	}
}

// comesFrom notes a function or a variable of another package of the module.
func (s *search) comesFrom(obj types.Object) {
	if s.isOfOtherPackage(obj) && !slices.Contains(s.from, obj) {
		s.from = append(s.from, obj)
	}
}

// isOfAnother reports whether a call is of a method of another object than the one whose
// method returns the bundles: what it gathers is none of theirs.
func (s *search) isOfAnother(call ssa.CallInstruction) bool {
	if s.object == nil || call.Common().Signature().Recv() == nil {
		return false
	}
	object, ok := call.Common().Args[0].(*ssa.Alloc)
	return ok && object != s.object && types.Identical(object.Type(), s.object.Type())
}

// fields notes the handlers that are stored in the fields of a variable.
func (s *search) fields(variable ssa.Value) {
	for _, store := range s.handlersIn(variable) {
		if !slices.Contains(s.at, store.Pos()) {
			s.at = append(s.at, store.Pos())
		}
	}
}

// isReplaced reports whether a bundle that is read from a variable has got a handler there
// after all else that was put into it. The handler that it came with, if any, stands behind
// the new one, or goes nowhere.
func (s *search) isReplaced(load *ssa.UnOp) bool {
	variable, ok := load.X.(*ssa.Alloc)
	return ok && slices.ContainsFunc(s.handlersIn(variable), func(handler *ssa.Store) bool {
		return program.AlwaysBefore(handler, load) && !slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
			store, ok := use.(*ssa.Store)
			return ok && !program.AlwaysBefore(store, handler)
		})
	})
}

// handlersIn returns the stores of handlers in the fields of a variable.
func (s *search) handlersIn(variable ssa.Value) []*ssa.Store {
	return paths.FieldStores(variable, func(field *types.Var) bool {
		_, _, ok := s.Set.Field(field)
		return ok
	})
}
