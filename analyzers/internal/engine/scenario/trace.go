package scenario

import (
	"slices"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Trace is what happens in a run of a function.
type Trace struct {
	*Scenario
	machine *Machine
	fn      *ssa.Function
	depth   int // of runs within runs

	truth   map[*ssa.BasicBlock]bool // of the conditions at the ends of blocks that are decided
	before  []bool                   // by the index of a block: it can run before the place
	reached []bool                   // it can run from the place on

	mu     sync.Mutex // for those who ask when the run has ended
	ended  bool       // nothing is kept any more: answers must not depend on who asks first
	known  map[ssa.Value]Value
	asking map[ssa.Value]bool // values that are being worked out
	cut    bool               // a value was asked for while it was worked out, or too many were
	work   int                // how many values were looked at for a question
}

// run runs a function. Each round decides more branches, and so leaves out more blocks, which decides more: it ends
// when nothing is left out any more.
func (m *Machine) run(fn *ssa.Function, s Scenario, depth int) *Trace {
	t := &Trace{Scenario: &s, machine: m, fn: fn, depth: depth, truth: make(map[*ssa.BasicBlock]bool)}
	for decided := -1; decided < len(t.truth); {
		decided = len(t.truth)
		t.walk()
		if len(fn.Blocks) <= budget.Parts {
			t.decide()
		}
	}
	t.ended = true
	return t
}

// walk finds the blocks that can run, with the branches that are decided so far.
func (t *Trace) walk() {
	t.known, t.asking = make(map[ssa.Value]Value), make(map[ssa.Value]bool)
	t.before, t.reached = make([]bool, len(t.fn.Blocks)), make([]bool, len(t.fn.Blocks))
	if len(t.fn.Blocks) == 0 {
		return
	}
	begins := []*ssa.BasicBlock{t.fn.Blocks[0]}
	if t.At != nil {
		for _, block := range program.Reached(begins[0], t.untilPlace) {
			t.before[block.Index] = true
		}
		begins[0] = t.At.Block()
	}
	if t.fn.Recover != nil {
		begins = append(begins, t.fn.Recover)
	}
	for _, begin := range begins {
		for _, block := range program.Reached(begin, t.Next) {
			t.reached[block.Index] = true
		}
	}
}

// Next returns the blocks that can come after one.
func (t *Trace) Next(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if side, decided := t.side(block); decided {
		return block.Succs[side : side+1]
	}
	return block.Succs
}

// untilPlace is Next for the blocks before the place.
func (t *Trace) untilPlace(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if block == t.At.Block() {
		return nil
	}
	return block.Succs
}

// decide works out the conditions of all branches.
func (t *Trace) decide() {
	found := make(map[*ssa.BasicBlock]bool)
	for _, block := range t.fn.Blocks {
		if condition := program.Condition(block); condition != nil && t.reached[block.Index] {
			if is, known := t.ask(condition).Truth(); known {
				found[block] = is
			}
		}
	}
	for block, is := range found {
		if _, decided := t.truth[block]; !decided {
			t.truth[block] = is
		}
	}
}

// Reaches reports whether a block can run from the place on. Of the blocks of other functions nothing is left out.
func (t *Trace) Reaches(block *ssa.BasicBlock) bool {
	return block.Parent() != t.fn || t.reached[block.Index]
}

// Blocks returns the blocks that can run from the place on, in their order.
func (t *Trace) Blocks() []*ssa.BasicBlock {
	return slices.DeleteFunc(slices.Clone(t.fn.Blocks), func(block *ssa.BasicBlock) bool { return !t.reached[block.Index] })
}

// Returns returns the returns that can be come to.
func (t *Trace) Returns() []*ssa.Return {
	return slices.Collect(program.Instructions[*ssa.Return](t.Blocks()))
}

// comes reports whether control can come from one block to the next, before the place or after it.
func (t *Trace) comes(from, to *ssa.BasicBlock) bool {
	if t.before[from.Index] && (t.At == nil || from != t.At.Block()) {
		return true
	}
	return t.reached[from.Index] && slices.Contains(t.Next(from), to)
}
