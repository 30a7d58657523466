package calls

import (
	"cmp"
	"go/types"
	"maps"
	"slices"
)

// Visible returns the types that a package declares and that others see, by name: those
// that are exported, and those that something exported mentions. Some drivers read imported types
// from export data, which has no others, and some type-check everything from source: the answer is the
// same under both.
func Visible(pkg *types.Package) []*types.TypeName {
	w := typeWalker{pkg: pkg, seen: make(map[types.Type]bool), found: make(map[*types.TypeName]bool)}
	for _, name := range pkg.Scope().Names() {
		if obj := pkg.Scope().Lookup(name); obj.Exported() {
			w.visit(obj.Type())
		}
	}
	return slices.SortedFunc(maps.Keys(w.found), func(a, b *types.TypeName) int { return cmp.Compare(a.Name(), b.Name()) })
}

// A typeWalker goes through all types that a type mentions.
type typeWalker struct {
	pkg   *types.Package
	seen  map[types.Type]bool // of those that have names
	found map[*types.TypeName]bool
}

func (w *typeWalker) visit(t types.Type) {
	switch t := t.(type) {
	case *types.Named:
		w.named(t)
	case *types.Alias:
		w.alias(t)
	case *types.Pointer:
		w.visit(t.Elem())
	case *types.Slice:
		w.visit(t.Elem())
	case *types.Array:
		w.visit(t.Elem())
	case *types.Chan:
		w.visit(t.Elem())
	case *types.Map:
		w.visit(t.Key())
		w.visit(t.Elem())
	case *types.Struct:
		for field := range t.Fields() {
			w.visit(field.Type())
		}
	case *types.Tuple:
		for v := range t.Variables() {
			w.visit(v.Type())
		}
	case *types.Signature:
		w.constraints(t.TypeParams())
		w.visit(t.Params())
		w.visit(t.Results())
	case *types.Interface:
		w.iface(t)
	case *types.Union:
		for term := range t.Terms() {
			w.visit(term.Type())
		}
	}
}

// named visits a type that is declared, with its methods. What other packages declare
// mentions this one in the arguments of types only.
func (w *typeWalker) named(t *types.Named) {
	w.arguments(t.TypeArgs())
	t = t.Origin()
	if w.seen[t] || t.Obj().Pkg() != w.pkg {
		return
	}
	w.seen[t] = true
	if t.Obj().Parent() == w.pkg.Scope() {
		w.found[t.Obj()] = true
	}
	w.constraints(t.TypeParams())
	w.visit(t.Underlying())
	for m := range t.Methods() {
		w.visit(m.Signature())
	}
}

func (w *typeWalker) alias(t *types.Alias) {
	w.arguments(t.TypeArgs())
	t = t.Origin()
	if w.seen[t] || t.Obj().Pkg() != w.pkg {
		return
	}
	w.seen[t] = true
	w.constraints(t.TypeParams())
	w.visit(t.Rhs())
}

func (w *typeWalker) iface(t *types.Interface) {
	for m := range t.ExplicitMethods() {
		w.visit(m.Signature())
	}
	for embedded := range t.EmbeddedTypes() {
		w.visit(embedded)
	}
}

func (w *typeWalker) arguments(list *types.TypeList) {
	for t := range list.Types() {
		w.visit(t)
	}
}

func (w *typeWalker) constraints(list *types.TypeParamList) {
	for p := range list.TypeParams() {
		w.visit(p.Constraint())
	}
}
