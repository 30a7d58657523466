package world

import (
	"maps"
	"slices"
)

// A Program joins the wires of all packages.
type Program struct {
	types map[string]Type
	puts  map[string][]string // what is put into an interface, by ID
	casts map[string][]string // from which interfaces an interface gets values
	known map[string][]string // what can be in an interface
	loses map[string]bool     // the methods in which something gets lost
}

// An Answer says which types stand behind an interface, of packages that the one that asks does not know. They are in
// the order of their IDs. It is open if there are types of other modules, too.
type Answer struct {
	Interface string
	Types     []Type
	Open      bool
}

// NewProgram returns the program that some packages make, in whatever order.
func NewProgram(packages []*Wires) *Program {
	p := &Program{types: make(map[string]Type), puts: make(map[string][]string), casts: make(map[string][]string), known: make(map[string][]string), loses: make(map[string]bool)}
	for _, w := range packages {
		for _, t := range w.Types {
			p.types[t.ID()] = t
		}
		for _, put := range w.Puts {
			p.puts[put.Into] = append(p.puts[put.Into], put.Type)
		}
		for _, c := range w.Casts {
			p.casts[c.To] = append(p.casts[c.To], c.From)
		}
		for _, id := range w.Loses {
			p.loses[id] = true
		}
	}
	return p
}

// in returns what can be in an interface: what is put there, and what is put into interfaces whose values become those
// of this one.
func (p *Program) in(iface string) []string {
	if known, ok := p.known[iface]; ok {
		return known
	}
	found := make(map[string]bool)
	seen := map[string]bool{iface: true}
	for todo := []string{iface}; len(todo) > 0; todo = todo[1:] {
		for _, id := range p.puts[todo[0]] {
			found[id] = true
		}
		for _, from := range p.casts[todo[0]] {
			if !seen[from] {
				seen[from], todo = true, append(todo, from)
			}
		}
	}
	p.known[iface] = slices.Sorted(maps.Keys(found))
	return p.known[iface]
}

// Answers returns what a package does not know of the interfaces that it asks about. Where nothing gets lost in the methods
// that it calls, there is nothing to know: most packages need not be looked at again.
func (p *Program) Answers(w *Wires) []Answer {
	var list []Answer
	for _, ask := range w.Asks {
		a := Answer{Interface: ask.Interface}
		for _, id := range p.in(ask.Interface) {
			t, known := p.types[id]
			a.Open = a.Open || !known
			if known && t.Package != ask.Package && !slices.Contains(w.Sees, t.Package) && t.Has(ask.Methods) {
				a.Types = append(a.Types, t)
			}
		}
		if slices.ContainsFunc(a.Types, func(t Type) bool { return p.isLossy(t, ask.Calls) }) {
			list = append(list, a)
		}
	}
	return list
}

// isLossy reports whether something gets lost in one of some methods of a type.
func (p *Program) isLossy(t Type, methods []string) bool {
	return slices.ContainsFunc(methods, func(id string) bool {
		m, ok := t.Method(id)
		return ok && p.loses[MethodID(m.Package, m.Receiver, id)]
	})
}
