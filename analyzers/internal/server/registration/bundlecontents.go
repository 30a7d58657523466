package registration

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A search finds the literals in which handlers are bundled with their
// descriptions, before they are registered in another place.
type search struct {
	*Bundles
	seen   map[ssa.Value]bool
	at     []token.Pos    // of the handlers in the literals
	from   []types.Object // functions and variables of other packages that give more of them
	within *ssa.Function  // whose callers are left out; nil for none
	object *ssa.Alloc     // of which a method returns the bundles; nil if that is not known
	bare   bool           // leave out those that adapters of the package took for bundles of their own
}

// in returns the search for the bundles of which a value can be made, but for those that the
// callers of a function hand to it.
func (r *Bundles) in(v ssa.Value, within *ssa.Function, bare bool) *search {
	s := &search{Bundles: r, seen: make(map[ssa.Value]bool), within: within, bare: bare}
	s.value(v)
	return s
}

// value follows a value back to the literals of which it is made.
func (s *search) value(v ssa.Value) {
	if v == nil || s.seen[v] || len(s.seen) > flow.MaxTraced {
		return
	}
	s.seen[v] = true
	switch v := v.(type) {
	case *ssa.Call:
		s.call(v)
	case *ssa.Parameter:
		s.parameter(v)
	case *ssa.Global:
		s.comesFrom(v.Object())
		for _, stored := range s.Index.Globals[v] {
			s.value(stored)
		}
	case ssa.Instruction:
		if load, ok := v.(*ssa.UnOp); ok && s.bare && s.isReplaced(load) {
			s.fields(load.X)
			return
		}
		if field, ok := v.(*ssa.FieldAddr); ok {
			s.field(field)
		}
		for _, operand := range v.Operands(nil) {
			s.value(*operand)
		}
		s.stores(v.(ssa.Value))
	}
}

// parameter follows a parameter to what its function is called with.
func (s *search) parameter(p *ssa.Parameter) {
	if p.Parent() == s.within {
		return
	}
	index := flow.PositionOf(p)
	for _, call := range s.Index.Calls[p.Parent()] {
		if args := call.Common().Args; index < len(args) && !s.isOfAnother(call) {
			s.value(args[index])
		}
	}
}

// field follows a field of the program's own to what the package puts into it.
func (s *search) field(addr *ssa.FieldAddr) {
	if field := program.Field(addr.X.Type(), addr.Field); field != nil {
		for _, stored := range s.Index.Fields[field] {
			s.value(stored)
		}
	}
}

// call follows a call that returns bundles.
func (s *search) call(call *ssa.Call) {
	if program.IsBuiltin(call, "append") {
		for _, arg := range call.Call.Args {
			s.value(arg)
		}
		return
	}
	callee := program.Callee(&call.Call)
	if callee == nil {
		return
	}
	if s.Own[callee] {
		if callee.Signature.Recv() != nil && s.object == nil {
			s.object, _ = call.Call.Args[0].(*ssa.Alloc)
		}
		for _, ret := range s.Index.Returns[callee] {
			for _, result := range ret.Results {
				if s.isBundle(result.Type()) {
					s.value(result)
				}
			}
		}
		return
	}
	if obj := program.ObjectOf(callee); obj != nil {
		s.comesFrom(obj)
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

// stores follows what is stored in a variable, and notes the handlers in it.
func (s *search) stores(variable ssa.Value) {
	if variable.Referrers() == nil {
		return
	}
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable {
				s.value(use.Val)
			}
		case *ssa.MapUpdate:
			if use.Map == variable {
				s.value(use.Value)
			}
		case *ssa.IndexAddr:
			if use.X == variable {
				s.value(use)
			}
		}
	}
	s.fields(variable)
}

// fields notes the handlers that are stored in the fields of a variable.
func (s *search) fields(variable ssa.Value) {
	for _, store := range s.handlersIn(variable) {
		if !slices.Contains(s.at, store.Pos()) {
			s.at = append(s.at, store.Pos())
		}
	}
}
