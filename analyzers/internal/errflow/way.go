package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A branching is a condition with the outcome that leads to a block.
type branching struct {
	cond  ssa.Value
	truth bool
}

// A way is one of those that lead to a block, with what is known on it.
type way struct {
	cond    ssa.Value // of its last branch
	lessons []lesson
}

// A branched is what has been found out about the branches of a function.
type branched struct {
	start   int // of the evaluation, when it was found out
	fn      *ssa.Function
	lessons map[*ssa.BasicBlock][]lesson
}

// branchedIn returns what has been found out about the branches of a function, which is kept
// until somebody asks about another one: who asks for one branch asks for all of its function.
func (f *lossReader) branchedIn(fn *ssa.Function) *branched {
	if f.branched == nil || f.branched.fn != fn || f.branched.start != f.eval.starts {
		f.branched = &branched{fn: fn, start: f.eval.starts, lessons: make(map[*ssa.BasicBlock][]lesson)}
	}
	return f.branched
}

// lessonsAt returns what is known in a block whichever way has led there, as far
// as the branches right before it tell.
func (f *lossReader) lessonsAt(block *ssa.BasicBlock) []lesson {
	of := f.branchedIn(block.Parent())
	known, ok := of.lessons[block]
	if !ok {
		known = f.findLessons(block)
		of.lessons[block] = known
	}
	return known
}

func (f *lossReader) findLessons(block *ssa.BasicBlock) []lesson {
	branches := branchesTo(block)
	if len(branches) == 1 {
		return learned(branches[0].cond, branches[0].truth)
	}
	ways := make([]way, len(branches))
	for i, b := range branches {
		pred := block.Preds[i]
		if block.Dominates(pred) {
			return nil // a loop
		}
		ways[i] = way{b.cond, append(learned(b.cond, b.truth), f.lessonsBetween(pred, block.Idom())...)}
	}
	return f.common(ways)
}

// lessonsBetween returns what is known in a block because of the branches after
// one of those that lead there in any case.
func (f *lossReader) lessonsBetween(block, after *ssa.BasicBlock) []lesson {
	var list []lesson
	for i, b := 0, block; b != nil && b != after && i < maxDominators; i, b = i+1, b.Idom() {
		list = append(list, f.lessonsAt(b)...)
	}
	return list
}

// common returns what is known on all ways. An error that is a certain one on one
// of them counts as such if the others tell as much.
func (f *lossReader) common(ways []way) []lesson {
	var all []lesson
	for _, w := range ways {
		all = append(all, w.lessons...)
	}
	return slices.DeleteFunc(all, func(l lesson) bool {
		return slices.ContainsFunc(ways, func(w way) bool { return !f.teaches(w, l) })
	})
}

// teaches reports whether a way tells what another one does.
func (f *lossReader) teaches(w way, l lesson) bool {
	return slices.ContainsFunc(w.lessons, func(m lesson) bool {
		return sameError(m.err, l.err) && (m.kind == l.kind || m.kind == isCertain && l.kind == isSet) ||
			l.kind == isCertain && m.kind == isSet && isContextErr(m.err)
	}) || l.kind == isCertain && liveError{flow: f, value: l.err}.isIn(w.cond)
}
