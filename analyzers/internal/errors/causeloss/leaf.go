package causeloss

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A leaf is a value that a return can give, with the block from which it comes.
type leaf struct {
	value  ssa.Value
	block  *ssa.BasicBlock // of the function, or of a literal that sets the result
	ret    *ssa.Return
	result bool // it is no error, but a result that an agent reads
}

// leaves returns what the returns of a function give for errors and for results
// of tools.
func (r tracer) leaves(fn *ssa.Function) []leaf {
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
			for _, l := range r.leavesAt(ret, i) {
				l.ret, l.result = ret, isResult
				list = append(list, l)
			}
		}
	}
	return list
}

// leavesAt returns what a return can give for a result, also by what deferred
// literals make of it.
func (r tracer) leavesAt(ret *ssa.Return, index int) []leaf {
	given := paths.ResultOf(ret, index)
	if given.Value == nil {
		return nil
	}
	list := r.leavesOf(given.Value, ret.Block())
	for _, change := range given.Changes {
		for _, store := range paths.Stores(change.Variable) {
			list = append(list, r.leavesOf(store.Val, store.Block())...)
		}
	}
	return list
}

// leavesOf returns what a value can be at the end of a block.
func (r tracer) leavesOf(v ssa.Value, block *ssa.BasicBlock) []leaf {
	s := leafSearch{tracer: r, seen: make(map[ssa.Value]bool)}
	s.visit(v, block)
	return s.list
}

// A leafSearch collects what a value can be.
type leafSearch struct {
	tracer
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
		stores, _, known := s.Evaluator.Storage().LastStores(v)
		for _, store := range stores {
			s.visit(store.Val, store.Block())
		}
		if len(stores) > 0 {
			return
		}
		if unset := ssa.NewConst(nil, v.Type()); known && unset.IsNil() { // such as a result that has a name
			s.list = append(s.list, leaf{value: unset, block: block})
			return
		}
	}
	s.list = append(s.list, leaf{value: v, block: block})
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
