package syntax

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// HasImport reports whether the package imports the given path itself.
func HasImport(pkg *types.Package, path string) bool {
	return slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool { return p.Path() == path })
}

// A declared object is of a type of package types, such as *types.Func.
type declared interface {
	comparable
	types.Object
}

// PackageOf returns the package that declares an object: nil if there is no object, and for those of the language.
func PackageOf[T declared](obj T) *types.Package {
	var none T
	if obj == none {
		return nil
	}
	return obj.Pkg()
}

// PathOf returns the path of the package that declares an object, or nothing.
func PathOf[T declared](obj T) string {
	if pkg := PackageOf(obj); pkg != nil {
		return pkg.Path()
	}
	return ""
}

// IsNamed reports whether t is the type with the given name of the package with
// the given path, directly or through aliases.
func IsNamed(t types.Type, path, name string) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named == nil {
		return false
	}
	return named.Obj().Name() == name && PathOf(named.Obj()) == path
}

// IsFunc reports whether f is the function with the given name, not a method,
// of the package with the given path.
func IsFunc(f *types.Func, path, name string) bool {
	return f != nil && f.Name() == name && PathOf(f) == path && f.Signature().Recv() == nil
}

// Lacks reports whether a package imports another one in a version that does not declare a
// name. Of packages that are not imported directly, some drivers see a part only, so that
// nothing can be said of them.
func Lacks(pkg *types.Package, path, name string) bool {
	for _, imported := range pkg.Imports() {
		if imported.Path() == path {
			return imported.Scope().Lookup(name) == nil
		}
	}
	return false
}

// Reference returns the text by which code at pos can refer to the exported
// name of the package with the given path, such as "taxonomy.NotFound", and
// reports whether there is such a text: the file must import the package, in a version
// that has the name, and no other declaration may hide it.
func Reference(pass *analysis.Pass, file *ast.File, pos token.Pos, path, name string) (string, bool) {
	for _, spec := range file.Imports {
		pkg := pass.TypesInfo.PkgNameOf(spec)
		if pkg == nil || pkg.Imported().Path() != path {
			continue
		}
		if pkg.Imported().Scope().Lookup(name) == nil {
			return "", false // another version of the package
		}
		switch pkg.Name() {
		case "_":
		case ".":
			obj := lookup(pass.Pkg, pos, name)
			return name, obj != nil && obj.Pkg() == pkg.Imported()
		default:
			if lookup(pass.Pkg, pos, pkg.Name()) == pkg {
				return pkg.Name() + "." + name, true
			}
		}
	}
	return "", false
}

// lookup returns what name means at pos.
func lookup(pkg *types.Package, pos token.Pos, name string) types.Object {
	scope := pkg.Scope().Innermost(pos)
	if scope == nil {
		return nil
	}
	_, obj := scope.LookupParent(name, pos)
	return obj
}
