package settings

import (
	"fmt"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// resolve finds what the names of entries mean for a package.
//
// A package does not see what has nothing to do with it, so that a name which means
// nothing there is no mistake. It is one in the package to which it points, and in
// those that import that, where all exported names are in sight.
func resolve(pass *analysis.Pass, entries []Entry) *Settings {
	s := &Settings{
		registrars: make(map[types.Object]Registrar), results: make(map[types.Object]Result),
		taxonomies: make(map[types.Object]Taxonomy), seams: make(map[types.Object]Seam),
		sources: make(map[types.Object]string), sinks: make(map[types.Object]Sink), sanitizers: make(map[types.Object]bool),
	}
	seen := visible(pass.Pkg, entries)
	for _, e := range entries {
		obj := e.object(func(path string) *types.Package { return seen[path] })
		var err error
		switch {
		case obj != nil:
			if err = e.fits(obj); err == nil {
				s.add(e, obj)
			}
		case e.isKnownIn(pass.Pkg, seen):
			err = e.missing()
		}
		if err != nil && s.mistake == nil && syntax.IsModuleAnalysed(pass) {
			s.mistake = fmt.Errorf("-%s.%s: %w", pass.Analyzer.Name, e.list.Name, err)
		}
	}
	return s
}

// visible returns the packages that entries can mean, among a package and all that
// it imports, directly or not.
func visible(pkg *types.Package, entries []Entry) map[string]*types.Package {
	wanted := make(map[string]bool)
	for _, e := range entries {
		for _, path := range e.Name.Packages() {
			wanted[path] = true
		}
	}
	found := make(map[string]*types.Package)
	visited := make(map[*types.Package]bool)
	var walk func(*types.Package)
	walk = func(pkg *types.Package) {
		if visited[pkg] {
			return
		}
		visited[pkg] = true
		if wanted[pkg.Path()] {
			found[pkg.Path()] = pkg
		}
		for _, imported := range pkg.Imports() {
			walk(imported)
		}
	}
	walk(pkg)
	return found
}

// object returns what the name of an entry means in some packages, or nil.
func (e Entry) object(pkg func(path string) *types.Package) types.Object {
	for _, p := range e.Name.places {
		if pkg := pkg(p.path); pkg != nil {
			obj := p.in(pkg)
			if _, field := obj.(*types.Var); obj != nil && (!field || e.list.Fields) {
				return obj
			}
		}
	}
	return nil
}

// isKnownIn reports whether the package can tell that the name means nothing.
func (e Entry) isKnownIn(pkg *types.Package, seen map[string]*types.Package) bool {
	return slices.ContainsFunc(e.Name.places, func(p place) bool {
		other := seen[p.path]
		return other == pkg || other != nil && p.isExported() && other.Complete() && slices.Contains(pkg.Imports(), other)
	})
}

// missing is the mistake that the name of an entry means nothing.
func (e Entry) missing() error {
	what := "function or method"
	switch {
	case e.list.Fields:
		what = "function, method, field or type"
	case e.list.Types:
		what = "function, method or type"
	}
	return fmt.Errorf("there is no %s %s", what, e.Name)
}

// fits reports what of the entry the object that it names does not have.
func (e Entry) fits(obj types.Object) error {
	f, ok := obj.(*types.Func)
	if !ok {
		if _, field := obj.(*types.Var); field || e.list.Types {
			return nil
		}
		return fmt.Errorf("%s is a type; want a function or method", e.Name)
	}
	if (e.list.Name == Sources || e.list.Name == Sanitizers) && f.Signature().Results().Len() == 0 {
		return fmt.Errorf("%s returns nothing", e.Name)
	}
	params := f.Signature().Params().Len()
	for _, o := range e.list.Options {
		if o.Form != Index && o.Form != Indexes {
			continue
		}
		for _, index := range e.indexes(o.Name) {
			if index >= params {
				return fmt.Errorf("%s: %s: there is no argument %d; it takes %d, counted from 0", e.Name, o.Name, index, params)
			}
		}
	}
	if e.list.Name == Results && e.is("format") && !f.Signature().Variadic() {
		return fmt.Errorf("%s: format=true: it takes no operands", e.Name)
	}
	return nil
}

// add notes what an entry says of an object.
func (s *Settings) add(e Entry, obj types.Object) {
	switch e.list.Name {
	case Registrars:
		s.registrars[obj] = e.registrar()
	case Results:
		s.results[obj] = e.result()
	case Taxonomies:
		s.taxonomies[obj] = e.taxonomy()
	case Seams:
		s.seams[obj] = e.seam()
	case Sources:
		s.sources[obj] = e.Name.short()
	case Sinks:
		s.sinks[obj] = Sink{Text: e.indexes("text")}
	case Sanitizers:
		s.sanitizers[obj] = true
	}
}
