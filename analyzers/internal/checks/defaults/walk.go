package defaults

import (
	"go/constant"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A walk goes through a function with a text that is one of those that it knows, or another one:
// that is known as "". Nothing fails on the way.
type walk struct {
	*text
	known  string
	blocks map[*ssa.BasicBlock]bool
	chosen map[*ssa.Phi]ssa.Value
	sides  []*ssa.BasicBlock // to which a comparison of the text leads
}

func (t *text) walk(fn *ssa.Function, known string) *walk {
	w := &walk{text: t, known: known, blocks: make(map[*ssa.BasicBlock]bool), chosen: make(map[*ssa.Phi]ssa.Value)}
	w.visit(nil, fn.Blocks[0])
	return w
}

func (w *walk) visit(from, block *ssa.BasicBlock) {
	if w.blocks[block] {
		return
	}
	w.blocks[block] = true
	for _, instr := range block.Instrs {
		if phi, ok := instr.(*ssa.Phi); ok {
			w.chosen[phi] = w.now(phi.Edges[slices.Index(block.Preds, from)])
		}
	}
	for _, next := range w.next(block) {
		w.visit(block, next)
	}
}

// now returns what a value is on the way.
func (w *walk) now(v ssa.Value) ssa.Value {
	if phi, ok := v.(*ssa.Phi); ok && w.chosen[phi] != nil {
		return w.chosen[phi]
	}
	return v
}

// next returns where the way leads from a block.
func (w *walk) next(block *ssa.BasicBlock) []*ssa.BasicBlock {
	condition := program.Condition(block)
	if condition == nil {
		return block.Succs
	}
	if v, whenNil := cond.NilTest(block); v != nil && program.IsError(v.Type()) {
		return block.Succs[whenNil : whenNil+1]
	}
	if holds, sure := w.holds(condition); sure {
		side := 1
		if holds {
			side = 0
		}
		w.sides = append(w.sides, block.Succs[side])
		return block.Succs[side : side+1]
	}
	return block.Succs
}

// holds reports whether a condition holds on the way, if that is sure.
func (w *walk) holds(condition ssa.Value) (holds, sure bool) {
	condition = w.now(condition)
	if b := (cond.Branch{Cond: condition, Truth: true}).Plain(); b.Cond != condition {
		holds, sure = w.holds(b.Cond)
		return holds == b.Truth, sure
	}
	switch c := condition.(type) {
	case *ssa.Const:
		if c.Value != nil && c.Value.Kind() == constant.Bool {
			return constant.BoolVal(c.Value), true
		}
	case *ssa.BinOp:
		if holds, sure := w.compares(c); sure {
			return holds, true
		}
	case *ssa.Extract:
		if read, ok := w.base.(*ssa.Extract); ok && c.Tuple == read.Tuple && program.IsBool(c.Type()) {
			return true, true // whether the text is there
		}
	}
	if test, ok := w.tests[condition]; ok {
		is := slices.ContainsFunc(test.is, func(text string) bool { return strings.EqualFold(text, w.known) && text != "" })
		return is == test.equal, true
	}
	return false, false
}

// compares reports whether a comparison of two texts that are known on the way holds.
func (w *walk) compares(test *ssa.BinOp) (holds, sure bool) {
	x, known := w.now(test.X).(*ssa.Const)
	y, both := w.now(test.Y).(*ssa.Const)
	switch {
	case !known || !both || x.Value == nil || y.Value == nil || x.Value.Kind() != y.Value.Kind():
		return w.measures(test)
	case test.Op == token.EQL, test.Op == token.NEQ:
		return constant.Compare(x.Value, test.Op, y.Value), true
	}
	return false, false
}

// measures reports whether a comparison of the length of the text with 0 holds: it is not empty.
func (w *walk) measures(test *ssa.BinOp) (holds, sure bool) {
	call, ok := test.X.(*ssa.Call)
	c, zero := test.Y.(*ssa.Const)
	if !ok || !zero || c.Value == nil || c.Value.ExactString() != "0" || len(call.Call.Args) != 1 || !w.members[call.Call.Args[0]] {
		return false, false
	}
	return test.Op != token.EQL, true
}

// isText reports whether a value is the text on the way, and not a constant in its place.
func (w *walk) isText(v ssa.Value) bool {
	_, constant := w.now(v).(*ssa.Const)
	return !constant
}
