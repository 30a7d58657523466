package driver

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
)

// maxUnfolded is how many parts the types of a package may have when every struct in a struct
// is counted wherever it stands. The type checker of Go, which looks for structs that contain
// themselves, walks all of them and remembers none: in
//
//	type A struct{ x, y B }
//	type B struct{ x, y C }
//
// it comes by C four times, and 25 such types keep it, and the compiler, busy for a minute.
const maxUnfolded = 1 << 21

// unfolded returns an error for a package whose types are more than the type checker comes
// to the end of, or nil.
func unfolded(fset *token.FileSet, files []*ast.File) *types.Error {
	u := unfolding{specs: make(map[string]*ast.TypeSpec), sizes: make(map[string]int)}
	for _, file := range files {
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.GenDecl); ok && decl.Tok == token.TYPE {
				for _, spec := range decl.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok {
						u.specs[spec.Name.Name] = spec
					}
				}
			}
		}
	}
	total := 0
	for _, file := range files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.GenDecl)
			if !ok || decl.Tok != token.TYPE {
				continue
			}
			for _, spec := range decl.Specs {
				spec := spec.(*ast.TypeSpec)
				if total += u.named(spec.Name.Name); total > maxUnfolded {
					return &types.Error{Fset: fset, Pos: spec.Pos(), Msg: fmt.Sprintf("not looked at: type %s and those before it have more than %d parts, one in the other, which takes the type checker of Go too long", spec.Name.Name, maxUnfolded)}
				}
			}
		}
	}
	return nil
}

// An unfolding counts the parts of the types of a package.
type unfolding struct {
	specs map[string]*ast.TypeSpec
	sizes map[string]int // of those that are known, or 1 while they are counted
}

// named returns how many parts a type of the package has, or a little more than are allowed.
func (u unfolding) named(name string) int {
	if known, ok := u.sizes[name]; ok {
		return known
	}
	spec, ok := u.specs[name]
	if !ok {
		return 1
	}
	u.sizes[name] = 1 // a type that contains itself is wrong, and the type checker says so
	size := min(1+u.of(spec.Type), maxUnfolded+1)
	u.sizes[name] = size
	return size
}

// of returns how many parts an expression for a type has that lie in it, and not behind a
// pointer or the like.
func (u unfolding) of(expr ast.Expr) int {
	switch expr := expr.(type) {
	case *ast.Ident:
		return u.named(expr.Name)
	case *ast.ParenExpr:
		return u.of(expr.X)
	case *ast.IndexExpr:
		return u.of(expr.X)
	case *ast.IndexListExpr:
		return u.of(expr.X)
	case *ast.ArrayType:
		if expr.Len != nil {
			return u.of(expr.Elt)
		}
	case *ast.StructType:
		return u.fields(expr.Fields)
	case *ast.InterfaceType:
		return u.fields(expr.Methods)
	}
	return 1
}

// fields returns how many parts the fields of a struct have, or the interfaces that are
// embedded in one.
func (u unfolding) fields(list *ast.FieldList) int {
	size := 1
	for _, field := range list.List {
		size = min(size+max(1, len(field.Names))*u.of(field.Type), maxUnfolded+1)
	}
	return size
}
