package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Source is where a function value comes from.
type Source struct {
	Function  *ssa.Function  // a function of the package, or of another one
	Parameter *ssa.Parameter // a parameter of a function of the package
	Made      *types.Func    // a function of another package returned it
	Call      *ssa.Call      // the call in which it did, or of a function that nobody knows
	Field     *types.Var     // it was read from a field, in which any package can put it
	Variable  types.Object   // it was read from a variable that the package does not set
}

// Sources returns the sources of a function value, as far as it can follow
// them.
func (f *Index) Sources(v ssa.Value) []Source { return f.SourcesWithin(v, nil) }

// SourcesWithin is [Index.Sources], except that it returns the parameters of fn
// instead of following them to callers. Without a function it follows everything.
func (f *Index) SourcesWithin(v ssa.Value, fn *ssa.Function) []Source {
	t := NewTrace(f)
	t.Within = fn
	t.Value(v)
	return t.Found
}

// A Trace follows a value backwards to its sources.
type Trace struct {
	*Index
	seen   map[ssa.Value]bool
	opened map[ssa.Value]bool // lists and maps whose elements were followed
	Found  []Source
	Boxed  []*ssa.MakeInterface // where a value was put into an interface on the way
	Given  []*ssa.Parameter     // the parameters on the way, those that are lists as well
	Within *ssa.Function        // whose callers are left out; nil for none

	inside map[*ssa.Function]*ssa.Call        // the calls whose results are followed now, by what they call
	handed map[*ssa.Function][]*ssa.Parameter // the parameters that functions return which were followed
}

// NewTrace returns an empty trace.
func NewTrace(f *Index) *Trace {
	return &Trace{
		Index: f, seen: make(map[ssa.Value]bool), opened: make(map[ssa.Value]bool),
		inside: make(map[*ssa.Function]*ssa.Call), handed: make(map[*ssa.Function][]*ssa.Parameter),
	}
}

func (t *Trace) values(list []ssa.Value) {
	for _, v := range list {
		t.Value(v)
	}
}

// Value follows a value backwards and adds its sources.
func (t *Trace) Value(v ssa.Value) {
	if v == nil || t.seen[v] || len(t.seen) > budget.Visits || t.isHanded(v) {
		return
	}
	t.seen[v] = true
	switch v := v.(type) {
	case *ssa.Function:
		t.Found = append(t.Found, Source{Function: program.Declaration(v)})
	case *ssa.MakeClosure:
		t.Found = append(t.Found, Source{Function: program.Declaration(v.Fn.(*ssa.Function))})
	case *ssa.ChangeType:
		t.Value(v.X)
	case *ssa.MakeInterface:
		t.Boxed = append(t.Boxed, v)
		t.Value(v.X)
	case *ssa.ChangeInterface:
		t.Value(v.X)
	case *ssa.TypeAssert:
		t.Value(v.X)
	case *ssa.Phi:
		t.values(v.Edges)
	case *ssa.Call:
		t.result(v, 0)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			t.result(call, v.Index)
		} else {
			t.Value(v.Tuple) // a type assertion with comma-ok, or a map element
		}
	case *ssa.Parameter:
		t.parameter(v)
	case *ssa.FreeVar:
		t.values(program.Bindings(v))
	case *ssa.Field:
		t.field(v.X, paths.FieldOf(v))
	case *ssa.UnOp:
		t.Load(v.X)
	case *ssa.Lookup:
		t.Elements(v.X)
	case *ssa.Index:
		t.Elements(v.X)
	case *ssa.Next:
		if loop, ok := v.Iter.(*ssa.Range); ok {
			t.Elements(loop.X)
		}
	}
}

// result follows what a call returns in the given place.
func (t *Trace) result(call *ssa.Call, index int) {
	callee := program.Callee(&call.Call)
	if callee == nil {
		if call.Call.IsInvoke() {
			if givesFunctions(call.Call.Signature()) {
				for _, fn := range calls.Own(t.Calls.Of(call)) {
					t.returned(fn, call, index)
				}
			}
			return
		}
		maker := Trace{Index: t.Index, seen: t.seen, opened: make(map[ssa.Value]bool), Within: t.Within, inside: t.inside, handed: t.handed}
		maker.Value(call.Call.Value)
		known := false
		for _, s := range maker.Found {
			if s.Function != nil {
				t.returned(s.Function, call, index)
				known = true
			}
		}
		if !known {
			t.Found = append(t.Found, Source{Call: call})
		}
		return
	}
	t.returned(callee, call, index)
}

func (t *Trace) returned(f *ssa.Function, call *ssa.Call, index int) {
	if len(f.Blocks) == 0 {
		if obj := program.ObjectOf(f); obj != nil {
			t.Found = append(t.Found, Source{Made: obj, Call: call})
		}
		return
	}
	for _, p := range t.handed[f] {
		t.argument(call, p) // what else it returns is known
	}
	if t.inside[f] == nil {
		t.inside[f] = call
		defer delete(t.inside, f)
	}
	for _, ret := range t.Returns[f] {
		if index < len(ret.Results) {
			t.Value(ret.Results[index])
		}
	}
}

// isHanded reports whether a value is a parameter of a function of which the result of one call is followed.
// Then it is what that call hands over, and what others do counts for nothing. Of
//
//	func counted(name string, next server.ToolHandlerFunc) server.ToolHandlerFunc { return next }
//
// counted("read_note", read) is read, whatever else is counted.
func (t *Trace) isHanded(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	if !ok || t.inside[p.Parent()] == nil {
		return false
	}
	fn := p.Parent()
	call := t.inside[fn]
	if !slices.Contains(t.handed[fn], p) {
		t.handed[fn] = append(t.handed[fn], p)
	}
	delete(t.inside, fn)
	t.argument(call, p)
	t.inside[fn] = call
	return true
}

// argument follows what a call hands over for a parameter. The receiver of a method stands among the arguments
// only of calls that name the method.
func (t *Trace) argument(call *ssa.Call, p *ssa.Parameter) {
	args := call.Call.Args
	index := PositionOf(p) - (len(p.Parent().Params) - len(args))
	switch {
	case index >= 0 && index < len(args):
		t.Value(args[index])
	case index == -1 && call.Call.IsInvoke():
		t.Value(call.Call.Value)
	}
}

// parameter notes a parameter and follows it to the calls of its function
// within the package.
func (t *Trace) parameter(p *ssa.Parameter) {
	t.Found = append(t.Found, Source{Parameter: p})
	t.Given = append(t.Given, p)
	if p.Parent() == t.Within {
		return
	}
	t.backToArguments(p, func(e Edge) bool {
		t.Value(e.From)
		return true
	})
	t.values(t.Handed[p])
}

// PositionOf returns the index of a parameter in calls, counting the receiver.
func PositionOf(p *ssa.Parameter) int { return slices.Index(p.Parent().Params, p) }

// field notes a field and follows what this package puts into it. Of a struct that a
// function of the package made anew it follows what is in that one.
func (t *Trace) field(holder ssa.Value, v *types.Var) {
	if v == nil {
		return
	}
	if stored, ok := t.instanceField(holder, v); ok {
		t.values(stored)
		return
	}
	t.Found = append(t.Found, Source{Field: v})
	t.values(t.Fields[v])
}

// Load follows the values stored at an address.
func (t *Trace) Load(addr ssa.Value) {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		t.field(addr.X, paths.FieldOf(addr))
	case *ssa.Global:
		if len(t.Globals[addr]) == 0 {
			t.Found = append(t.Found, Source{Variable: addr.Object()})
		}
		t.values(t.Globals[addr])
	case *ssa.Alloc:
		t.stored(addr)
	case *ssa.FreeVar:
		for _, binding := range program.Bindings(addr) {
			t.Load(binding)
		}
	case *ssa.IndexAddr:
		t.Elements(addr.X)
	}
}

// stored follows what is stored in a local variable, in its own function and in
// the literals that share it.
func (t *Trace) stored(variable ssa.Value) {
	t.values(paths.Stored(variable))
	for closure := range program.UsesAs[*ssa.MakeClosure](variable) {
		if free := program.Captured(closure, variable); free != nil {
			t.stored(free)
		}
	}
}
