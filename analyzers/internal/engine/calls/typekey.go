package calls

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"go/types"
	"slices"
	"strings"
)

// A TypeKey stands for a type: two types are identical if they have the same key. None
// has the key zero.
type TypeKey uint64

// TypeKeyOf returns the key of what a function takes and returns, without its
// receiver, or zero if that mentions something which only the function, or the one
// that declares it, knows: a parameter for types, or a type that is declared in a
// function.
func TypeKeyOf(sig *types.Signature) TypeKey {
	w := writer{complete: true}
	w.signature(sig)
	if !w.complete {
		return 0
	}
	sum := sha256.Sum256([]byte(w.text.String()))
	return TypeKey(binary.LittleEndian.Uint64(sum[:]) | 1)
}

// A writer writes types, identical ones in the same way.
type writer struct {
	text     strings.Builder
	complete bool
}

func (w *writer) write(format string, args ...any) { fmt.Fprintf(&w.text, format, args...) }

func (w *writer) of(t types.Type) {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		w.write("%d ", t.Kind()) // byte and uint8 have other names
	case *types.Named:
		w.named(t)
	case *types.Pointer:
		w.write("*")
		w.of(t.Elem())
	case *types.Slice:
		w.write("[]")
		w.of(t.Elem())
	case *types.Array:
		w.write("[%d]", t.Len())
		w.of(t.Elem())
	case *types.Map:
		w.write("map[")
		w.of(t.Key())
		w.write("]")
		w.of(t.Elem())
	case *types.Chan:
		w.write("chan %d ", t.Dir())
		w.of(t.Elem())
	case *types.Struct:
		w.fields(t)
	case *types.Interface:
		w.iface(t)
	case *types.Signature:
		w.signature(t)
	default:
		w.complete = false
	}
}

func (w *writer) named(t *types.Named) {
	obj := t.Obj()
	if obj.Pkg() != nil && obj.Parent() != obj.Pkg().Scope() {
		w.complete = false
		return
	}
	if obj.Pkg() != nil {
		w.write("%q.", obj.Pkg().Path())
	}
	w.write("%s[", obj.Name())
	for arg := range t.TypeArgs().Types() {
		w.of(arg)
	}
	w.write("]")
}

func (w *writer) fields(t *types.Struct) {
	w.write("struct{")
	for i := range t.NumFields() {
		field := t.Field(i)
		w.write("%q %t %q ", field.Id(), field.Embedded(), t.Tag(i))
		w.of(field.Type())
	}
	w.write("}")
}

func (w *writer) iface(t *types.Interface) {
	if !t.IsMethodSet() {
		w.complete = false // a constraint
		return
	}
	methods := slices.SortedFunc(t.Methods(), func(a, b *types.Func) int { return strings.Compare(a.Id(), b.Id()) })
	w.write("interface{")
	for _, m := range methods {
		w.write("%q ", m.Id())
		w.signature(m.Signature())
	}
	w.write("}")
}

func (w *writer) signature(sig *types.Signature) {
	if sig.TypeParams().Len() > 0 {
		w.complete = false
		return
	}
	w.write("func %t(", sig.Variadic())
	for v := range sig.Params().Variables() {
		w.of(v.Type())
	}
	w.write(")(")
	for v := range sig.Results().Variables() {
		w.of(v.Type())
	}
	w.write(")")
}
