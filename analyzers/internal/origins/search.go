package origins

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A storeSearch looks for what was stored in a variable last, on every way that
// leads to an instruction.
type storeSearch struct {
	Evaluator *evaluator
	variable  ssa.Value
	seen      map[*ssa.BasicBlock]bool
	Stores    []*ssa.Store // without those on ways on which the variable is nil
	Entry     bool         // on some way nothing was stored since the function began
}

// Search looks backward from an instruction.
func (e Storage) Search(variable ssa.Value, from ssa.Instruction) *storeSearch {
	block := from.Block()
	s := &storeSearch{Evaluator: e.evaluator, variable: variable, seen: make(map[*ssa.BasicBlock]bool)}
	s.backward(block, block.Instrs[:slices.Index(block.Instrs, from)])
	return s
}

func (s *storeSearch) backward(block *ssa.BasicBlock, instrs []ssa.Instruction) {
	s.Evaluator.work++
	if s.Evaluator.work > maxWork {
		s.Entry = true
		return
	}
	for _, instr := range slices.Backward(instrs) {
		if store, ok := instr.(*ssa.Store); ok && store.Addr == s.variable {
			if !s.Evaluator.Storage().impossible(block) {
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
	v, whenNil := program.NilTest(b)
	read, ok := v.(*ssa.UnOp)
	if !ok || read.X != s.variable {
		return nil, 0, false
	}
	return read, whenNil, true
}

// impossible reports whether a block of a deferred literal is reached only if a
// variable is not nil that is known to be nil.
func (e Storage) impossible(block *ssa.BasicBlock) bool {
	if len(e.given) == 0 {
		return false
	}
	for parent := block.Idom(); parent != nil; parent = parent.Idom() {
		v, whenNil := program.NilTest(parent)
		load, ok := v.(*ssa.UnOp)
		if !ok {
			continue
		}
		variable, ok := load.X.(*ssa.FreeVar)
		if !ok {
			continue
		}
		before, ok := e.given[variable]
		branch := parent.Succs[1-whenNil]
		if ok && len(before) == 0 && len(branch.Preds) == 1 && branch.Dominates(block) {
			return true
		}
	}
	return false
}

// readAgain returns the errors that a deferred literal reads from a result: what
// it has stored there itself, or what was there before.
func (e Storage) readAgain(variable *ssa.FreeVar, load *ssa.UnOp, before []cause.Failure) []cause.Failure {
	s := e.Search(variable, load)
	all := errorsIn(e.valuesOf(s.Stores))
	if s.Entry {
		all = cause.Union(all, before)
	}
	return all
}

// sentTo returns what is sent to a channel, and whether the channel stays in
// sight: it is made in the function, and only it and its literals use it.
func (e Storage) sentTo(channel ssa.Value) (sent []ssa.Value, ok bool) {
	switch c := channel.(type) {
	case *ssa.MakeChan:
		return e.sentBy(c)
	case *ssa.ChangeType:
		return e.sentTo(c.X)
	case *ssa.UnOp:
		if c.Op != token.MUL {
			return nil, false
		}
		variable, isLocal := c.X.(*ssa.Alloc)
		if !isLocal {
			return nil, false
		}
		stores, known := e.SharedStores(variable, false)
		if !known || len(stores) != 1 {
			return nil, false
		}
		made, isMade := stores[0].Val.(*ssa.MakeChan)
		if !isMade {
			return nil, false
		}
		return e.sentThrough(variable, made)
	}
	return nil, false
}

// sentBy returns what is sent to a channel under the name that it was given.
func (e Storage) sentBy(channel ssa.Value) (sent []ssa.Value, ok bool) {
	for _, use := range *channel.Referrers() {
		switch use := use.(type) {
		case *ssa.Send:
			sent = append(sent, use.X)
		case *ssa.UnOp, *ssa.Store, *ssa.DebugRef, *ssa.Select, *ssa.Range:
			if s, isSelect := use.(*ssa.Select); isSelect {
				sent = append(sent, sentBySelect(s, channel)...)
			}
		case *ssa.ChangeType:
			more, known := e.sentBy(use)
			if !known {
				return nil, false
			}
			sent = append(sent, more...)
		case *ssa.Call:
			if _, builtin := use.Call.Value.(*ssa.Builtin); !builtin {
				return nil, false
			}
		case *ssa.Defer: // of close
		default:
			return nil, false
		}
	}
	return sent, true
}

func sentBySelect(s *ssa.Select, channel ssa.Value) []ssa.Value {
	var sent []ssa.Value
	for _, state := range s.States {
		if state.Chan == channel && state.Send != nil {
			sent = append(sent, state.Send)
		}
	}
	return sent
}

// sentThrough returns what is sent to a channel that is held by a variable that
// literals share.
func (e Storage) sentThrough(variable ssa.Value, made *ssa.MakeChan) (sent []ssa.Value, ok bool) {
	sent, ok = e.sentBy(made)
	if !ok {
		return nil, false
	}
	uses := []ssa.Value{variable}
	for len(uses) > 0 {
		v := uses[0]
		uses = uses[1:]
		for _, use := range *v.Referrers() {
			switch use := use.(type) {
			case *ssa.UnOp:
				more, known := e.sentBy(use)
				if !known {
					return nil, false
				}
				sent = append(sent, more...)
			case *ssa.MakeClosure:
				for i, binding := range use.Bindings {
					if binding == v {
						uses = append(uses, use.Fn.(*ssa.Function).FreeVars[i])
					}
				}
			}
		}
	}
	return sent, true
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

// A listWalk finds what is put into the elements of a list that is made here.
type listWalk struct {
	Evaluator *evaluator
	seen      map[ssa.Value]bool
	places    []*ssa.IndexAddr // of elements
	other     []ssa.Value      // lists that are not made here, as far as it is known
}

// walkList begins with a list, or with a variable that holds one.
func (e Storage) walkList(list ssa.Value) *listWalk {
	w := &listWalk{Evaluator: e.evaluator, seen: make(map[ssa.Value]bool)}
	w.visit(list)
	return w
}

func (w *listWalk) visit(list ssa.Value) {
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
		edges, _ := w.Evaluator.flow.FromPhi(list)
		for _, edge := range edges {
			w.visit(edge)
		}
	case *ssa.Call:
		if b, ok := list.Call.Value.(*ssa.Builtin); !ok || b.Name() != "append" {
			w.other = append(w.other, list)
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
		w.other = append(w.other, list)
	default:
		w.other = append(w.other, list)
	}
}

// elements notes where elements of a list are.
func (w *listWalk) elements(list ssa.Value) {
	for _, use := range *list.Referrers() {
		if place, ok := use.(*ssa.IndexAddr); ok && place.X == list {
			w.places = append(w.places, place)
		}
	}
}

// variable looks at what is stored in a variable, and at elements of what is read from it,
// also in literals that share it.
func (w *listWalk) variable(variable ssa.Value) {
	w.elements(variable) // Have: this is for an array.
	for _, use := range *variable.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == variable {
				w.visit(use.Val)
			}
		case *ssa.UnOp:
			w.elements(use)
		case *ssa.MakeClosure:
			for i, binding := range use.Bindings {
				if binding == variable {
					w.visit(use.Fn.(*ssa.Function).FreeVars[i])
				}
			}
		}
	}
	if free, ok := variable.(*ssa.FreeVar); ok {
		for _, binding := range w.Evaluator.Storage().Bindings(free) {
			w.visit(binding)
		}
	}
}
