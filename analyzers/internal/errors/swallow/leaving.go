package swallow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
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

// A following goes from values to what is made of them.
type following struct {
	seen    map[ssa.Value]bool
	todo    []ssa.Value
	decoded bool // what is decoded of a value is made of it, also if that can be refused
	asking  bool // what others answer who are asked with a value is made of it, too
	filled  results
	returns func(ret *ssa.Return, index int)
}

// derivedFrom returns what is made of some values.
func derivedFrom(values []ssa.Value) map[ssa.Value]bool { return following{}.from(values) }

// from returns all to which it goes from some values.
func (f following) from(values []ssa.Value) map[ssa.Value]bool {
	f.seen, f.returns = make(map[ssa.Value]bool), func(*ssa.Return, int) {}
	for _, v := range values {
		f.add(v)
	}
	f.run()
	return f.seen
}

// leaving returns the results that some values are part of.
func (l *look) leaving(starts []start) results {
	var found results
	f := following{seen: make(map[ssa.Value]bool), returns: func(ret *ssa.Return, index int) {
		if index < maxResults && !l.dead[ret.Block()] && !l.tells(ret) {
			found |= 1 << index
		}
	}}
	for _, s := range starts {
		if s.within == nil {
			f.add(s.value)
			continue
		}
		for _, use := range *s.value.Referrers() {
			if s.within[use.Block()] {
				f.use(s.value, use)
			}
		}
	}
	f.run()
	return found | f.filled
}

func (f *following) add(v ssa.Value) {
	if v != nil && !f.seen[v] && len(f.seen) < budget.Visits {
		f.seen[v] = true
		f.todo = append(f.todo, v)
		if p, ok := v.(*ssa.Parameter); ok {
			f.filled |= 1 << (maxResults + slices.Index(p.Parent().Params, p))
		}
	}
}

func (f *following) run() {
	for ; len(f.todo) > 0; f.todo = f.todo[1:] {
		for _, use := range program.UsesOf(f.todo[0]) {
			f.use(f.todo[0], use)
		}
	}
}

// use goes on to what an instruction makes of a value.
func (f *following) use(v ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.Return:
		f.returned(v, use.Results, use)
	case *ssa.Store:
		if use.Val != v {
			return
		}
		if ret, ok := program.Last(use.Block()).(*ssa.Return); ok && paths.Returns(use) {
			f.returned(v, program.AllGiven(ret), ret) // each return stores its own value there
			return
		}
		f.add(paths.Whole(use.Addr))
	case *ssa.MapUpdate:
		if use.Map != v {
			f.add(paths.Root(use.Map))
		}
	case *ssa.Send:
		if use.X == v {
			f.add(paths.Root(use.Chan))
		}
	case *ssa.Select:
		f.selected(v, use)
	case *ssa.Call:
		f.handed(v, use)
	case *ssa.BinOp:
		if !program.IsBool(use.Type()) {
			f.add(use)
		}
	case *ssa.Extract:
		if !program.IsError(use.Type()) && !isBoolOfLookup(use) {
			f.add(use)
		}
	case *ssa.Phi, *ssa.FieldAddr, *ssa.Field, *ssa.IndexAddr, *ssa.Index, *ssa.Lookup, *ssa.Slice, *ssa.Convert, *ssa.ChangeType,
		*ssa.ChangeInterface, *ssa.MakeInterface, *ssa.TypeAssert, *ssa.UnOp, *ssa.Range, *ssa.Next:
		f.add(use.(ssa.Value))
	}
}

// returned notes for which results a return gives a value.
func (f *following) returned(v ssa.Value, results []ssa.Value, ret *ssa.Return) {
	for i, given := range results {
		if given == v {
			f.returns(ret, i)
		}
	}
}

// selected goes on to what a select receives from a channel, or to the channel to which it sends.
func (f *following) selected(v ssa.Value, of *ssa.Select) {
	received := 2 // after the index of the case and the bool
	for _, state := range of.States {
		if state.Dir == types.SendOnly {
			if state.Send == v {
				f.add(paths.Root(state.Chan))
			}
			continue
		}
		for x := range program.UsesAs[*ssa.Extract](of) {
			if x.Index == received && state.Chan == v {
				f.add(x)
			}
		}
		received++
	}
}

// isBoolOfLookup reports whether a value says only whether something was there.
func isBoolOfLookup(x *ssa.Extract) bool {
	switch x.Tuple.(type) {
	case *ssa.Lookup, *ssa.TypeAssert, *ssa.Next:
		return program.IsBool(x.Type())
	}
	return false
}

// handed goes on to what a function makes of a value, and to what it puts it into. What asks
// others something with it, or reads it and can refuse it, makes something else.
func (f *following) handed(v ssa.Value, call *ssa.Call) {
	if !f.asking && (funcs.TakesContext(call) || asksOthers(call)) || funcs.IsLog(call.Common()) || !f.decoded && refuses(call) && !isItem(v) {
		return
	}
	if call.Call.Value == v && !call.Call.IsInvoke() {
		return
	}
	results := call.Call.Signature().Results()
	switch results.Len() {
	case 0:
	case 1:
		if !program.IsError(results.At(0).Type()) && !program.IsBool(call.Type()) {
			f.add(call)
		}
	default:
		f.add(call)
	}
	for _, arg := range call.Call.Args {
		if arg != v {
			f.filledBy(arg)
		}
	}
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

// filledBy goes on to a variable that a call can put something into: a buffer, a builder, what
// is decoded into.
func (f *following) filledBy(arg ssa.Value) {
	arg = calls.PlainValue(arg)
	if variable, ok := arg.(*ssa.Alloc); ok && variable.Comment != "varargs" || paths.IsFilled(arg) {
		f.add(arg)
	}
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
