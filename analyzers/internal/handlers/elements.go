package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// elements follows what the package puts into an array, a slice or a map.
func (t *tracer) elements(list ssa.Value) {
	if list == nil || t.opened[list] || len(t.opened) > maxTraced {
		return
	}
	if t.opened == nil {
		t.opened = make(map[ssa.Value]bool)
	}
	t.opened[list] = true
	switch x := list.(type) {
	case *ssa.Slice:
		t.elements(x.X)
	case *ssa.ChangeType:
		t.elements(x.X)
	case *ssa.Phi:
		t.lists(x.Edges)
	case *ssa.UnOp:
		t.listsAt(x.X)
	case *ssa.Parameter:
		t.listsHanded(x)
	case *ssa.Call:
		t.listsReturned(x)
	default:
		t.put(list)
	}
}

func (t *tracer) lists(all []ssa.Value) {
	for _, list := range all {
		t.elements(list)
	}
}

// listsAt follows the elements of the lists and maps that a variable or a field holds.
func (t *tracer) listsAt(addr ssa.Value) {
	switch addr := addr.(type) {
	case *ssa.Global:
		t.lists(t.globals[addr])
		t.values(t.entries[addr])
	case *ssa.FieldAddr:
		if field := program.Field(addr.X.Type(), addr.Field); field != nil {
			t.lists(t.fields[field])
		}
	case *ssa.Alloc:
		t.lists(wholeStores(addr))
	case *ssa.FreeVar:
		for _, binding := range t.bindings(addr) {
			t.listsAt(binding)
		}
	}
}

func (t *tracer) listsHanded(p *ssa.Parameter) {
	t.given = append(t.given, p)
	t.lists(t.argumentsFor(p))
}

// listsReturned follows the elements of what a call returns: of all that append is
// given, or of what a function of the package returns.
func (t *tracer) listsReturned(call *ssa.Call) {
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok && builtin.Name() == "append" {
		t.lists(call.Call.Args)
		return
	}
	callee := staticCallee(&call.Call)
	if callee == nil || callee.Signature.Results().Len() != 1 {
		return
	}
	if obj := objectOf(callee); len(callee.Blocks) == 0 && obj != nil {
		t.found = append(t.found, source{made: obj, call: call})
	}
	for _, ret := range t.returns[callee] {
		t.elements(ret.Results[0])
	}
}

// put follows what is put into a list or a map that is made here.
func (t *tracer) put(list ssa.Value) {
	referrers := list.Referrers()
	if referrers == nil {
		return
	}
	for _, instr := range *referrers {
		switch instr := instr.(type) {
		case *ssa.MapUpdate:
			if instr.Map == list {
				t.value(instr.Value)
			}
		case *ssa.IndexAddr:
			if instr.X == list {
				t.values(wholeStores(instr))
			}
		}
	}
}

// ranged follows the elements over which a loop runs.
func (t *tracer) ranged(next *ssa.Next) {
	if loop, ok := next.Iter.(*ssa.Range); ok {
		t.elements(loop.X)
	}
}
