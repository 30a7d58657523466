package errflow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// A leaf is a value that a return can give, with the block from which it comes.
type leaf struct {
	value  ssa.Value
	block  *ssa.BasicBlock
	ret    *ssa.Return
	result bool // it is no error, but a result that an agent reads
}

// leavesOf returns what the returns of a function give for errors and for results
// of tools.
func (f *Flow) leavesOf(fn *ssa.Function) []leaf {
	var list []leaf
	dead := f.dead(fn)
	for _, ret := range f.returns[fn] {
		if dead[ret.Block()] || ret.Block() == fn.Recover {
			continue
		}
		for i, result := range ret.Results {
			_, _, isResult := f.set.Result(result.Type())
			if !isResult && !isErrorType(result.Type()) {
				continue
			}
			if r := resultAt(ret, i); r.value != nil {
				for _, l := range f.leaves(r.value, ret.Block()) {
					l.ret, l.result = ret, isResult
					list = append(list, l)
				}
			}
		}
	}
	return list
}

// leaves returns what a value can be at the end of a block.
func (f *Flow) leaves(v ssa.Value, block *ssa.BasicBlock) []leaf {
	var list []leaf
	seen := make(map[ssa.Value]bool)
	var visit func(v ssa.Value, block *ssa.BasicBlock)
	visit = func(v ssa.Value, block *ssa.BasicBlock) {
		phi, ok := v.(*ssa.Phi)
		if !ok {
			list = append(list, leaf{value: v, block: block})
			return
		}
		if seen[v] {
			return
		}
		seen[v] = true
		values, from := f.fromPhi(phi)
		for i, value := range values {
			visit(value, from[i])
		}
	}
	visit(v, block)
	return list
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
	v = plainValue(v)
	if x, ok := v.(*ssa.Extract); ok {
		v = x.Tuple
	}
	if call, ok := v.(*ssa.Call); ok {
		return call
	}
	return nil
}

// literalOf returns the variable that a composite literal makes, or nil.
func literalOf(v ssa.Value) *ssa.Alloc {
	switch x := plainValue(v).(type) {
	case *ssa.Alloc:
		return x
	case *ssa.UnOp:
		if variable, ok := x.X.(*ssa.Alloc); ok && x.Op == token.MUL && !stores(variable) {
			return variable // a literal that is no pointer
		}
	}
	return nil
}

// plainValue returns what was put into an interface, or converted to another one.
func plainValue(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		default:
			return v
		}
	}
}
