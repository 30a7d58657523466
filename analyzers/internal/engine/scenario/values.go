package scenario

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Of returns what is known of a value in the run.
func (t *Trace) Of(v ssa.Value) Value {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.ask(v)
}

// ask begins a question about a value.
func (t *Trace) ask(v ssa.Value) Value {
	t.work, t.cut = 0, false
	return t.of(v)
}

// of returns what is known of a value, for a question that has begun.
func (t *Trace) of(v ssa.Value) Value {
	if given, ok := t.Given[v]; ok {
		return given
	}
	if c, ok := v.(*ssa.Const); ok {
		return ofConst(c)
	}
	if known, ok := t.known[v]; ok {
		return known
	}
	if t.work++; t.asking[v] || t.work > budget.Visits {
		t.cut = true
		return Any
	}
	outer := t.cut
	t.asking[v], t.cut = true, false
	value := t.workOut(v)
	delete(t.asking, v)
	if !t.cut && !t.ended { // else it depends on what was asked first
		t.known[v] = value
	}
	t.cut = t.cut || outer
	return value
}

// workOut works out a value from what it is made of.
func (t *Trace) workOut(v ssa.Value) Value {
	if known, ok := t.machine.known(v); ok {
		return known
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return t.phi(v)
	case *ssa.BinOp:
		switch v.Op {
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			return compare(v.Op, t.of(v.X), t.of(v.Y))
		case token.QUO, token.REM:
			return divide(v, t.of(v.X), t.of(v.Y))
		}
	case *ssa.UnOp:
		switch v.Op {
		case token.NOT:
			return t.of(v.X).not()
		case token.MUL:
			return t.load(v)
		}
	case *ssa.ChangeInterface:
		return t.of(v.X)
	case *ssa.ChangeType:
		return t.of(v.X)
	case *ssa.Convert:
		return converted(t.of(v.X))
	case *ssa.MakeInterface:
		if x := t.of(v.X); x.kind == none || x.IsSet() {
			return x
		}
		return Set
	case *ssa.Extract:
		return t.extract(v)
	case *ssa.Call:
		return t.call(v, 0)
	case *ssa.Field:
		return t.field(t.of(v.X), paths.FieldOf(v))
	case *ssa.Function, *ssa.Global, *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.MakeClosure, *ssa.FieldAddr, *ssa.IndexAddr:
		return Set
	}
	return Any
}

// phi returns what a variable can be that holds another value on each way to a block.
func (t *Trace) phi(phi *ssa.Phi) Value {
	value := Value{}
	for _, v := range t.Leaves(phi) {
		value = value.Join(t.of(v))
	}
	return value
}

// Leaves returns what a value can be in the run: itself, or the values of a phi on the ways that can be taken to it.
// Other such variables stand for what they hold, unless something is given of them.
func (t *Trace) Leaves(v ssa.Value) []ssa.Value {
	var leaves []ssa.Value
	list := []ssa.Value{v}
	for i := 0; i < len(list); i++ {
		phi, ok := list[i].(*ssa.Phi)
		if _, given := t.Given[list[i]]; !ok || given && i > 0 {
			leaves = append(leaves, list[i])
			continue
		}
		for j, edge := range phi.Edges {
			if t.comes(phi.Block().Preds[j], phi.Block()) && !slices.Contains(list, edge) {
				list = append(list, edge)
			}
		}
	}
	return leaves
}

// extract returns one of several values that an instruction gives.
func (t *Trace) extract(v *ssa.Extract) Value {
	switch tuple := v.Tuple.(type) {
	case *ssa.Call:
		return t.call(tuple, v.Index)
	case *ssa.TypeAssert:
		if x := t.of(tuple.X); v.Index == 1 && (x.kind == failure && !program.IsError(tuple.AssertedType) || x.IsNil()) {
			return Bool(false)
		}
	}
	return Any
}

// converted returns what is known of a value in another type: whether it is nil.
func converted(x Value) Value {
	if x.kind == oneOf && !x.IsNil() {
		return Any
	}
	return x
}
