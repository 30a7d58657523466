package calls

import (
	"go/token"
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// hides are the types of a package which its importers do not see, and can have the values of through
// interfaces. Drivers that read export data know nothing of them, so all that is known of them is what
// the package tells.
type hides []hiddenType

// hiddenType is such a type with the methods of its pointers.
type hiddenType struct {
	Name    string
	Methods []hiddenMethod
}

// hiddenMethod is a method.
type hiddenMethod struct {
	ID       string // its name, with the import path if it is not exported
	Type     TypeKey
	Receiver string // of the declaration, if the package has it; with a star before it for a pointer
}

// String returns the types with those of their methods that importers can call, such
// as "hides(file.Close file.Read | memory.Close)".
func (h hides) String() string {
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

// exportHidden makes known what importers cannot see of the package.
func (c *Calls) exportHidden() {
	seen := make(map[*types.TypeName]bool)
	for _, declared := range VisibleConcrete(c.pass.Pkg) {
		seen[declared] = true
	}
	var told hides
	for _, declared := range ConcreteTypes(c.pass.Pkg) {
		if seen[declared] || syntax.InTest(c.pass.Fset, declared.Pos()) {
			continue
		}
		if t, ok := c.hidden(declared); ok {
			told = append(told, t)
		}
	}
	if len(told) > 0 {
		summary.ExportPackage(c.pass, told)
	}
}

// hidden returns what importers are told of a type, and whether there is any
// method of it that they can call.
func (c *Calls) hidden(declared *types.TypeName) (t hiddenType, ok bool) {
	t.Name = declared.Name()
	methods := types.NewMethodSet(types.NewPointer(declared.Type()))
	for i := range methods.Len() {
		m := methods.At(i).Obj().(*types.Func)
		told := hiddenMethod{ID: m.Id(), Type: TypeKeyOf(m.Signature())}
		if m.Exported() && m.Pkg() == c.pass.Pkg && hasBody(m) {
			told.Receiver, ok = receiverName(m), true
		}
		t.Methods = append(t.Methods, told)
	}
	return t, ok
}

// receiverName returns the name of the type to which a method belongs, with a star
// before it for a pointer.
func receiverName(m *types.Func) string {
	name, star := program.NamedOf(m.Signature().Recv().Type()).Obj().Name(), ""
	if _, isPointer := types.Unalias(m.Signature().Recv().Type()).(*types.Pointer); isPointer {
		star = "*"
	}
	return star + name
}

// hiddenImplementers returns those of the types that an imported package hides that
// implement a method.
func (c *Calls) hiddenImplementers(pkg *types.Package, q methodQuestion) []implementer {
	iface, ok := q.method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	told, _ := summary.OfPackage[hides](c.pass, pkg)
	wanted := methodsOf(iface)
	var list []implementer
	for _, t := range told {
		if m, ok := t.implementing(wanted, q.method.Id()); ok && q.others.haveHidden(t) {
			list = append(list, implementer{t.Name, funcOfHidden(pkg, m, q.method)})
		}
	}
	return list
}

// implementing returns the method with an ID, if the type has all methods that are
// wanted, and importers can call this one.
func (t hiddenType) implementing(wanted map[string]TypeKey, id string) (called hiddenMethod, ok bool) {
	for _, m := range t.Methods {
		if m.ID == id {
			called = m
		}
	}
	return called, t.has(wanted) && called.Receiver != ""
}

// has reports whether the type has all methods that are wanted.
func (t hiddenType) has(wanted map[string]TypeKey) bool {
	n := 0
	for _, m := range t.Methods {
		if key := wanted[m.ID]; key != 0 && key == m.Type {
			n++
		}
	}
	return n == len(wanted)
}

// funcOfHidden returns a method that only a fact tells of as it would be if the types
// of the package told of it.
func funcOfHidden(pkg *types.Package, m hiddenMethod, of *types.Func) *types.Func {
	name, isPointer := strings.CutPrefix(m.Receiver, "*")
	var t types.Type = types.NewNamed(types.NewTypeName(token.NoPos, pkg, name, nil), types.NewStruct(nil, nil), nil)
	if isPointer {
		t = types.NewPointer(t)
	}
	sig := of.Signature()
	return types.NewFunc(token.NoPos, pkg, of.Name(), types.NewSignatureType(types.NewParam(token.NoPos, pkg, "", t), nil, nil, sig.Params(), sig.Results(), sig.Variadic()))
}
