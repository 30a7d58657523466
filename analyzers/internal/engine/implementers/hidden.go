package implementers

import (
	"go/token"
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/positions"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/typekey"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// Hides is the fact about a package that declares types which its importers do not
// see, and can have the values of through interfaces. Drivers that read export data
// know nothing of them, so all that is known of them is what the fact says.
type Hides struct{ Types []HiddenType }

// HiddenType is such a type with the methods of its pointers.
type HiddenType struct {
	Name    string
	Methods []HiddenMethod
}

// HiddenMethod is a method. What is known of its results is told if the package
// declares it.
type HiddenMethod struct {
	ID       string // its name, with the import path if it is not exported
	Type     typekey.Key
	Receiver string // of the declaration, if the package has it; with a star before it for a pointer
	Results  []cause.Outcome
}

// AFact marks the type as a fact.
func (*Hides) AFact() {}

// String returns the types with those of their methods that importers can call, such
// as "hides(file.Close file.Read | memory.Close)".
func (h *Hides) String() string {
	var list []string
	for _, t := range h.Types {
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
	var fact Hides
	iface, ok := q.method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok || !f.Pass.ImportPackageFact(pkg, &fact) {
		return nil
	}
	wanted := methodsOf(iface)
	var list []implementer
	for _, t := range fact.Types {
		if m, ok := t.implementing(wanted, q.method.Id()); ok && q.others.haveHidden(t) {
			list = append(list, implementer{t.Name, f.hiddenFunc(pkg, m, q.method)})
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
func (f *Finder) hiddenFunc(pkg *types.Package, m HiddenMethod, of *types.Func) *types.Func {
	name, isPointer := strings.CutPrefix(m.Receiver, "*")
	var t types.Type = types.NewNamed(types.NewTypeName(token.NoPos, pkg, name, nil), types.NewStruct(nil, nil), nil)
	if isPointer {
		t = types.NewPointer(t)
	}
	sig := of.Signature()
	method := types.NewFunc(token.NoPos, pkg, of.Name(), types.NewSignatureType(types.NewParam(token.NoPos, pkg, "", t), nil, nil, sig.Params(), sig.Results(), sig.Variadic()))
	f.accounts[method] = nil
	if m.Results != nil {
		f.accounts[method] = (&cause.Account{Results: m.Results}).Seen(f.home, positions.In(pkg))
	}
	return method
}
