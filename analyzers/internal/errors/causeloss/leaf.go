package causeloss

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A leaf is a value that a return can give, with the block from which it comes.
type leaf struct {
	value  ssa.Value
	block  *ssa.BasicBlock // of the function, or of a literal that sets the result
	ret    *ssa.Return
	result bool // it is no error, but a result that an agent reads
}

// A leaves finds what returns can give. In
//
//	if id == "" {
//		err = errMissing
//	}
//	return err
//
// that is errMissing, and what err was before.
type leaves struct{ *origin.Tracer }

// of returns what the returns of a function give for errors and for results
// of tools.
func (r leaves) of(fn *ssa.Function) []leaf {
	if r.IsOverlong(fn) {
		return nil
	}
	var list []leaf
	for _, ret := range r.LiveReturns(fn) {
		if ret.Block() == fn.Recover {
			continue
		}
		for i, result := range ret.Results {
			_, _, isResult := r.Set.Result(result.Type())
			if !isResult && !program.CanBeError(result.Type()) {
				continue
			}
			for _, l := range r.at(ret, i) {
				l.ret, l.result = ret, isResult
				list = append(list, l)
			}
		}
	}
	return list
}

// at returns what a return can give for a result, also by what deferred
// literals make of it.
func (r leaves) at(ret *ssa.Return, index int) []leaf {
	given := paths.ResultOf(ret, index)
	if given.Value == nil {
		return nil
	}
	list := r.ofValue(given.Value, ret.Block())
	for _, change := range given.Changes {
		for _, store := range paths.Stores(change.Variable) {
			list = append(list, r.ofValue(store.Val, store.Block())...)
		}
	}
	return list
}

// ofValue returns what a value can be at the end of a block.
func (r leaves) ofValue(v ssa.Value, block *ssa.BasicBlock) []leaf {
	s := leafSearch{leaves: r, seen: make(map[ssa.Value]bool)}
	s.visit(v, block)
	return s.list
}

// A leafSearch collects what a value can be.
type leafSearch struct {
	leaves
	seen map[ssa.Value]bool
	list []leaf
}

func (s *leafSearch) visit(v ssa.Value, block *ssa.BasicBlock) {
	if s.seen[v] {
		return
	}
	switch v := v.(type) {
	case *ssa.Phi:
		s.seen[v] = true
		values, from := s.FromPhi(v)
		for i, value := range values {
			s.visit(value, from[i])
		}
		return
	case *ssa.UnOp:
		s.seen[v] = true
		if stores := s.storesBefore(v); len(stores) > 0 {
			for _, store := range stores {
				s.visit(store.Val, store.Block())
			}
			return
		}
		if s.isUnset(v) {
			s.list = append(s.list, leaf{value: ssa.NewConst(nil, v.Type()), block: block})
			return
		}
	}
	s.list = append(s.list, leaf{value: v, block: block})
}

// storesBefore returns what sets the variable of the function from which a value
// is read: the last stores on the ways that lead to it, and those of literals.
func (r leaves) storesBefore(load *ssa.UnOp) []*ssa.Store {
	variable, ok := paths.ReadFrom[*ssa.Alloc](load)
	if !ok {
		return nil
	}
	stores := r.Evaluator.Storage().Search(variable, load).Stores
	for closure := range program.UsesAs[*ssa.MakeClosure](variable) {
		if free := program.Captured(closure, variable); free != nil && !slices.Contains(paths.DeferredLiterals(load.Parent(), load.Parent().Blocks), closure) {
			stores = append(stores, paths.Stores(free)...)
		}
	}
	return stores
}

// isUnset reports whether a value is read from a variable that nothing has set on the way,
// such as a result that has a name. What deferred literals make of it is not asked.
func (r leaves) isUnset(load *ssa.UnOp) bool {
	variable, ok := paths.ReadFrom[*ssa.Alloc](load)
	if !ok || !isNilable(load.Type()) {
		return false
	}
	_, known := flow.SharedStores(variable, true)
	return known
}

func isNilable(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Interface, *types.Pointer:
		return true
	}
	return false
}

// madeAt returns the place where the value is made, or else is returned.
func (l leaf) madeAt() token.Pos {
	if call := makerOf(l.value); call != nil && call.Pos().IsValid() {
		return call.Pos()
	}
	if literal := literalOf(l.value); literal != nil && literal.Pos().IsValid() {
		return literal.Pos()
	}
	return l.ret.Pos()
}

// makerOf returns the call that makes a value, or nil.
func makerOf(v ssa.Value) ssa.CallInstruction {
	if call, _ := program.CallOf(calls.PlainValue(v)); call != nil {
		return call
	}
	return nil
}

// literalOf returns the variable that a composite literal makes, or nil.
func literalOf(v ssa.Value) *ssa.Alloc {
	v = calls.PlainValue(v)
	if variable, ok := paths.ReadFrom[*ssa.Alloc](v); ok && len(paths.Stored(variable)) == 0 {
		return variable // a literal that is no pointer
	}
	pointed, _ := v.(*ssa.Alloc)
	return pointed
}

// sourceOf names the function that returned an error.
func sourceOf(err ssa.Value) string {
	if load, ok := err.(*ssa.UnOp); ok {
		if v, ok := program.JustSet(load); ok {
			err = v
		}
	}
	call := makerOf(err)
	if call == nil {
		return ""
	}
	obj := program.Called(call.Common())
	if obj == nil {
		return ""
	}
	return funcs.ShortName(obj)
}
