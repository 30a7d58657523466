package sdk

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// unseen returns the type of a handler as its signature describes it, for a
// package that does not see the package which declares the type, or, in export data,
// another part of it only: it returns nil for one that does, or that does not see what
// the signature mentions.
func (v *view) unseen(h Handler) types.Object {
	short, _, _ := strings.Cut(h.Type, ".")
	if seen := v.packages[short]; h.Signature == "" || seen != nil && seen.Complete() {
		return nil
	}
	sig := v.signature(h.Signature)
	if sig == nil {
		return nil
	}
	return types.NewTypeName(token.NoPos, nil, h.Type, sig)
}

// signature returns the function type that a text describes, in which packages
// have the short names of the tables, and "context" is that package. It returns nil
// if the packages do not declare all of it.
func (v *view) signature(text string) types.Type {
	expr, err := parser.ParseExpr(text)
	if err != nil {
		return nil
	}
	pkg := types.NewPackage("signature", "signature")
	for short, seen := range v.packages {
		pkg.Scope().Insert(types.NewPkgName(token.NoPos, pkg, short, seen))
		if found := imported(seen, "context"); found != nil && pkg.Scope().Lookup("context") == nil {
			pkg.Scope().Insert(types.NewPkgName(token.NoPos, pkg, "context", found))
		}
	}
	if v.context != nil && pkg.Scope().Lookup("context") == nil {
		// The library takes no contexts in the signatures seen here, as mcp-go before v0.28.
		pkg.Scope().Insert(types.NewPkgName(token.NoPos, pkg, "context", v.context))
	}
	info := types.Info{Types: make(map[ast.Expr]types.TypeAndValue)}
	if err := types.CheckExpr(token.NewFileSet(), pkg, token.NoPos, expr, &info); err != nil {
		return nil
	}
	return info.Types[expr].Type
}

// imported returns the package with the given path that a package imports itself,
// or nil.
func imported(pkg *types.Package, path string) *types.Package {
	if pkg == nil {
		return nil
	}
	i := slices.IndexFunc(pkg.Imports(), func(p *types.Package) bool { return p.Path() == path })
	if i < 0 {
		return nil
	}
	return pkg.Imports()[i]
}
