package instances

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A cell is a place in memory: a variable, or a part of one.
type cell struct {
	base   ssa.Value // the variable; nil for a struct of which only the type is known
	in     *frame    // of the function of a local variable
	of     string    // the type of a struct of which only that is known
	path   string    // of the part, such as ".[3].name"
	typ    types.Type
	holder *cell // of which it is a field or an element
	field  string
}

// load returns what is at the place that an address leads to.
func (i *Instance) load(v *ssa.UnOp, f *frame) Value {
	x := i.eval(v.X, f)
	switch {
	case x.boxed != nil:
		return *x.boxed
	case x.cell == nil:
		return Value{}
	}
	found := i.contents(x.cell, v)
	if found.kind == isText || found.fn != nil || found.call != nil {
		found.at = x.cell.holder
	}
	return found
}

// contents returns what is at a place, where an instruction reads it. Structs and arrays stay where they are.
func (i *Instance) contents(c *cell, at ssa.Instruction) (found Value) {
	i.steps++
	i.nested++
	if i.nested <= budget.Kept && i.steps <= budget.Most {
		found = i.found(c, at)
	}
	i.nested--
	found.of = i
	return found
}

// found is contents, as far as it has not gone too deep.
func (i *Instance) found(c *cell, at ssa.Instruction) Value {
	stores := i.whole.storesAt(c, at)
	list := program.IsList(c.typ)
	if !list {
		stores = latest(stores, at)
	}
	if list {
		return lists{i}.listAt(c, stores)
	}
	if len(stores) == 0 && !i.whole.isKnown(c) {
		stores = i.whole.fieldStores(c)
	}
	switch {
	case isKept(c.typ) && (len(stores) == 0 || len(i.whole.partsOf(c)) > 0):
		return Value{cell: c}
	case len(stores) == 0:
		return Value{}
	}
	return i.stored(c, stores[i.trail.branch(len(stores))])
}

// stored returns what a store puts at a place: all of it, or something of which the place is a part.
func (i *Instance) stored(c *cell, s store) Value {
	v := i.eval(s.val, i.frameOf(s.in, c))
	for _, name := range strings.Split(strings.TrimPrefix(c.path[len(s.path):], "."), ".") {
		if name != "" {
			v = i.field(v, name)
		}
	}
	return v
}

// frameOf returns the run of a function in which something is stored: that in which the variable was made, or one of
// a literal in there.
func (i *Instance) frameOf(fn *ssa.Function, c *cell) *frame {
	if c.in == nil || program.Outermost(fn) != program.Outermost(c.in.fn) {
		return i.root(fn)
	}
	return i.within(fn, c.in)
}

// field returns the field of a struct.
func (i *Instance) field(v Value, name string) Value {
	switch {
	case v.boxed != nil:
		return i.field(*v.boxed, name)
	case v.cell != nil:
		inner := v.sub(name, fieldType(v.cell.typ, name))
		found := i.contents(inner.cell, nil)
		found.at = v.cell
		return found
	case v.call != nil:
		return v // what a library made of what it was given
	}
	return Value{of: i}
}

// embedded returns the part of a struct that a path of embedded fields leads to.
func (i *Instance) embedded(v Value, path []string) Value {
	for _, name := range path {
		v = i.field(v, name)
	}
	return v
}

// fieldsOf returns what is in the fields of a struct.
func (i *Instance) fieldsOf(c *cell) []Value {
	s := program.StructOf(c.typ)
	if s == nil {
		return nil
	}
	var found []Value
	for field := range s.Fields() {
		found = append(found, i.contents(Value{cell: c}.sub(field.Name(), field.Type()).cell, nil))
	}
	return found
}

// latest returns the last one of some stores before an instruction, if that can be told, or all of them.
func latest(stores []store, at ssa.Instruction) []store {
	var last *store
	for n := range stores {
		s := &stores[n]
		if at == nil || s.in != at.Parent() || !program.AlwaysBefore(s.at, at) {
			continue
		}
		if last == nil || program.AlwaysBefore(last.at, s.at) {
			last = s
		}
	}
	if last != nil {
		return []store{*last}
	}
	return stores
}

func fieldType(t types.Type, name string) types.Type {
	if s := program.StructOf(t); s != nil {
		for field := range s.Fields() {
			if field.Name() == name {
				return field.Type()
			}
		}
	}
	switch t := t.Underlying().(type) {
	case *types.Array:
		return t.Elem()
	case *types.Pointer:
		return fieldType(t.Elem(), name)
	}
	return types.Typ[types.Invalid]
}

// isKept reports whether values of a type have parts that are looked at where they are kept.
func isKept(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Struct, *types.Array:
		return true
	}
	return false
}
