package cgo

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cdecl"
)

// typ returns how Go writes a type of C, and sees to it that what it mentions is declared.
// It is empty if the type is not known.
func (w *writer) typ(t *cdecl.Type) string {
	switch t.Kind {
	case cdecl.Void:
		w.basic("void")
		return "_Ctype_void"
	case cdecl.Basic:
		return w.basic(t.Name)
	case cdecl.Pointer:
		return w.pointer(t.Elem)
	case cdecl.Array:
		if elem := w.typ(t.Elem); elem != "" {
			return fmt.Sprintf("[%d]%s", max(t.Len, 0), elem)
		}
	case cdecl.Func:
		return "uintptr"
	case cdecl.Struct:
		return w.record(t)
	case cdecl.Union:
		size, _ := w.c.Size(t)
		return opaque(size)
	case cdecl.Enum:
		return enum(t)
	case cdecl.Typedef:
		return w.named(t)
	}
	return ""
}

func enum(t *cdecl.Type) string {
	if t != nil && t.Signed {
		return "int32"
	}
	return "uint32"
}

// pointer returns the type of a pointer to a type.
func (w *writer) pointer(elem *cdecl.Type) string {
	switch r := elem.Resolved(); {
	case r.Kind == cdecl.Void:
		return "unsafe.Pointer"
	case r.Kind == cdecl.Func:
		return "*[0]byte"
	case elem.Kind == cdecl.Unknown && isName(elem.Name) && elem.Name != "":
		return pointerTo(w.unknown(elem.Name))
	}
	return pointerTo(w.typ(elem))
}

func pointerTo(typ string) string {
	if typ == "" {
		return ""
	}
	return "*" + typ
}

// unknown returns the name of a type that nothing declares, of which there are pointers. It is
// empty if there are values as well, about which nothing was guessed.
func (w *writer) unknown(name string) string {
	if ref := w.used[name]; ref != nil && (ref.Direct || ref.Called) && w.guesses[name] == (Guess{}) {
		return ""
	}
	id := "_Ctype_" + name
	if t := w.c.Typedef(name); t != nil && w.named(t) != "" {
		return w.named(t)
	}
	if w.decls[id] == "" {
		w.decls[id] = fmt.Sprintf("type %s struct{}", id)
		if guess := w.guesses[name].Type; guess != "" {
			w.decls[id] = fmt.Sprintf("type %s %s", id, guess)
		}
	}
	return id
}

// basic returns the name of an arithmetic type, or of the type that void is.
func (w *writer) basic(name string) string {
	id := "_Ctype_" + name
	of := basics[name]
	switch name {
	case "long", "ulong":
		size, _ := w.c.Size(&cdecl.Type{Kind: cdecl.Basic, Name: name})
		of = fmt.Sprintf("%sint%d", strings.TrimSuffix(name, "long"), size*8)
	case "void":
		of = opaque(0)
	case "longdouble", "int128":
		return opaque(16)
	}
	if of == "" {
		return ""
	}
	w.decls[id] = "type " + id + " " + of
	return id
}

// named returns the name of a type that has one. Those of structs stand for the structs, so
// that they can be mixed.
func (w *writer) named(t *cdecl.Type) string {
	if text := native[t.Name]; text != "" {
		return text
	}
	id := "_Ctype_" + t.Name
	if !isName(t.Name) {
		return ""
	}
	if w.decls[id] == "" {
		w.decls[id] = "type " + id + " struct{}" // while it is looked at
		text := w.typ(t.Elem)
		switch {
		case text == "" || text == id:
			delete(w.decls, id)
			return ""
		case strings.HasPrefix(text, "_Ctype_"):
			w.decls[id] = "type " + id + " = " + text
		default:
			w.decls[id] = "type " + id + " " + text
		}
	}
	if t.Resolved().Kind == cdecl.Struct {
		return w.record(t.Resolved())
	}
	return id
}

// tagged writes the declaration of a type that is named by its tag.
func (w *writer) tagged(name, key string, kind cdecl.Kind) {
	t := w.c.Tagged(key)
	id := "_Ctype_" + name
	switch kind {
	case cdecl.Enum:
		w.decls[id] = "type " + id + " = " + enum(t)
	case cdecl.Union:
		size := int64(0)
		if t != nil {
			size, _ = w.c.Size(t)
		}
		w.decls[id] = "type " + id + " = " + opaque(size)
	default:
		if t == nil {
			t = &cdecl.Type{Kind: kind, Name: strings.TrimPrefix(name, "struct_")}
		}
		w.record(t)
	}
}

// record returns the name of a struct.
func (w *writer) record(t *cdecl.Type) string {
	id := "_Ctype_struct_" + t.Name
	if t.Name == "" {
		n, known := w.anonymous[t]
		if !known {
			n = len(w.anonymous)
			w.anonymous[t] = n
		}
		id = fmt.Sprintf("_Ctype_struct___%d", n)
	}
	if !isName(id) {
		return ""
	}
	if w.decls[id] == "" {
		w.decls[id] = "type " + id + " struct{}"
		w.todo = append(w.todo, func() { w.decls[id] = "type " + id + " struct {" + w.fields(t) + "}" })
	}
	return id
}

// fields returns the fields of a struct. Those with a width in bits are left out, as the
// tool does, those at places where Go would not put them, and those of types that are not
// known.
func (w *writer) fields(t *cdecl.Type) string {
	list, size, placed := w.c.Fields(t)
	used := make(map[string]bool)
	for _, f := range list {
		used[f.Name] = true
	}
	var out strings.Builder
	written := make(map[string]bool)
	at, nameless := int64(0), 0
	for i, f := range list {
		name := fieldName(f.Name, used)
		if name == "" {
			name = fmt.Sprintf("anon%d", nameless)
			nameless++
		}
		text := w.typ(f.Type)
		switch {
		case f.Bits, text == "", !isName(name), written[name], placed && f.Offset%f.Align != 0:
			continue
		case placed && i == len(list)-1 && f.Size == 0 && size > 0: // which Go would make larger
			at = f.Offset
			continue
		case placed && f.Offset > (at+f.Align-1)/f.Align*f.Align:
			fmt.Fprintf(&out, " _ %s;", opaque(f.Offset-at))
		}
		at = f.Offset + f.Size
		written[name] = name != "_"
		fmt.Fprintf(&out, " %s %s;", name, text)
	}
	if placed && size > at {
		fmt.Fprintf(&out, " _ %s;", opaque(size-at))
	}
	return strings.TrimSuffix(out.String(), ";") + " "
}
