package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A source is where a function value comes from.
type source struct {
	function  *ssa.Function  // a function of the package, or of another one
	parameter *ssa.Parameter // a parameter of a function of the package
	made      *types.Func    // a function of another package returned it
	call      *ssa.Call      // the call in which it did, or of a function that nobody knows
	field     *types.Var     // it was read from a field, in which any package can put it
	variable  types.Object   // it was read from a variable that the package does not set
}

// sources returns where the function value v can come from. What it cannot
// follow it leaves out.
func (f *flow) sources(v ssa.Value) []source { return f.sourcesWithin(v, nil) }

// maxTraced is how many values a single trace looks at before it gives up.
const maxTraced = 2000

// sourcesWithin is sources, but for what the callers of a function hand to it: of that
// it tells only the parameter. It leaves out nothing if there is no function.
func (f *flow) sourcesWithin(v ssa.Value, fn *ssa.Function) []source {
	t := tracer{flow: f, seen: make(map[ssa.Value]bool), within: fn}
	t.value(v)
	return t.found
}

type tracer struct {
	*flow
	seen   map[ssa.Value]bool
	opened map[ssa.Value]bool // lists and maps whose elements were followed
	found  []source
	boxed  []*ssa.MakeInterface // where a value was put into an interface on the way
	given  []*ssa.Parameter     // the parameters on the way, those that are lists as well
	within *ssa.Function        // whose callers are left out; nil for none
}

func (t *tracer) values(list []ssa.Value) {
	for _, v := range list {
		t.value(v)
	}
}

func (t *tracer) value(v ssa.Value) {
	if v == nil || t.seen[v] || len(t.seen) > maxTraced {
		return
	}
	t.seen[v] = true
	switch v := v.(type) {
	case *ssa.Function:
		t.function(v)
	case *ssa.MakeClosure:
		t.function(v.Fn.(*ssa.Function))
	case *ssa.ChangeType:
		t.value(v.X)
	case *ssa.MakeInterface:
		t.boxed = append(t.boxed, v)
		t.value(v.X)
	case *ssa.ChangeInterface:
		t.value(v.X)
	case *ssa.TypeAssert:
		t.value(v.X)
	case *ssa.Phi:
		t.values(v.Edges)
	case *ssa.Call:
		t.result(v, 0)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			t.result(call, v.Index)
		} else {
			t.value(v.Tuple) // a type assertion with comma-ok, or a map element
		}
	case *ssa.Parameter:
		t.parameter(v)
	case *ssa.FreeVar:
		t.freeVar(v)
	case *ssa.Field:
		t.field(v.X, program.Field(v.X.Type(), v.Field))
	case *ssa.UnOp:
		t.load(v.X)
	case *ssa.Lookup:
		t.elements(v.X)
	case *ssa.Index:
		t.elements(v.X)
	case *ssa.Next:
		t.ranged(v)
	}
}

// function notes a function. A method value is a wrapper without an origin of
// its own; the method behind it is what counts.
func (t *tracer) function(f *ssa.Function) {
	if f.Synthetic != "" && objectOf(f) != nil {
		if method := f.Prog.FuncValue(objectOf(f)); method != nil {
			f = method
		}
	}
	if origin := f.Origin(); origin != nil {
		f = origin
	}
	t.found = append(t.found, source{function: f})
}

// result follows what a call returns in the given place.
func (t *tracer) result(call *ssa.Call, index int) {
	callee := staticCallee(&call.Call)
	if callee == nil {
		if call.Call.IsInvoke() {
			for _, fn := range t.behind[call.Call.Method] {
				t.returned(fn, call, index)
			}
			return
		}
		maker := tracer{flow: t.flow, seen: t.seen, within: t.within}
		maker.value(call.Call.Value)
		known := false
		for _, s := range maker.found {
			if s.function != nil {
				t.returned(s.function, call, index)
				known = true
			}
		}
		if !known {
			t.found = append(t.found, source{call: call})
		}
		return
	}
	t.returned(callee, call, index)
}

func (t *tracer) returned(f *ssa.Function, call *ssa.Call, index int) {
	if len(f.Blocks) == 0 {
		if obj := objectOf(f); obj != nil {
			t.found = append(t.found, source{made: obj, call: call})
		}
		return
	}
	for _, ret := range t.returns[f] {
		if index < len(ret.Results) {
			t.value(ret.Results[index])
		}
	}
}

// parameter notes a parameter and follows it to the calls of its function
// within the package.
func (t *tracer) parameter(p *ssa.Parameter) {
	t.found = append(t.found, source{parameter: p})
	t.given = append(t.given, p)
	if p.Parent() == t.within {
		return
	}
	t.values(t.argumentsFor(p))
	t.values(t.handed[p])
}

// argumentsFor returns what the package gives for a parameter where it calls the function
// by name.
func (f *flow) argumentsFor(p *ssa.Parameter) []ssa.Value {
	var list []ssa.Value
	index := indexOf(p)
	for _, call := range f.calls[p.Parent()] {
		if args := call.Common().Args; index < len(args) {
			list = append(list, args[index])
		}
	}
	return list
}

// indexOf returns the position of a parameter in calls, where a receiver comes
// first.
func indexOf(p *ssa.Parameter) int {
	for i, q := range p.Parent().Params {
		if p == q {
			return i
		}
	}
	return -1
}

func (t *tracer) freeVar(v *ssa.FreeVar) {
	for _, binding := range t.bindings(v) {
		t.value(binding)
	}
}

// bindings returns what a variable of an outer function is in its literals.
func (f *flow) bindings(v *ssa.FreeVar) []ssa.Value {
	literal := v.Parent()
	index := -1
	for i, free := range literal.FreeVars {
		if free == v {
			index = i
		}
	}
	var bound []ssa.Value
	for _, closure := range f.closures[literal] {
		if index >= 0 && index < len(closure.Bindings) {
			bound = append(bound, closure.Bindings[index])
		}
	}
	return bound
}

// field notes a field and follows what this package puts into it. Of a struct that a
// function of the package made anew it follows what is in that one.
func (t *tracer) field(holder ssa.Value, v *types.Var) {
	if v == nil {
		return
	}
	if stored, ok := t.instanceField(holder, v); ok {
		t.values(stored)
		return
	}
	t.found = append(t.found, source{field: v})
	t.values(t.fields[v])
}

// load follows what was stored at an address.
func (t *tracer) load(addr ssa.Value) {
	switch addr := addr.(type) {
	case *ssa.FieldAddr:
		t.field(addr.X, program.Field(addr.X.Type(), addr.Field))
	case *ssa.Global:
		if len(t.globals[addr]) == 0 {
			t.found = append(t.found, source{variable: addr.Object()})
		}
		t.values(t.globals[addr])
	case *ssa.Alloc:
		t.stored(addr)
	case *ssa.FreeVar:
		for _, binding := range t.bindings(addr) {
			t.load(binding)
		}
	case *ssa.IndexAddr:
		t.elements(addr.X)
	}
}

// stored follows what is stored in a local variable, in its own function and in
// the literals that share it.
func (t *tracer) stored(variable ssa.Value) {
	referrers := variable.Referrers()
	if referrers == nil || t.seen[variable] {
		return
	}
	t.seen[variable] = true
	for _, instr := range *referrers {
		switch instr := instr.(type) {
		case *ssa.Store:
			if instr.Addr == variable {
				t.value(instr.Val)
			}
		case *ssa.MakeClosure:
			literal := instr.Fn.(*ssa.Function)
			for i, binding := range instr.Bindings {
				if binding == variable {
					t.stored(literal.FreeVars[i])
				}
			}
		}
	}
}
