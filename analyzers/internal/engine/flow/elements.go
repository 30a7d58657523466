package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Elements follows the values that the package stores in an array, slice or
// map.
func (t *Trace) Elements(list ssa.Value) {
	if list == nil || t.opened[list] || len(t.opened) > MaxTraced {
		return
	}
	if t.opened == nil {
		t.opened = make(map[ssa.Value]bool)
	}
	t.opened[list] = true
	switch x := list.(type) {
	case *ssa.Slice:
		t.Elements(x.X)
	case *ssa.ChangeType:
		t.Elements(x.X)
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

func (t *Trace) lists(all []ssa.Value) {
	for _, list := range all {
		t.Elements(list)
	}
}

// listsAt follows the elements of the lists and maps that a variable or a field holds.
func (t *Trace) listsAt(addr ssa.Value) {
	switch addr := addr.(type) {
	case *ssa.Global:
		t.lists(t.Globals[addr])
		t.values(t.entries[addr])
	case *ssa.FieldAddr:
		if field := program.Field(addr.X.Type(), addr.Field); field != nil {
			t.lists(t.Fields[field])
		}
	case *ssa.Alloc:
		t.lists(paths.Stored(addr))
	case *ssa.FreeVar:
		for _, binding := range program.Bindings(addr) {
			t.listsAt(binding)
		}
	}
}

func (t *Trace) listsHanded(p *ssa.Parameter) {
	t.Given = append(t.Given, p)
	t.lists(t.ArgumentsFor(p))
}

// listsReturned follows the elements of what a call returns: of all that append is
// given, or of what a function of the package returns.
func (t *Trace) listsReturned(call *ssa.Call) {
	if program.IsBuiltin(call, "append") {
		t.lists(call.Call.Args)
		return
	}
	callee := program.Callee(&call.Call)
	if callee == nil || callee.Signature.Results().Len() != 1 {
		return
	}
	if obj := program.ObjectOf(callee); len(callee.Blocks) == 0 && obj != nil {
		t.Found = append(t.Found, Source{Made: obj, Call: call})
	}
	for _, ret := range t.Returns[callee] {
		t.Elements(ret.Results[0])
	}
}

// put follows what is put into a list or a map that is made here.
func (t *Trace) put(list ssa.Value) {
	referrers := list.Referrers()
	if referrers == nil {
		return
	}
	for _, instr := range *referrers {
		switch instr := instr.(type) {
		case *ssa.MapUpdate:
			if instr.Map == list {
				t.Value(instr.Value)
			}
		case *ssa.IndexAddr:
			if instr.X == list {
				t.values(paths.Stored(instr))
			}
		}
	}
}

// ranged follows the elements over which a loop runs.
func (t *Trace) ranged(next *ssa.Next) {
	if loop, ok := next.Iter.(*ssa.Range); ok {
		t.Elements(loop.X)
	}
}
