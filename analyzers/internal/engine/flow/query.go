package flow

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
)

// A Query says which edges of the graph are followed.
type Query struct {
	Kinds Kind
	Skip  func(Edge) bool // edges of these kinds that are not followed; nil for none
}

// maxVisited bounds the values that one query visits.
const maxVisited = 2000

// Back yields all that some values are made of, each once, the values themselves first.
func (q Query) Back(values ...ssa.Value) iter.Seq[ssa.Value] {
	return q.walk(values, Back, func(e Edge) ssa.Value { return e.From })
}

// On yields all that is made of some values, each once, the values themselves first.
func (q Query) On(values ...ssa.Value) iter.Seq[ssa.Value] {
	return q.walk(values, On, func(e Edge) ssa.Value { return e.To })
}

// Reaches reports whether one of some values, or something that they are made of, is of a kind.
func (q Query) Reaches(is func(ssa.Value) bool, from ...ssa.Value) bool {
	for v := range q.Back(from...) {
		if is(v) {
			return true
		}
	}
	return false
}

// IsMadeOf reports whether a value is, or is made of, another. What a branch proves to be nil is not followed.
func IsMadeOf(v, part ssa.Value) bool {
	return Query{Kinds: Making, Skip: IsNilEdge}.Reaches(func(v ssa.Value) bool { return v == part }, v)
}

// IsNilEdge reports whether an edge leads into a phi from where a branch proves the operand to be nil.
func IsNilEdge(e Edge) bool {
	phi, ok := e.At.(*ssa.Phi)
	return ok && cond.From(phi, e.Index) == cond.FoundNil
}

// walk visits values depth first, in the order of the edges.
func (q Query) walk(values []ssa.Value, edges func(ssa.Value) iter.Seq[Edge], end func(Edge) ssa.Value) iter.Seq[ssa.Value] {
	return func(yield func(ssa.Value) bool) {
		seen := make(map[ssa.Value]bool)
		todo := slices.Clone(values)
		slices.Reverse(todo)
		for len(todo) > 0 && len(seen) < maxVisited {
			v := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if v == nil || seen[v] {
				continue
			}
			seen[v] = true
			if !yield(v) {
				return
			}
			first := len(todo)
			for e := range edges(v) {
				if next := end(e); e.Kind&q.Kinds != 0 && !seen[next] && (q.Skip == nil || !q.Skip(e)) {
					todo = append(todo, next)
				}
			}
			slices.Reverse(todo[first:])
		}
	}
}
