// Package cdecl reads what C headers declare, without a compiler of C.
//
// A reader takes the texts that a package gives to cgo, and the headers that these
// include, and knows afterwards the types, functions, variables and constants in them:
//
//	#include "store.h"                      // skipped unless there is a header of that name
//	#define LIMIT (1 << 4)                  // the integer 16
//	typedef struct { int n; char *s; } row; // a struct with two fields
//	static int put(row *r) { return r->n; } // a function; its body is skipped
//
// It is meant for declarations that compile. What it does not understand it skips up to
// the next semicolon, and what it does not know it calls unknown: nothing is an error.
// Directories of the system are not read, so that the result depends on the sources alone;
// what programs use most of the standard library is known by heart (std.h).
//
// The text comes from strangers. The size of all that is read, and what macros make of it,
// has a limit, and beyond it the rest is unknown.
package cdecl

import _ "embed"

// A Platform says for what is compiled, in the words of GOOS and GOARCH.
type Platform struct{ OS, Arch string }

// A Source is what declarations are read from.
type Source struct {
	Platform Platform
	// Texts are read one after the other, as if they were a single text.
	Texts []string
	// Defines are macros that are defined beforehand, such as from -DLIMIT=4.
	Defines map[string]string
	// Open returns the text of a header that is included, and a name for it: the
	// headers in that are looked for from there. From is the name of the text
	// which includes it, empty for one of the Texts. Angled says whether it stands
	// in angle brackets.
	Open func(from, path string, angled bool) (name, text string, ok bool)
}

// Declarations are what was read.
type Declarations struct {
	typedefs map[string]*Type
	tags     map[string]*Type // by kind and tag, such as "struct node"
	funcs    map[string]*Type
	vars     map[string]*Type
	values   map[string]integer // of enumerators

	unknownValues map[string]bool // enumerators whose values are not known
	standard      map[*Type]bool  // what is known by heart, which other declarations replace
	sizes         sizes
	reader        *preprocessor // knows the macros
}

//go:embed std.h
var std string

// Read reads declarations.
func Read(src Source) *Declarations {
	d := &Declarations{
		typedefs: make(map[string]*Type), tags: make(map[string]*Type), funcs: make(map[string]*Type),
		vars: make(map[string]*Type), values: make(map[string]integer), unknownValues: make(map[string]bool),
		standard: make(map[*Type]bool), sizes: sizesFor(src.Platform), reader: newPreprocessor(src),
	}
	d.read(std)
	for _, all := range []map[string]*Type{d.typedefs, d.funcs, d.vars} {
		for _, t := range all {
			d.standard[t] = true
		}
	}
	d.read(src.Texts...)
	return d
}

func (d *Declarations) read(texts ...string) {
	for _, text := range texts {
		d.reader.file("", text)
	}
	p := &parser{Declarations: d, tokens: d.reader.out}
	p.unit()
	d.reader.out = nil
}

// Typedef returns the type that a name stands for, or nil.
func (d *Declarations) Typedef(name string) *Type { return d.typedefs[name] }

// Tagged returns the type with a tag, such as "struct node", or nil.
func (d *Declarations) Tagged(tag string) *Type { return d.tags[tag] }

// Func returns the type of a function, or nil.
func (d *Declarations) Func(name string) *Type { return d.funcs[name] }

// Var returns the type of a variable, or nil.
func (d *Declarations) Var(name string) *Type { return d.vars[name] }

// Size returns the size of a type in bytes, if it is known.
func (d *Declarations) Size(t *Type) (int64, bool) {
	l, ok := d.sizes.of(t)
	return l.size, ok
}

// Fields returns the fields of a struct at the places where C puts them, and its size. Where
// that is not known, the fields have no places.
func (d *Declarations) Fields(t *Type) (fields []Placed, size int64, ok bool) {
	return d.sizes.place(t)
}
