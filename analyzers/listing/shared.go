package listing

import (
	"go/types"

	"golang.org/x/tools/go/types/objectpath"
)

// shared are the packages of a program as they see each other, by import path. A
// driver may type-check a package once for the passes and once more, without the
// bodies of functions, for those that import it: then a type that two packages
// mention is the same one only here.
type shared map[string]*types.Package

// sharedBy returns what the packages of a program share. What none of them imports
// is shared as it is.
func sharedBy(program []*Package) shared {
	s := make(shared)
	for _, pkg := range program {
		s.addImports(pkg.types)
	}
	return s
}

// addImports adds what a package is built from.
func (s shared) addImports(pkg *types.Package) {
	for _, imported := range pkg.Imports() {
		if s[imported.Path()] == nil {
			s[imported.Path()] = imported
			s.addImports(imported)
		}
	}
}

// pkg returns a package as others see it.
func (s shared) pkg(pkg *types.Package) *types.Package {
	if seen := s[pkg.Path()]; seen != nil {
		return seen
	}
	return pkg
}

// method returns a method as other packages see it.
func (s shared) method(m *types.Func) *types.Func {
	seen := s.pkg(m.Pkg())
	if seen == m.Pkg() {
		return m
	}
	path, err := objectpath.For(m)
	if err != nil {
		return m // a method of a type in a function, which no other package can mention
	}
	if obj, err := objectpath.Object(seen, path); err == nil {
		return obj.(*types.Func)
	}
	return m
}
