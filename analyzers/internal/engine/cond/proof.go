package cond

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Proof has what the branches of one function prove about errors in each block. Answers are kept down the dominator
// tree: who asks about one block asks about all.
type Proof struct {
	isAbout func(condition, err ssa.Value) bool
	known   map[*ssa.BasicBlock][]Lesson
}

// NewProof returns a proof without answers. It asks whether a condition is about an error, or about what came with it.
func NewProof(isAbout func(condition, err ssa.Value) bool) *Proof {
	return &Proof{isAbout, make(map[*ssa.BasicBlock][]Lesson)}
}

// At returns what is known in a block whichever way has led there, as far
// as the branches right before it tell.
func (p *Proof) At(block *ssa.BasicBlock) []Lesson {
	known, ok := p.known[block]
	if !ok {
		known = p.find(block)
		p.known[block] = known
	}
	return known
}

// A way is one of those that lead to a block, with what is known on it.
type way struct {
	last    ssa.Value // the condition of its last branch
	lessons []Lesson
}

// find finds out what At returns.
func (p *Proof) find(block *ssa.BasicBlock) []Lesson {
	branches := BranchesTo(block)
	if len(branches) == 1 {
		return branches[0].Lessons()
	}
	ways := make([]way, len(branches))
	for i, b := range branches {
		pred := block.Preds[i]
		if block.Dominates(pred) {
			return nil // a loop
		}
		ways[i] = way{b.Cond, append(b.Lessons(), p.between(pred, block.Idom())...)}
	}
	return p.common(ways)
}

// between returns what is known in a block because of the branches after
// one of those that lead there in any case.
func (p *Proof) between(block, after *ssa.BasicBlock) []Lesson {
	var list []Lesson
	for b := range program.Dominators(block) {
		if b == after {
			break
		}
		list = append(list, p.At(b)...)
	}
	return list
}

// common returns what is known on all ways. An error that is a certain one on one
// of them counts as such if the others tell as much. What several ways tell is asked once: a long
// condition has as many ways as operands, and each tells what those before it do.
func (p *Proof) common(ways []way) []Lesson {
	type told struct {
		kind lessonKind
		err  ssa.Value
	}
	seen := make(map[told]bool)
	var all []Lesson
	for _, w := range ways {
		for _, l := range w.lessons {
			if t := (told{l.Kind, l.Err}); !seen[t] {
				seen[t] = true
				all = append(all, l)
			}
		}
	}
	return slices.DeleteFunc(all, func(l Lesson) bool {
		return slices.ContainsFunc(ways, func(w way) bool { return !p.teaches(w, l) })
	})
}

// teaches reports whether a way tells what another one does.
func (p *Proof) teaches(w way, l Lesson) bool {
	return slices.ContainsFunc(w.lessons, func(m Lesson) bool {
		return paths.SameError(m.Err, l.Err) && (m.Kind == l.Kind || m.Kind == IsCertain && l.Kind == IsSet) ||
			l.Kind == IsCertain && m.Kind == IsSet && IsOfContext(m.Err)
	}) || l.Kind == IsCertain && p.isAbout(w.last, l.Err)
}
