package summary

import (
	"go/types"
	"iter"
	"maps"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Domain says what a [Table] knows of a function, and how that is worked out. Values are immutable. The zero value is
// that of a table whose values are set one by one, and told as they are.
type Domain[T any] struct {
	// Bottom is the value of a function before the first look at it; if nil, the zero value.
	Bottom func(*ssa.Function) T
	// Transfer computes the value of a function. It asks the table for the values of callees.
	Transfer func(*ssa.Function) T
	// Equal compares values, to find the fixpoint.
	Equal func(a, b T) bool
	// Top is the value of a function of a component without fixpoint. If nil, such functions have none.
	Top func(*ssa.Function) T
	// Cut reduces a value to what importers are told, if there is anything to tell. If nil, they are told
	// all of it.
	Cut func(*ssa.Function, T) (T, bool)
	// Seen translates what another package tells of an object, such as its places; if nil, it needs no
	// translation.
	Seen func(types.Object, T) T
}

// Each returns a list of which each element is changed, as values are immutable: what [Domain.Seen] makes of one.
func Each[L ~[]E, E any](told L, change func(*E)) L {
	list := slices.Clone(told)
	for i := range list {
		change(&list[i])
	}
	return list
}

// Same is the [Domain.Equal] of values without lists.
func Same[T comparable](a, b T) bool { return a == b }

// A Table has one value for each function of a package, and asks other packages for those of theirs. What has no
// body, such as a variable, has a value by its object.
type Table[T any] struct {
	Domain[T]
	pass    *analysis.Pass
	known   map[*ssa.Function]T
	objects map[types.Object]T
	told    sync.Map // from types.Object to the told[T] of those that were asked about; rules ask side by side
}

// told is what a package tells of an object.
type told[T any] struct {
	value T
	ok    bool
}

// NewTable returns a table without values.
func NewTable[T any](pass *analysis.Pass, d Domain[T]) *Table[T] {
	return &Table[T]{Domain: d, pass: pass, known: make(map[*ssa.Function]T), objects: make(map[types.Object]T)}
}

// Settle computes the values of the functions of components, which come callees first, and returns those
// without a fixpoint.
func (t *Table[T]) Settle(components []Component) (unsettled []*ssa.Function) {
	for _, c := range components {
		t.fill(c.Functions, t.Bottom)
		if c.settle(t.look) {
			continue
		}
		unsettled = append(unsettled, c.Functions...)
		if t.Top == nil {
			for _, fn := range c.Functions {
				delete(t.known, fn)
			}
			continue
		}
		t.fill(c.Functions, t.Top)
		for _, fn := range c.Functions {
			t.look(fn) // with so little known of the others, one look is all there is
		}
	}
	return unsettled
}

func (t *Table[T]) fill(functions []*ssa.Function, value func(*ssa.Function) T) {
	for _, fn := range functions {
		var v T
		if value != nil {
			v = value(fn)
		}
		t.known[fn] = v
	}
}

func (t *Table[T]) look(fn *ssa.Function) (changed bool) {
	before := t.known[fn]
	t.known[fn] = t.Transfer(fn)
	return !t.Equal(before, t.known[fn])
}

// Set replaces the value of a function of the package.
func (t *Table[T]) Set(fn *ssa.Function, value T) { t.known[fn] = value }

// SetObject gives an object of the package a value: a variable, a method of an interface, or a function of which no
// more than its name is at hand.
func (t *Table[T]) SetObject(obj types.Object, value T) { t.objects[obj] = value }

// Own returns the value of a function of the package, if it has one.
func (t *Table[T]) Own(fn *ssa.Function) (value T, ok bool) {
	value, ok = t.known[fn]
	return value, ok
}

// Of returns the value of a function of this package or another, such as the static callee of a call. An
// instance of a generic function has the value of its declaration.
func (t *Table[T]) Of(fn *ssa.Function) (value T, ok bool) {
	if fn = program.Declaration(fn); fn == nil {
		return value, false
	}
	if value, ok = t.known[fn]; ok {
		return value, true
	}
	return t.Told(program.ObjectOf(fn))
}

// All yields the values of functions of the package, and those that other packages tell of theirs.
func (t *Table[T]) All(own []*ssa.Function, others []*types.Func) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, fn := range own {
			if !yield(t.known[fn]) {
				return
			}
		}
		for _, obj := range others {
			if value, ok := t.Told(obj); ok && !yield(value) {
				return
			}
		}
	}
}

// Told returns what another package of the module tells of an object.
func (t *Table[T]) Told(obj types.Object) (value T, ok bool) {
	if fn, isFunc := obj.(*types.Func); obj == nil || isFunc && fn == nil || obj.Pkg() == nil || obj.Pkg() == t.pass.Pkg {
		return value, false
	}
	if known, asked := t.told.Load(obj); asked {
		return known.(told[T]).value, known.(told[T]).ok
	}
	if value, ok = toldBy[T](t.pass, obj.Pkg(), keyOf(obj)); ok && t.Seen != nil {
		value = t.Seen(obj, value)
	}
	t.told.Store(obj, told[T]{value, ok})
	return value, ok
}

// Export tells importers of the functions that they can call, and of the objects.
func (t *Table[T]) Export() {
	table := maps.Clone(t.objects)
	for fn, value := range t.known {
		obj := program.ObjectOf(fn)
		if obj == nil || !obj.Exported() || obj.Pkg() != t.pass.Pkg {
			continue
		}
		cut, ok := value, true
		if t.Cut != nil {
			cut, ok = t.Cut(fn, value)
		}
		if ok {
			table[obj] = cut
		}
	}
	export(t.pass, table)
}
