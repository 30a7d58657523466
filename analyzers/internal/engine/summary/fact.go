package summary

import (
	"fmt"
	"go/types"
	"iter"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A Fact is the fact about a package that has one table: what importers are told of its functions,
// its variables, or the package itself. Analyzers see only their own facts, so each table has a type of
// its own, whose method String says it in words. All types share the encoding.
//
// Entries are found by key, not by object. So a method has an entry although importers cannot name its
// type, and call it through an interface.
type Fact[T any] struct{ Entries []Entry[T] } // sorted by key

// An Entry is what importers are told of one object.
type Entry[T any] struct {
	Key   string // such as "Open", or "Store.Get" for a method; empty for the package itself
	Value T
}

// AFact marks the type as a fact.
func (*Fact[T]) AFact() {}

// String returns all entries, such as "Open: gives(0), Store.Get: gives(1)".
func (f *Fact[T]) String() string {
	var list []string
	for key, text := range f.Texts() {
		list = append(list, strings.TrimPrefix(key+": "+text, ": "))
	}
	return strings.Join(list, ", ")
}

// Texts yields the entries as text, by key.
func (f *Fact[T]) Texts() iter.Seq2[string, string] {
	return func(yield func(key, text string) bool) {
		for _, e := range f.Entries {
			if !yield(e.Key, fmt.Sprint(e.Value)) {
				return
			}
		}
	}
}

// Text returns what a fact says that is a list, such as "gives(0, 1)", by the words for each of its elements.
func Text[T any](name string, list []T, word func(T) string) string {
	parts := make([]string, len(list))
	for i, one := range list {
		parts[i] = word(one)
	}
	return name + "(" + strings.Join(parts, ", ") + ")"
}

// keyOf returns the key of a package-level object, or of a method of a declared type. It is empty for others.
func keyOf(obj types.Object) string {
	fn, ok := obj.(*types.Func)
	if !ok || fn.Signature().Recv() == nil {
		return obj.Name()
	}
	named := program.NamedOf(fn.Signature().Recv().Type())
	if named == nil || named.Obj().Parent() != nil && named.Obj().Parent() != obj.Pkg().Scope() {
		return "" // only one function knows the type
	}
	return named.Obj().Name() + "." + fn.Name()
}

// export tells importers of the objects that they can ask about. A table is exported once.
func export[T any](pass *analysis.Pass, table map[types.Object]T) {
	fact := new(Fact[T])
	for obj, value := range table {
		if key := keyOf(obj); key != "" && obj.Exported() && obj.Pkg() == pass.Pkg {
			fact.Entries = append(fact.Entries, Entry[T]{key, value})
		}
	}
	if len(fact.Entries) > 0 {
		slices.SortFunc(fact.Entries, func(a, b Entry[T]) int { return strings.Compare(a.Key, b.Key) })
		pass.ExportPackageFact(fact)
	}
}

// ExportPackage tells importers of the package itself.
func ExportPackage[T any](pass *analysis.Pass, value T) {
	pass.ExportPackageFact(&Fact[T]{[]Entry[T]{{Value: value}}})
}

// OfPackage returns what a package of the module tells of itself.
func OfPackage[T any](pass *analysis.Pass, pkg *types.Package) (value T, ok bool) {
	return toldBy[T](pass, pkg, "")
}

// Below yields what packages of the module tell of themselves that the program of the package imports, without
// its tests.
func Below[T any](pass *analysis.Pass) iter.Seq2[*types.Package, T] {
	return func(yield func(*types.Package, T) bool) {
		for _, imported := range syntax.ModuleImports(pass, false) {
			if value, ok := OfPackage[T](pass, imported); ok && !yield(imported, value) {
				return
			}
		}
	}
}

// toldBy returns what a package tells under a key. Other modules are not asked, as not every driver analyses them.
func toldBy[T any](pass *analysis.Pass, pkg *types.Package, key string) (value T, ok bool) {
	var fact Fact[T]
	if !syntax.InModule(pass, pkg) || !pass.ImportPackageFact(pkg, &fact) {
		return value, false
	}
	i, ok := slices.BinarySearchFunc(fact.Entries, key, func(e Entry[T], key string) int { return strings.Compare(e.Key, key) })
	if ok {
		value = fact.Entries[i].Value
	}
	return value, ok
}
