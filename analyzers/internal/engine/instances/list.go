package instances

import (
	"go/constant"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A segment is a part of a list or a map: elements of an array, one value that was appended, or one entry.
type segment struct {
	array *cell
	keys  []string // of the elements in the array

	one ssa.Value
	key ssa.Value // of an entry
	in  *frame
}

func lengthOf(list []segment) int {
	n := 0
	for _, s := range list {
		n += s.length()
	}
	return n
}

func (s segment) length() int {
	if s.array != nil {
		return len(s.keys)
	}
	return 1
}

// lists answers what is in lists and maps, as part of an instance.
type lists struct{ *Instance }

// at returns the part of a list in which an element is, and its index there.
func at(list []segment, index int) (segment, int) {
	for _, s := range list {
		n := s.length()
		if index < n {
			return s, index
		}
		index -= n
	}
	return segment{}, 0
}

// element returns an element of a list.
func (i lists) element(list Value, index int) Value {
	s, index := at(list.list, index)
	if s.array == nil {
		return i.eval(s.one, s.in)
	}
	return i.contents(Value{cell: s.array}.sub(s.keys[index], fieldType(s.array.typ, s.keys[index])).cell, nil)
}

// elements returns all elements of a list.
func (i lists) elements(list Value) []Value {
	all := make([]Value, lengthOf(list.list))
	for n := range all {
		all[n] = i.element(list, n)
	}
	return all
}

// elementAt returns the element of a list with an index, or its place. Lists that are read with the same index have
// the same one taken of them.
func (i lists) elementAt(of, index ssa.Value, f *frame, place bool) Value {
	list := i.eval(of, f)
	if list.cell != nil {
		if c, ok := index.(*ssa.Const); ok && c.Value != nil {
			inner := list.sub("["+c.Value.ExactString()+"]", fieldType(list.cell.typ, ""))
			if place {
				return inner
			}
			return i.contents(inner.cell, nil)
		}
		list = Value{kind: isList, list: []segment{{array: list.cell, keys: i.whole.partsOf(list.cell)}}}
	}
	n, known := i.indexOf(index, f, lengthOf(list.list))
	if !known {
		return Value{}
	}
	v := i.element(list, n)
	if place {
		return Value{boxed: &v}
	}
	return v
}

// indexOf returns the index that the instance takes.
func (i lists) indexOf(index ssa.Value, f *frame, length int) (int, bool) {
	if c, ok := index.(*ssa.Const); ok && c.Value != nil {
		n, exact := constant.Int64Val(constant.ToInt(c.Value))
		return int(n), exact && int(n) < length
	}
	return i.pick(memoKey{index, f}, length)
}

// union returns all elements of some lists.
func (i lists) union(lists []ssa.Value, f *frame) Value {
	all := listOf{}
	for _, list := range lists {
		all.add(i.eval(list, f).list)
	}
	return all.value()
}

// A listOf gathers the segments of a list, each once.
type listOf struct {
	list []segment
	seen map[segmentKey]bool
}

type segmentKey struct {
	of   ssa.Value
	in   *frame
	path string
}

func (l *listOf) add(more []segment) {
	if l.seen == nil {
		l.seen = make(map[segmentKey]bool)
	}
	for _, s := range more {
		key := segmentKey{of: s.one, in: s.in}
		if s.array != nil {
			key = segmentKey{s.array.base, s.array.in, s.array.path}
		}
		if !l.seen[key] {
			l.seen[key] = true
			l.list = append(l.list, s)
		}
	}
}

func (l *listOf) value() Value { return Value{kind: isList, list: l.list} }

// appended returns what a chain of calls of append makes of a list.
func (i lists) appended(call *ssa.Call, f *frame) Value {
	var more []ssa.Value
	var list ssa.Value = call
	for {
		if !program.IsBuiltin(list, "append") || len(more) > budget.Most {
			break
		}
		args := list.(*ssa.Call).Call.Args
		more = append(more, args[1])
		list = args[0]
	}
	more = append(more, list)
	slices.Reverse(more)
	return i.union(more, f)
}

// sliced returns the list that a part of a list or of an array is.
func (i lists) sliced(v *ssa.Slice, f *frame) Value {
	x := i.eval(v.X, f)
	if x.cell != nil {
		return Value{kind: isList, list: []segment{{array: x.cell, keys: i.whole.partsOf(x.cell)}}}
	}
	return x
}

// makes returns the list or the map that is made, with what is put into it through the value.
func (i lists) makes(v ssa.Value, f *frame) Value {
	all := Value{kind: isList}
	for _, use := range program.UsesOf(v) {
		switch use := use.(type) {
		case *ssa.MapUpdate:
			if use.Map == v {
				all.list = append(all.list, segment{one: use.Value, key: use.Key, in: f})
			}
		case *ssa.IndexAddr:
			for store := range program.UsesAs[*ssa.Store](use) {
				if store.Addr == use {
					all.list = append(all.list, segment{one: store.Val, in: f})
				}
			}
		}
	}
	return all
}

// listAt returns the list at a place: all that is stored there, and put into what is stored there.
func (i lists) listAt(c *cell, stores []store) Value {
	all := listOf{}
	stores = together(stores, i.whole.fieldStores(c))
	for _, s := range stores {
		all.add(i.stored(c, s).list)
	}
	for _, put := range i.whole.putsAt(c) {
		all.add([]segment{{one: put.val, key: put.key, in: i.frameOf(put.in, c)}})
	}
	return all.value()
}

// entry returns the key or the value of the entry that the instance takes.
func (i lists) entry(next *ssa.Next, index int, f *frame) Value {
	m := i.eval(next.Iter.(*ssa.Range).X, f)
	n, known := i.indexOf(next, f, lengthOf(m.list))
	if !known {
		return Value{}
	}
	s, _ := at(m.list, n)
	if index == 1 {
		return i.eval(s.key, s.in)
	}
	return i.eval(s.one, s.in)
}

// lookup returns the entry of a map with a key, or any of them if the key is not known.
func (i lists) lookup(v *ssa.Lookup, f *frame) Value {
	m, key := i.eval(v.X, f), i.eval(v.Index, f)
	var entries []segment
	for _, s := range m.list {
		if k := i.eval(s.key, s.in); s.one != nil && (key.kind != isText || k.kind != isText || k.text == key.text) {
			entries = append(entries, s)
		}
	}
	if len(entries) == 0 {
		return Value{}
	}
	if key.kind != isText {
		i.trail.branches++ // also of one entry only
	}
	one := entries[i.trail.branch(len(entries))]
	return i.eval(one.one, one.in)
}
