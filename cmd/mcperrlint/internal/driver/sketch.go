package driver

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
)

// sketch finds out what of a package can be left out when only its types are wanted:
// the bodies of its functions, and what it imports for those alone. The latter is most
// of what large modules are built from.
//
// That is done for packages of releases, which compile. Of others, more may be
// wrong than is seen here.
func (s *session) sketch(n *node) {
	if n.Error != nil || len(n.importErrs) > 0 || !s.neverChanges(n.listed) {
		return
	}
	var insides [][]int
	used := make(map[*node]bool)
	for _, path := range n.abs(n.GoFiles, n.CgoFiles) {
		text, err := s.sources.read(path)
		if err != nil || s.overlay.has(path) {
			return
		}
		o, ok := outlineOf(text)
		if !ok {
			return
		}
		insides = append(insides, o.insides)
		for _, spec := range o.imports {
			if dep := n.imports[spec.path]; dep != nil && o.uses(spec, dep.Name) {
				used[dep] = true
			}
		}
	}
	n.insides, n.leaves = insides, make(map[*node]bool)
	for _, dep := range n.deps {
		n.leaves[dep] = !used[dep] && dep.Error == nil && len(dep.importErrs) == 0 && s.neverChanges(dep.listed)
	}
}

// uses reports whether a file may use an import outside of the bodies of functions.
func (o *outline) uses(spec imported, packageName string) bool {
	switch spec.name {
	case "":
		return packageName == "" || o.selected[packageName]
	case ".":
		return true
	}
	return o.selected[spec.name]
}

// dropLeft drops the imports that are left out.
func (n *node) dropLeft(files []*ast.File) {
	if len(n.leaves) == 0 {
		return
	}
	for _, file := range files {
		file.Decls = slices.DeleteFunc(file.Decls, func(decl ast.Decl) bool {
			d, ok := decl.(*ast.GenDecl)
			if !ok || d.Tok != token.IMPORT {
				return false
			}
			d.Specs = slices.DeleteFunc(d.Specs, n.left)
			return len(d.Specs) == 0
		})
	}
}

// left reports whether an import is left out.
func (n *node) left(spec ast.Spec) bool {
	path, err := strconv.Unquote(spec.(*ast.ImportSpec).Path.Value)
	return err == nil && n.leaves[n.imports[path]]
}
