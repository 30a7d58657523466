package scenario

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Branch is the way that a function takes where something has failed, and only there. In
//
//	for _, id := range ids {
//		job, err := get(id)
//		if err != nil { // Test
//			log.Print(err) // Inside
//			continue       // Exits: to the loop
//		}
//		jobs = append(jobs, job) // Good
//	}
//
// the loop and what follows it are After.
type Branch struct {
	Cond   ssa.Value
	Test   *ssa.BasicBlock   // ends in the condition
	Good   *ssa.BasicBlock   // comes next if nothing has failed
	Inside []*ssa.BasicBlock // are passed on this way only
	Exits  []Edge            // lead back to the other ways
	After  []*ssa.BasicBlock // can run from its beginning on, until the place comes again
}

// An Edge leads from one block to another one.
type Edge struct{ From, To *ssa.BasicBlock }

// Branches returns the branches that a function takes in one scenario, and not when all is fine, as they go on in
// another scenario, which may know more. An exit after which every return gives an error is none.
func (m *Machine) Branches(fn *ssa.Function, failed, after, fine Scenario) []Branch {
	t, other := m.Run(fn, failed), m.Run(fn, fine)
	var run *Trace
	var list []Branch
	for _, block := range fn.Blocks {
		side, decided := t.side(block)
		otherwise, both := other.side(block)
		if !decided || !both || side == otherwise || !t.Reaches(block) || !other.Reaches(block) {
			continue
		}
		if run == nil {
			run = m.Run(fn, after)
		}
		list = append(list, run.branch(block, side))
	}
	return list
}

// branch returns the branch that begins with a successor of a block, as it goes on in the run.
func (t *Trace) branch(test *ssa.BasicBlock, side int) Branch {
	b := branchAt(test, side, t.Next)
	b.Exits = slices.DeleteFunc(b.Exits, func(e Edge) bool { return t.onlyFails(e.To) })
	b.After = program.Reached(test.Succs[side], func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		if t.At != nil && block == t.At.Block() {
			return nil
		}
		return t.Next(block)
	})
	return b
}

// onlyFails reports whether the function returns an error, whatever way it takes from a block on.
func (t *Trace) onlyFails(from *ssa.BasicBlock) bool {
	some := false
	for ret := range program.Instructions[*ssa.Return](program.Reached(from, t.Next)) {
		last := len(ret.Results) - 1
		if last < 0 || !program.IsError(t.fn.Signature.Results().At(last).Type()) || !t.Of(program.Given(ret, last)).IsSet() {
			return false
		}
		some = true
	}
	return some
}

// BranchAt returns the branch that begins with a successor of a block, whatever has failed.
func BranchAt(test *ssa.BasicBlock, side int) Branch {
	return branchAt(test, side, func(block *ssa.BasicBlock) []*ssa.BasicBlock { return block.Succs })
}

func branchAt(test *ssa.BasicBlock, side int, next func(*ssa.BasicBlock) []*ssa.BasicBlock) Branch {
	first := test.Succs[side]
	b := Branch{Cond: program.Condition(test), Test: test, Good: test.Succs[1-side]}
	if len(first.Preds) > 1 && !IsBody(first) {
		b.Exits = []Edge{{test, first}}
		return b
	}
	inside := program.Dominated(first)
	for _, block := range program.Reached(first, func(block *ssa.BasicBlock) []*ssa.BasicBlock {
		return slices.DeleteFunc(slices.Clone(next(block)), func(to *ssa.BasicBlock) bool { return !slices.Contains(inside, to) })
	}) {
		b.Inside = append(b.Inside, block)
		for _, to := range next(block) {
			if !slices.Contains(inside, to) {
				b.Exits = append(b.Exits, Edge{block, to})
			}
		}
	}
	slices.SortFunc(b.Inside, func(a, b *ssa.BasicBlock) int { return a.Index - b.Index })
	return b
}

// A Join is a variable that holds another value where a branch leads back to the other ways than it holds on one of them.
type Join struct {
	Phi           *ssa.Phi
	Without, With ssa.Value // what it holds if something has failed, and if not
}

// Joins returns the joins of a branch. A way that comes from before it, as that into a loop does, is none of the others.
func (b Branch) Joins() (list []Join) {
	for _, exit := range b.Exits {
		index := slices.Index(exit.To.Preds, exit.From)
		for phi := range program.Instructions[*ssa.Phi]([]*ssa.BasicBlock{exit.To}) {
			for i, with := range phi.Edges {
				if i != index && with != phi.Edges[index] && !b.isOther(exit.To.Preds[i], exit.To) {
					list = append(list, Join{phi, phi.Edges[index], with})
				}
			}
		}
	}
	return list
}

// isOther reports whether a way to a block is none on which nothing has failed.
func (b Branch) isOther(from, to *ssa.BasicBlock) bool {
	return slices.Contains(b.Exits, Edge{from, to}) || from != b.Test && from.Dominates(b.Test)
}

// IsBody reports whether a block begins what a condition of several parts leads to.
func IsBody(block *ssa.BasicBlock) bool {
	return block.Comment == "if.then" || block.Comment == "switch.body"
}

// IsWritten reports whether a branch is one that the source has, and not what comes after the
// other: if _, err := os.Stat(name); err == nil { return taken }.
func (b Branch) IsWritten() bool {
	first := b.Test.Succs[0]
	if first == b.Good {
		first = b.Test.Succs[1]
	}
	return IsBody(first) || first.Comment == "if.else"
}
