package swallow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
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
	return (f.asking || !funcs.TakesContext(call) && !asksOthers(call)) && !funcs.IsLog(call.Common()) && (f.decoded || !refuses(call) || isItem(v) || f.objects && decodesObject(call))
}

// derivedFrom returns what is made of some values.
func derivedFrom(values []ssa.Value) map[ssa.Value]bool { return following{}.from(values) }

// leaving returns the results that some values are part of.
func (l *look) leaving(starts []start) results {
	found, _ := l.leavingAt(starts, following{})
	return found
}

// leavingAt returns the results that some values are part of, as far as it is followed, and a return that gives one.
func (l *look) leavingAt(starts []start, following following) (found results, at token.Pos) {
	f := scenario.Outflow{Takes: following.takes, Returned: func(ret *ssa.Return, index int) {
		if index < maxResults && !l.dead[ret.Block()] && !l.tells(ret) {
			found |= 1 << index
			at = max(at, ret.Pos())
		}
	}}
	for _, s := range starts {
		if s.within == nil {
			f.Add(s.value)
		} else {
			f.AddUses(s.value, s.within)
		}
	}
	for v := range f.Run() {
		if p, ok := v.(*ssa.Parameter); ok {
			found |= 1 << (maxResults + slices.Index(p.Parent().Params, p))
		}
	}
	return found, at
}

// decodesObject reports whether a call decodes into something that takes any object.
func decodesObject(call *ssa.Call) bool {
	to, ok := calls.PlainValue(call.Call.Args[len(call.Call.Args)-1]).Type().Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	switch to.Elem().Underlying().(type) {
	case *types.Struct, *types.Map, *types.Interface:
		return true
	}
	return false
}

// asksOthers reports whether a call can fail that is one of a function of another module: what
// it answers is its own.
func asksOthers(call *ssa.Call) bool {
	results := call.Call.Signature().Results()
	obj := program.Called(call.Common())
	if results.Len() < 2 || !program.IsError(results.At(results.Len()-1).Type()) || obj == nil || obj.Pkg() == nil {
		return false
	}
	first, _, _ := strings.Cut(obj.Pkg().Path(), "/")
	return strings.Contains(first, ".") && program.Declaration(call.Call.StaticCallee()) == nil && !cond.Encodes(call.Common())
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
	obj := program.Called(call.Common())
	if obj == nil || !decoders[obj.Name()] {
		return false
	}
	f, ok := failingOf(call)
	return ok && isLookedAt(f.errs)
}
