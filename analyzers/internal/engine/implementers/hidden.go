package implementers

import (
	"go/token"
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/typekey"
)

// Hides are the types of a package which its importers do not see, and can have the values of through
// interfaces. Drivers that read export data know nothing of them, so all that is known of them is what
// the package tells.
type Hides []HiddenType

// HiddenType is such a type with the methods of its pointers.
type HiddenType struct {
	Name    string
	Methods []HiddenMethod
}

// HiddenMethod is a method.
type HiddenMethod struct {
	ID       string // its name, with the import path if it is not exported
	Type     typekey.Key
	Receiver string // of the declaration, if the package has it; with a star before it for a pointer
}

// String returns the types with those of their methods that importers can call, such
// as "hides(file.Close file.Read | memory.Close)".
func (h Hides) String() string {
	var list []string
	for _, t := range h {
		var methods []string
		for _, m := range t.Methods {
			if m.Receiver != "" {
				methods = append(methods, t.Name+"."+m.ID)
			}
		}
		list = append(list, strings.Join(methods, " "))
	}
	return "hides(" + strings.Join(list, " | ") + ")"
}

// ReceiverName returns the name of the type to which a method belongs, with a star
// before it for a pointer.
func ReceiverName(m *types.Func) string {
	name, star := program.NamedOf(m.Signature().Recv().Type()).Obj().Name(), ""
	if _, isPointer := types.Unalias(m.Signature().Recv().Type()).(*types.Pointer); isPointer {
		star = "*"
	}
	return star + name
}

// hiddenImplementers returns those of the types that an imported package hides that
// implement a method.
func (f *Finder) hiddenImplementers(pkg *types.Package, q methodQuestion) []implementer {
	iface, ok := q.method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	told, _ := summary.OfPackage[Hides](f.Pass, pkg)
	wanted := methodsOf(iface)
	var list []implementer
	for _, t := range told {
		if m, ok := t.implementing(wanted, q.method.Id()); ok && q.others.haveHidden(t) {
			list = append(list, implementer{t.Name, hiddenFunc(pkg, m, q.method)})
		}
	}
	return list
}

// implementing returns the method with an ID, if the type has all methods that are
// wanted, and importers can call this one.
func (t HiddenType) implementing(wanted map[string]typekey.Key, id string) (called HiddenMethod, ok bool) {
	for _, m := range t.Methods {
		if m.ID == id {
			called = m
		}
	}
	return called, t.has(wanted) && called.Receiver != ""
}

// has reports whether the type has all methods that are wanted.
func (t HiddenType) has(wanted map[string]typekey.Key) bool {
	n := 0
	for _, m := range t.Methods {
		if key := wanted[m.ID]; key != 0 && key == m.Type {
			n++
		}
	}
	return n == len(wanted)
}

// hiddenFunc returns a method that only a fact tells of as it would be if the types
// of the package told of it.
func hiddenFunc(pkg *types.Package, m HiddenMethod, of *types.Func) *types.Func {
	name, isPointer := strings.CutPrefix(m.Receiver, "*")
	var t types.Type = types.NewNamed(types.NewTypeName(token.NoPos, pkg, name, nil), types.NewStruct(nil, nil), nil)
	if isPointer {
		t = types.NewPointer(t)
	}
	sig := of.Signature()
	return types.NewFunc(token.NoPos, pkg, of.Name(), types.NewSignatureType(types.NewParam(token.NoPos, pkg, "", t), nil, nil, sig.Params(), sig.Results(), sig.Variadic()))
}
