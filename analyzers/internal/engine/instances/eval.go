package instances

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// eval returns what a value is in a run of its function.
func (i *Instance) eval(v ssa.Value, f *frame) Value {
	key := memoKey{v, f}
	if known, ok := i.memo[key]; ok {
		return known
	}
	if i.steps++; i.steps > budget.Most || i.open[key] || v == nil {
		return Value{of: i}
	}
	i.open[key] = true
	found := i.look(v, f)
	found.of = i
	delete(i.open, key)
	i.memo[key] = found
	return found
}

func (i *Instance) look(v ssa.Value, f *frame) Value {
	switch v := v.(type) {
	case *ssa.Const:
		return ofConst(v)
	case *ssa.Function:
		return Value{fn: i.whole.linked(v)}
	case *ssa.MakeClosure:
		return i.closure(v, f)
	case *ssa.Parameter:
		return i.parameter(v, f)
	case *ssa.FreeVar:
		return i.captured(v, f)
	case *ssa.Alloc:
		return Value{cell: &cell{base: v, in: f, typ: v.Type().Underlying().(*types.Pointer).Elem()}}
	case *ssa.Global:
		return Value{cell: &cell{base: i.whole.global(v), typ: v.Type().Underlying().(*types.Pointer).Elem()}}
	case *ssa.MakeInterface:
		return i.inInterface(v, f)
	case *ssa.ChangeType, *ssa.ChangeInterface, *ssa.Convert, *ssa.TypeAssert, *ssa.MultiConvert:
		return i.eval(*v.(ssa.Instruction).Operands(nil)[0], f)
	case *ssa.Phi:
		return i.phi(v, f)
	case *ssa.Call:
		return i.result(v, 0, f)
	case *ssa.Extract:
		return i.extract(v, f)
	}
	return i.part(v, f)
}

// part is look for what is read from something.
func (i *Instance) part(v ssa.Value, f *frame) Value {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return i.load(v, f)
		}
	case *ssa.FieldAddr:
		return i.fieldAddr(v, f)
	case *ssa.Field:
		return i.field(i.eval(v.X, f), program.FieldName(v.X.Type(), v.Field))
	case *ssa.IndexAddr:
		return lists{i}.elementAt(v.X, v.Index, f, true)
	case *ssa.Index:
		return lists{i}.elementAt(v.X, v.Index, f, false)
	case *ssa.Slice:
		return lists{i}.sliced(v, f)
	case *ssa.MakeSlice, *ssa.MakeMap:
		return lists{i}.makes(v, f)
	case *ssa.Lookup:
		return lists{i}.lookup(v, f)
	case *ssa.BinOp:
		return i.joined(v, f)
	}
	return Value{}
}

func ofConst(c *ssa.Const) Value {
	switch {
	case c.IsNil():
		return Value{kind: isNil}
	case c.Value != nil && c.Value.Kind() == constant.String:
		return Value{kind: isText, text: constant.StringVal(c.Value)}
	}
	return Value{}
}

// closure returns the function that a literal or a method value is.
func (i *Instance) closure(v *ssa.MakeClosure, f *frame) Value {
	fn := v.Fn.(*ssa.Function)
	obj := program.ObjectOf(fn)
	if obj == nil || fn.Synthetic == "" || len(v.Bindings) != 1 {
		return Value{fn: fn, in: f, made: v}
	}
	receiver := i.eval(v.Bindings[0], f)
	if types.IsInterface(obj.Signature().Recv().Type()) {
		m := i.whole.methodOf(receiver.typ, obj)
		if m == nil {
			return Value{}
		}
		receiver = i.embedded(receiver, m.path)
		return Value{fn: m.fn, bound: &receiver}
	}
	return Value{fn: i.whole.linked(program.Declaration(fn)), bound: &receiver}
}

func (i *Instance) inInterface(v *ssa.MakeInterface, f *frame) Value {
	x := i.eval(v.X, f)
	if x.kind != isNil {
		x.typ = v.X.Type()
	}
	return x
}

// phi returns what one of the values is, or all elements if they are lists. What a loop makes of the value in each
// round is left out: of a handler that it wraps, the handler remains.
func (i *Instance) phi(v *ssa.Phi, f *frame) Value {
	list := program.IsList(v.Type())
	var edges []ssa.Value
	for n, edge := range v.Edges {
		again := !list && v.Block().Dominates(v.Block().Preds[n])
		if !again && !program.IsNil(edge) {
			edges = append(edges, edge)
		}
	}
	if list {
		return lists{i}.union(edges, f)
	}
	if len(edges) == 0 {
		return Value{}
	}
	return i.eval(edges[i.trail.branch(len(edges))], f)
}

func (i *Instance) extract(v *ssa.Extract, f *frame) Value {
	switch tuple := v.Tuple.(type) {
	case *ssa.Call:
		return i.result(tuple, v.Index, f)
	case *ssa.Next:
		return lists{i}.entry(tuple, v.Index, f)
	case *ssa.Lookup, *ssa.TypeAssert:
		if v.Index == 0 {
			return i.eval(tuple, f)
		}
	}
	return Value{}
}

// joined returns what a text is that is put together of two.
func (i *Instance) joined(v *ssa.BinOp, f *frame) Value {
	texts, ok := i.texts([]ssa.Value{v.X, v.Y}, f)
	if !ok || v.Op != token.ADD {
		return Value{}
	}
	return Value{kind: isText, text: texts[0] + texts[1]}
}

// fieldAddr returns the place of a field.
func (i *Instance) fieldAddr(v *ssa.FieldAddr, f *frame) Value {
	if c := listOfAny(v, f); c != nil {
		return Value{cell: c}
	}
	x := i.eval(v.X, f)
	if !x.isPlace() {
		if x.call != nil {
			return Value{}
		}
		x = i.anyOf(v.X, f)
	}
	name := program.FieldName(v.X.Type(), v.Field)
	switch {
	case x.boxed != nil && x.boxed.cell == nil:
		inner := i.field(*x.boxed, name)
		return Value{boxed: &inner}
	case x.boxed != nil:
		x = *x.boxed
	}
	if x.cell == nil {
		if named := program.NamedOf(v.X.Type()); named != nil {
			return Value{cell: &cell{typ: named, of: typeName(named)}}.sub(name, v.Type().Underlying().(*types.Pointer).Elem())
		}
		return Value{}
	}
	return x.sub(name, v.Type().Underlying().(*types.Pointer).Elem())
}

// listOfAny returns the place of a list in a struct that a function is given by callers of which none was looked at: all
// that is put into such a list counts, whoever calls. Else each caller would be an instance of its own.
func listOfAny(v *ssa.FieldAddr, f *frame) *cell {
	typ := v.Type().Underlying().(*types.Pointer).Elem()
	named := program.NamedOf(v.X.Type())
	if !program.IsList(typ) || named == nil || !isGiven(v.X, f) {
		return nil
	}
	return Value{cell: &cell{typ: named, of: typeName(named)}}.sub(program.FieldName(v.X.Type(), v.Field), typ).cell
}

// isGiven reports whether a value is given to a function by callers of which none was looked at.
func isGiven(v ssa.Value, f *frame) bool {
	p, ok := v.(*ssa.Parameter)
	for ok && f.call != nil && f.bound == nil {
		args := program.Arguments(f.call.Common())
		index := slices.Index(f.fn.Params, p)
		if index >= len(args) {
			return false
		}
		p, ok = args[index].(*ssa.Parameter)
		f = f.caller
	}
	return ok && f.bound == nil
}

func (v Value) isPlace() bool { return v.cell != nil || v.boxed != nil }

// sub returns the place of a part of what is at a place.
func (v Value) sub(name string, typ types.Type) Value {
	c := *v.cell
	c.path = c.path + "." + name
	c.typ = typ
	c.holder, c.field = v.cell, name
	return Value{cell: &c}
}
