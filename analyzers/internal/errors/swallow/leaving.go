package swallow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// A start is a value, or those uses of it that are in some blocks.
type start struct {
	value  ssa.Value
	within map[*ssa.BasicBlock]bool // nil if all uses count
}

// startsOf returns values as such of which all uses count.
func startsOf(values []ssa.Value) []start {
	list := make([]start, len(values))
	for i, v := range values {
		list[i] = start{value: v}
	}
	return list
}

func valuesOf(starts []start) []ssa.Value {
	list := make([]ssa.Value, len(starts))
	for i, s := range starts {
		list[i] = s.value
	}
	return list
}

// A following says what is made of a value that a function is handed.
type following struct {
	decoded bool // what is decoded of it, also if that can be refused
	objects bool // the same of what is decoded into a struct, a map or anything: one that has none of its fields is not refused
	asking  bool // what others answer who are asked with it
}

// from returns what is made of some values.
func (f following) from(values []ssa.Value) map[ssa.Value]bool {
	return scenario.Outflow{Takes: f.takes}.From(values...)
}

// takes reports whether what a call gives is made of a value. What asks others something with it, or reads it and can
// refuse it, makes something else.
func (f following) takes(call *ssa.Call, v ssa.Value) bool {
	return (f.asking || !funcs.TakesContext(call) && !requests.AsksOthers(call)) && !funcs.IsLog(call.Common()) && (f.decoded || !refuses(call) || isItem(v) || f.objects && requests.TakesAnyObject(call))
}

// derivedFrom returns what is made of some values.
func derivedFrom(values []ssa.Value) map[ssa.Value]bool { return following{}.from(values) }

// leaving returns the results that some values are part of.
func (l *look) leaving(starts []start) results {
	found, _ := following{}.leaving(l, starts)
	return found
}

// leaving returns the results of a function that some values are part of, and a return that gives one.
func (f following) leaving(l *look, starts []start) (found results, at token.Pos) {
	out := scenario.Outflow{Takes: f.takes, Returned: func(ret *ssa.Return, index int) {
		if !l.dead[ret.Block()] && !l.tells(ret) {
			found |= result(index)
			at = max(at, ret.Pos())
		}
	}}
	for _, s := range starts {
		if s.within == nil {
			out.Add(s.value)
		} else {
			out.AddUses(s.value, s.within)
		}
	}
	for v := range out.Run() {
		if p, ok := v.(*ssa.Parameter); ok {
			found |= filling(slices.Index(p.Parent().Params, p))
		}
	}
	return found, at
}

// isItem reports whether a value is an item of a list: that others are left out is nothing that decoding it
// could refuse.
func isItem(v ssa.Value) bool {
	_, ok := paths.ReadFrom[*ssa.IndexAddr](flow.Query{Kinds: flow.Convert}.Start(v))
	return ok
}

// refuses reports whether a call reads what it is given, and somebody looks at its error: of
// what is empty it makes none of a success.
func refuses(call *ssa.Call) bool {
	f, ok := fallible.Of(call)
	return ok && fallible.IsDecoder(call) && f.IsLookedAt()
}
