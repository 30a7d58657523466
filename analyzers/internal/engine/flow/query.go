package flow

import (
	"iter"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Query says which edges of the graph are followed.
type Query struct {
	Kinds Kind
	Skip  func(Edge) bool // edges of these kinds that are not followed; nil for none
	Index *Index          // follows values back into other functions of the package; nil for none
}

// Back yields all that some values are made of, each once, the values themselves first.
func (q Query) Back(values ...ssa.Value) iter.Seq[ssa.Value] {
	return q.walk(values, q.back(), edgeFrom, false)
}

// Ends yields where that ends: those values into which no edge leads. Where a query is cut off, the next ones are ends.
func (q Query) Ends(values ...ssa.Value) iter.Seq[ssa.Value] {
	return q.walk(values, q.back(), edgeFrom, true)
}

// On yields all that is made of some values, each once, the values themselves first.
func (q Query) On(values ...ssa.Value) iter.Seq[ssa.Value] {
	return q.walk(values, On, func(e Edge) ssa.Value { return e.To }, false)
}

// Uses yields what else is done with some values and with what is made of them: with each value, the instructions
// that use it, but for those by which the query goes on.
//
//	for v, use := range (flow.Query{Kinds: flow.Convert}).Uses(limit) { // int(limit) > 100
func (q Query) Uses(values ...ssa.Value) iter.Seq2[ssa.Value, ssa.Instruction] {
	return func(yield func(ssa.Value, ssa.Instruction) bool) {
		for v := range q.On(values...) {
			for _, use := range program.UsesOf(v) {
				if !q.goesOn(v, use) && !yield(v, use) {
					return
				}
			}
		}
	}
}

// goesOn reports whether a query follows a value by one of the instructions that use it.
func (q Query) goesOn(v ssa.Value, use ssa.Instruction) (on bool) {
	onAt(use, v, func(e Edge) bool {
		on = q.follows(e)
		return !on
	})
	return on
}

func (q Query) back() func(ssa.Value) iter.Seq[Edge] {
	if q.Index != nil {
		return q.Index.Back
	}
	return Back
}

func edgeFrom(e Edge) ssa.Value { return e.From }

// follows reports whether an edge is followed.
func (q Query) follows(e Edge) bool { return e.Kind&q.Kinds != 0 && (q.Skip == nil || !q.Skip(e)) }

// Counted is the query for a value, and for its length.
var Counted = Query{Kinds: Phi | Argument, Skip: func(e Edge) bool { return e.Kind == Argument && !program.IsBuiltin(e.To, "len") }}

// All reports whether all of some values, and there is one, are of a kind.
func All(values iter.Seq[ssa.Value], is func(ssa.Value) bool) bool {
	some := false
	for v := range values {
		if !is(v) {
			return false
		}
		some = true
	}
	return some
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

// Start follows a value back as long as only one value leads into it, and returns the last one:
//
//	name, _ := args["name"].(string) // of name, by Extract, Unbox and Element: args
//
// By Store it follows a variable into the one value that it is set to.
func (q Query) Start(v ssa.Value) ssa.Value {
	for range budget.Visits {
		before := q.only(v)
		if before == nil {
			break
		}
		v = before
	}
	return v
}

// only returns the only value that leads into another one, or nil.
func (q Query) only(v ssa.Value) (only ssa.Value) {
	if variable, ok := v.(*ssa.Alloc); ok && q.Kinds&Store != 0 {
		return paths.OnlyStored(variable)
	}
	backToOperands(v, func(e Edge) bool {
		if !q.follows(e) || e.From == only {
			return true
		}
		if only != nil {
			only = nil
			return false
		}
		only = e.From
		return true
	})
	return only
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

// walk visits values depth first, in the order of the edges, and yields all of them, or those where it ends.
func (q Query) walk(values []ssa.Value, edges func(ssa.Value) iter.Seq[Edge], end func(Edge) ssa.Value, ends bool) iter.Seq[ssa.Value] {
	return func(yield func(ssa.Value) bool) {
		var seen visited
		todo := slices.Clone(values)
		slices.Reverse(todo)
		for len(todo) > 0 {
			v := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if v == nil || seen.has(v) {
				continue
			}
			cut := seen.n >= budget.Visits
			if cut && !ends {
				return
			}
			seen.add(v)
			if !ends && !yield(v) {
				return
			}
			first, leads := len(todo), false
			for e := range edges(v) {
				if cut || !q.follows(e) {
					continue
				}
				if leads = true; !seen.has(end(e)) {
					todo = append(todo, end(e))
				}
			}
			slices.Reverse(todo[first:])
			if ends && !leads && !yield(v) {
				return
			}
		}
	}
}

// visited are the values that a walk has been at. Most walks are short, and need no map.
type visited struct {
	n    int
	few  [8]ssa.Value
	many map[ssa.Value]bool
}

func (s *visited) has(v ssa.Value) bool {
	return s.many[v] || slices.Contains(s.few[:min(s.n, len(s.few))], v)
}

func (s *visited) add(v ssa.Value) {
	if s.n < len(s.few) {
		s.few[s.n] = v
	} else {
		if s.many == nil {
			s.many = make(map[ssa.Value]bool)
		}
		s.many[v] = true
	}
	s.n++
}
