package errflow

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// dead returns the blocks of a function that are never reached when the
// conditions that are constant are taken into account: nil for most functions.
func (f *Flow) dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if known, ok := f.unreached[fn]; ok {
		return known
	}
	var dead map[*ssa.BasicBlock]bool
	if slices.ContainsFunc(fn.Blocks, decided) {
		alive := make(map[*ssa.BasicBlock]bool, len(fn.Blocks))
		walk(alive, fn.Blocks[0])
		if fn.Recover != nil {
			walk(alive, fn.Recover)
		}
		dead = make(map[*ssa.BasicBlock]bool)
		for _, b := range fn.Blocks {
			if !alive[b] {
				dead[b] = true
			}
		}
	}
	f.unreached[fn] = dead
	return dead
}

// decided reports whether a block ends in a branch that is never taken.
func decided(b *ssa.BasicBlock) bool { return len(taken(b)) < len(b.Succs) }

func walk(alive map[*ssa.BasicBlock]bool, from *ssa.BasicBlock) {
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !alive[b] {
			alive[b] = true
			todo = append(todo, taken(b)...)
		}
	}
}

// taken returns the blocks to which a block can lead.
func taken(b *ssa.BasicBlock) []*ssa.BasicBlock {
	branch, ok := last(b).(*ssa.If)
	if !ok {
		return b.Succs
	}
	c, ok := branch.Cond.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Bool {
		return b.Succs
	}
	if constant.BoolVal(c.Value) {
		return b.Succs[:1]
	}
	return b.Succs[1:]
}

func last(b *ssa.BasicBlock) ssa.Instruction {
	if len(b.Instrs) == 0 {
		return nil
	}
	return b.Instrs[len(b.Instrs)-1]
}

// nilTest returns the value that a block compares with nil at its end, and to
// which of its successors it leads if that is nil.
func nilTest(b *ssa.BasicBlock) (v ssa.Value, whenNil int, ok bool) {
	branch, isIf := last(b).(*ssa.If)
	if !isIf {
		return nil, 0, false
	}
	test, isTest := branch.Cond.(*ssa.BinOp)
	if !isTest || test.Op != token.EQL && test.Op != token.NEQ {
		return nil, 0, false
	}
	v = test.X
	if isNil(v) {
		v = test.Y
	} else if !isNil(test.Y) {
		return nil, 0, false
	}
	if test.Op == token.NEQ {
		return v, 1, true
	}
	return v, 0, true
}

func isNil(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// maxDominators bounds how far back a test for nil is looked for.
const maxDominators = 500

// isNilIn reports whether a value is known to be nil in a block: a branch that
// is taken only then leads there.
func isNilIn(v ssa.Value, block *ssa.BasicBlock) bool {
	for i, parent := 0, block.Idom(); parent != nil && i < maxDominators; i, parent = i+1, parent.Idom() {
		tested, whenNil, ok := nilTest(parent)
		if !ok || tested != v || parent.Succs[0] == parent.Succs[1] {
			continue
		}
		branch := parent.Succs[whenNil]
		if len(branch.Preds) == 1 && branch.Dominates(block) {
			return true
		}
	}
	return false
}

// isNilFrom reports whether a value is known to be nil when control comes to a
// block from another one.
func isNilFrom(v ssa.Value, from, to *ssa.BasicBlock) bool {
	tested, whenNil, ok := nilTest(from)
	if ok && tested == v && from.Succs[whenNil] == to && from.Succs[1-whenNil] != to {
		return true
	}
	return isNilIn(v, from)
}

// fromPhi returns the values that a phi can be, without those that are nil or
// belong to ways that are never taken.
func (e *evaluator) fromPhi(phi *ssa.Phi) []ssa.Value {
	dead := e.flow.dead(phi.Parent())
	var values []ssa.Value
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		if dead[pred] || !slices.Contains(taken(pred), phi.Block()) || isNilFrom(edge, pred, phi.Block()) {
			continue
		}
		values = append(values, edge)
	}
	return values
}
