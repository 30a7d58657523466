package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// A storeSearch looks for what was stored in a variable last, on every way that
// leads to an instruction.
type storeSearch struct {
	Evaluator *Evaluator
	variable  ssa.Value
	seen      map[*ssa.BasicBlock]bool
	Stores    []*ssa.Store // without those on ways on which the variable is nil
	Entry     bool         // on some way nothing was stored since the function began
}

// Search looks backward from an instruction.
func (e Storage) Search(variable ssa.Value, from ssa.Instruction) *storeSearch {
	block := from.Block()
	s := &storeSearch{Evaluator: e.Evaluator, variable: variable, seen: make(map[*ssa.BasicBlock]bool)}
	s.backward(block, block.Instrs[:slices.Index(block.Instrs, from)])
	return s
}

func (s *storeSearch) backward(block *ssa.BasicBlock, instrs []ssa.Instruction) {
	if !s.Evaluator.work.More() {
		s.Entry = true
		return
	}
	for _, instr := range slices.Backward(instrs) {
		if store, ok := instr.(*ssa.Store); ok && store.Addr == s.variable {
			if !s.Evaluator.Storage().Impossible(block) {
				s.Stores = append(s.Stores, store)
			}
			return
		}
	}
	if len(block.Preds) == 0 {
		s.Entry = true
	}
	for _, pred := range block.Preds {
		if s.seen[pred] || !s.Evaluator.flow.ComesFrom(pred, block) || s.isNilFrom(pred, block) {
			continue
		}
		s.seen[pred] = true
		s.backward(pred, pred.Instrs)
	}
}

// isNilFrom reports whether the variable is known to be nil when control comes
// to a block from another one: that one has read it, and not set it since.
func (s *storeSearch) isNilFrom(from, to *ssa.BasicBlock) bool {
	load, whenNil, ok := s.test(from)
	if !ok || from.Succs[whenNil] != to || from.Succs[1-whenNil] == to {
		return false
	}
	for _, instr := range slices.Backward(from.Instrs) {
		if instr == load {
			return true
		}
		if store, ok := instr.(*ssa.Store); ok && store.Addr == s.variable {
			return false
		}
	}
	return false
}

// test returns the load of the variable whose value a block compares with nil.
func (s *storeSearch) test(b *ssa.BasicBlock) (load ssa.Instruction, whenNil int, ok bool) {
	v, whenNil := cond.NilTest(b)
	if !paths.IsReadFrom(v, s.variable) {
		return nil, 0, false
	}
	return v.(ssa.Instruction), whenNil, true
}

// Impossible reports whether a block of a deferred literal is reached only if a
// variable is not nil that is known to be nil.
func (e Storage) Impossible(block *ssa.BasicBlock) bool {
	if len(e.given) == 0 {
		return false
	}
	for v := range cond.SetAt(block) {
		variable, _ := paths.ReadFrom[*ssa.FreeVar](v)
		if before, ok := e.given[variable]; ok && len(before) == 0 {
			return true
		}
	}
	return false
}

// readAgain returns the errors that a deferred literal reads from a result: what
// it has stored there itself, or what was there before.
func (e Storage) readAgain(variable *ssa.FreeVar, load *ssa.UnOp, before []cause.Failure) []cause.Failure {
	s := e.Search(variable, load)
	all := e.ErrorsStored(s.Stores)
	if s.Entry {
		all = cause.Union(all, before)
	}
	return all
}

// selected returns the errors that a select statement receives as its result
// with the given index: after two others, there is one for each channel that
// it can receive from.
func (e Storage) selected(s *ssa.Select, index int) []cause.Failure {
	index -= 2
	for _, state := range s.States {
		if state.Send != nil {
			continue
		}
		if index == 0 {
			return e.received(state.Chan)
		}
		index--
	}
	return cause.Untraced()
}
