package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
)

// A way is one of those that lead to a block, with what is known on it.
type way struct {
	cond    ssa.Value // of its last branch
	lessons []cond.Lesson
}

// A branches says what the branches of functions teach about errors.
type branches struct {
	*origin.Tracer
	last *branched // of the function that was asked about last
}

// A branched is what has been found out about the branches of a function.
type branched struct {
	start   int // of the evaluation, when it was found out
	fn      *ssa.Function
	lessons map[*ssa.BasicBlock][]cond.Lesson
}

// in returns what has been found out about the branches of a function, which is kept
// until somebody asks about another one: who asks for one branch asks for all of its function.
func (k *branches) in(fn *ssa.Function) *branched {
	if k.last == nil || k.last.fn != fn || k.last.start != k.Evaluator.Starts {
		k.last = &branched{fn: fn, start: k.Evaluator.Starts, lessons: make(map[*ssa.BasicBlock][]cond.Lesson)}
	}
	return k.last
}

// lessonsAt returns what is known in a block whichever way has led there, as far
// as the branches right before it tell.
func (k *branches) lessonsAt(block *ssa.BasicBlock) []cond.Lesson {
	of := k.in(block.Parent())
	known, ok := of.lessons[block]
	if !ok {
		known = k.findLessons(block)
		of.lessons[block] = known
	}
	return known
}

// findLessons finds that out for lessonsAt.
func (k *branches) findLessons(block *ssa.BasicBlock) []cond.Lesson {
	branches := cond.BranchesTo(block)
	if len(branches) == 1 {
		return cond.LessonsOf(branches[0].Cond, branches[0].Truth)
	}
	ways := make([]way, len(branches))
	for i, b := range branches {
		pred := block.Preds[i]
		if block.Dominates(pred) {
			return nil // a loop
		}
		ways[i] = way{b.Cond, append(cond.LessonsOf(b.Cond, b.Truth), k.lessonsBetween(pred, block.Idom())...)}
	}
	return k.common(ways)
}

// lessonsBetween returns what is known in a block because of the branches after
// one of those that lead there in any case.
func (k *branches) lessonsBetween(block, after *ssa.BasicBlock) []cond.Lesson {
	var list []cond.Lesson
	for b := range program.Dominators(block) {
		if b == after {
			break
		}
		list = append(list, k.lessonsAt(b)...)
	}
	return list
}

// common returns what is known on all ways. An error that is a certain one on one
// of them counts as such if the others tell as much. What several ways tell is asked once: a long
// condition has as many ways as operands, and each tells what those before it do.
func (k *branches) common(ways []way) []cond.Lesson {
	type told struct {
		kind any
		err  ssa.Value
	}
	seen := make(map[told]bool)
	var all []cond.Lesson
	for _, w := range ways {
		for _, l := range w.lessons {
			if t := (told{l.Kind, l.Err}); !seen[t] {
				seen[t] = true
				all = append(all, l)
			}
		}
	}
	return slices.DeleteFunc(all, func(l cond.Lesson) bool {
		return slices.ContainsFunc(ways, func(w way) bool { return !k.teaches(w, l) })
	})
}

// teaches reports whether a way tells what another one does.
func (k *branches) teaches(w way, l cond.Lesson) bool {
	return slices.ContainsFunc(w.lessons, func(m cond.Lesson) bool {
		return paths.SameError(m.Err, l.Err) && (m.Kind == l.Kind || m.Kind == cond.IsCertain && l.Kind == cond.IsSet) ||
			l.Kind == cond.IsCertain && m.Kind == cond.IsSet && isContextErr(m.Err)
	}) || l.Kind == cond.IsCertain && heldError{k.Tracer, l.Err}.isIn(w.cond)
}
