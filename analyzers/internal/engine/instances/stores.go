package instances

import (
	"cmp"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A store is what a function stores at a place.
type store struct {
	path string // of the part of the variable
	val  ssa.Value
	key  ssa.Value // of an entry of a map
	in   *ssa.Function
	at   ssa.Instruction
}

// A memory has what is stored in one variable.
type memory struct {
	stores map[string][]store  // by path
	parts  map[string][]string // the parts that something is stored in, by path
	puts   map[string][]store  // what is put into the map or the list at a path
}

// note notes a store, with the parts on the way.
func (m *memory) note(s store) {
	m.stores[s.path] = append(m.stores[s.path], s)
	for path := s.path; path != ""; {
		up := path[:strings.LastIndexByte(path, '.')]
		known := m.parts[up]
		m.parts[up] = append(known, path[len(up)+1:])
		if len(known) > 0 {
			break // the way there is known
		}
		path = up
	}
}

// remember adds what a program stores where.
func (w *Whole) remember(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case *ssa.Store:
		for _, at := range w.placesOf(instr.Addr) {
			w.memoryOf(at.base).note(store{path: at.path, val: instr.Val, in: instr.Parent(), at: instr})
			w.remade(at, instr)
		}
		if field, ok := instr.Addr.(*ssa.FieldAddr); ok {
			key := fieldKey(field.X.Type(), program.FieldName(field.X.Type(), field.Field))
			w.fields[key] = append(w.fields[key], store{val: instr.Val, in: instr.Parent(), at: instr})
		}
	case *ssa.MapUpdate:
		w.put(instr.Map, store{val: instr.Value, key: instr.Key, in: instr.Parent(), at: instr})
	}
}

// put adds what is put into a map that is read from somewhere.
func (w *Whole) put(into ssa.Value, s store) {
	load, ok := into.(*ssa.UnOp)
	if !ok {
		return
	}
	for _, at := range w.placesOf(load.X) {
		m := w.memoryOf(at.base)
		m.puts[at.path] = append(m.puts[at.path], s)
	}
	if field, ok := load.X.(*ssa.FieldAddr); ok {
		key := fieldKey(field.X.Type(), program.FieldName(field.X.Type(), field.Field))
		w.puts[key] = append(w.puts[key], s)
	}
}

// A place is a part of a variable.
type place struct {
	base  ssa.Value
	path  string
	first ssa.Value // the address of an element on the way, if the variable is an array
}

// placesOf returns the places in variables that an address is.
func (w *Whole) placesOf(addr ssa.Value) []place {
	switch v := addr.(type) {
	case *ssa.Alloc:
		return []place{{base: v}}
	case *ssa.Global:
		return []place{{base: w.global(v)}}
	case *ssa.FreeVar:
		var found []place
		for _, variable := range program.OutermostVariables(v) {
			if alloc, ok := variable.(*ssa.Alloc); ok {
				found = append(found, place{base: alloc})
			}
		}
		return found
	case *ssa.FieldAddr:
		return extended(w.placesOf(v.X), program.FieldName(v.X.Type(), v.Field), nil)
	case *ssa.IndexAddr:
		name := "[*]"
		if c, ok := v.Index.(*ssa.Const); ok && c.Value != nil {
			name = "[" + c.Value.ExactString() + "]"
		}
		return extended(w.placesOf(v.X), name, v)
	}
	return nil
}

func extended(places []place, name string, element ssa.Value) []place {
	for n := range places {
		places[n].path += "." + name
		if element != nil {
			places[n].first = element
		}
	}
	return places
}

// remade notes where structs of the program are made: a store in a field of a variable makes it one.
func (w *Whole) remade(at place, s *ssa.Store) {
	field, ok := s.Addr.(*ssa.FieldAddr)
	if !ok {
		return
	}
	for {
		outer, ok := field.X.(*ssa.FieldAddr)
		if !ok {
			break
		}
		field = outer
	}
	named := program.NamedOf(field.X.Type())
	if named == nil || w.seen[field.X] {
		return
	}
	if element, ok := field.X.(*ssa.IndexAddr); ok {
		key := [2]any{element.X, at.path[:strings.IndexByte(at.path, ']')+1]}
		if w.elements[key] {
			return
		}
		w.elements[key] = true
	} else if _, ok := field.X.(*ssa.Alloc); !ok {
		return
	}
	w.seen[field.X] = true
	w.made[typeName(named)] = append(w.made[typeName(named)], field.X)
}

func (w *Whole) memoryOf(base ssa.Value) *memory {
	if w.memory[base] == nil {
		w.memory[base] = &memory{make(map[string][]store), make(map[string][]string), make(map[string][]store)}
	}
	return w.memory[base]
}

// storesAt returns what is stored at a place, or else in that of which it is a part. What is only stored after an
// instruction has read it does not count.
func (w *Whole) storesAt(c *cell, at ssa.Instruction) []store {
	m := w.memory[c.base]
	if m == nil {
		return nil
	}
	for path := c.path; ; path = path[:strings.LastIndexByte(path, '.')] {
		if found := notAfter(m.stores[path], at); len(found) > 0 {
			return found
		}
		if path == "" {
			return nil
		}
	}
}

func notAfter(stores []store, at ssa.Instruction) []store {
	if at == nil {
		return stores
	}
	return slices.DeleteFunc(slices.Clone(stores), func(s store) bool {
		return s.in == at.Parent() && program.AlwaysBefore(at, s.at)
	})
}

// isKnown reports whether the parts of the variable are set where it is made.
func (w *Whole) isKnown(c *cell) bool {
	m := w.memory[c.base]
	return m != nil && c.holder != nil && len(m.parts[c.holder.path])+len(m.stores[c.holder.path]) > 0
}

// partsOf returns the names of the parts of a variable in which something is stored, in the order of their indices.
func (w *Whole) partsOf(c *cell) []string {
	m := w.memory[c.base]
	if m == nil {
		return nil
	}
	if found, ok := w.sorted[partKey{c.base, c.path}]; ok {
		return found
	}
	found := slices.Clone(m.parts[c.path])
	slices.SortStableFunc(found, func(a, b string) int { return cmp.Compare(numberIn(a), numberIn(b)) })
	found = slices.Compact(found)
	w.sorted[partKey{c.base, c.path}] = found
	return found
}

type partKey struct {
	base ssa.Value
	path string
}

func numberIn(name string) int {
	n, err := strconv.Atoi(strings.Trim(name, "[]"))
	if err != nil {
		return -1
	}
	return n
}

// putsAt returns what is put into the map at a place.
func (w *Whole) putsAt(c *cell) []store {
	var found []store
	if m := w.memory[c.base]; m != nil {
		found = m.puts[c.path]
	}
	return together(found, w.puts[c.key()])
}

// together returns stores with those of others that are not among them.
func together(stores, others []store) []store {
	for _, s := range others {
		if !slices.ContainsFunc(stores, func(known store) bool { return known.at == s.at }) {
			stores = append(slices.Clip(stores), s)
		}
	}
	return stores
}

// fieldStores returns what the program stores in a field of any struct of a type.
func (w *Whole) fieldStores(c *cell) []store {
	var found []store
	for _, s := range w.fields[c.key()] {
		s.path = c.path
		found = append(found, s)
	}
	return found
}

// key names the field of a struct of the program that a place is.
func (c *cell) key() string {
	if c.holder == nil || program.NamedOf(c.holder.typ) == nil {
		return "none"
	}
	return fieldKey(c.holder.typ, c.field)
}

// fieldKey names the field of a declared struct, across packages. All others have one name.
func fieldKey(t types.Type, field string) string {
	named := program.NamedOf(t)
	if named == nil {
		return ""
	}
	return typeName(named) + "." + field
}

// typeName names a type across packages.
func typeName(named *types.Named) string {
	obj := named.Origin().Obj()
	if obj.Pkg() == nil {
		return obj.Name()
	}
	return obj.Pkg().Path() + "." + obj.Name()
}
