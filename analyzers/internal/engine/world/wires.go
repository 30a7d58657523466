package world

import "strings"

// Wires are what a package tells of interfaces and of what stands behind them. Interfaces are named as in
// "example.test/tools.Service"; [Any] is all of those without a name.
type Wires struct {
	Types []Type // that the package puts into interfaces
	Puts  []Put
	Casts []Cast
	Asks  []Ask
	Sees  []string // the packages of the module whose types the package knows
	Loses []string // the methods of the package in which something gets lost, by their IDs: see [MethodID]
}

// MethodID names a method by its package, the type that has it, and its name.
func MethodID(pkg, of, name string) string {
	return pkg + "." + strings.TrimPrefix(of, "*") + "." + name
}

// Any stands for interfaces that have no name, as any.
const Any = ""

// A Type is a declared type with the methods of pointers to it.
type Type struct {
	Package, Name string
	Methods       []Method
}

// A Method is a method of a type or an interface.
type Method struct {
	ID   string // its name, with the import path if it is not exported
	Type string // stands for what it takes and returns; empty for what only its package knows
	// Package and Receiver say which package of the module declares the method of a type, and for which: with a star
	// before it for a pointer. They are empty if importers cannot call it.
	Package, Receiver string
}

// A Put says that a value of a type is put into an interface. The type is empty if another module declares it.
type Put struct{ Type, Into string }

// A Cast says that a value of one interface becomes one of another, or, for an interface that embeds another, is one.
type Cast struct{ From, To string }

// An Ask says that methods of an interface are called.
type Ask struct {
	Interface string
	Package   string   // that declares the interface, and whose types the package knows, too
	Methods   []Method // all that values of the interface have
	Calls     []string // the IDs of those that are called
}

// ID names the type, as in "example.test/store.Store".
func (t *Type) ID() string { return t.Package + "." + t.Name }

// Method returns the method with an ID.
func (t *Type) Method(id string) (m Method, ok bool) {
	for _, m := range t.Methods {
		if m.ID == id {
			return m, true
		}
	}
	return m, false
}

// Has reports whether the type has some methods.
func (t *Type) Has(wanted []Method) bool {
	for _, w := range wanted {
		if m, ok := t.Method(w.ID); !ok || w.Type == "" || m.Type != w.Type {
			return false
		}
	}
	return true
}
