package syntax

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// Types returns the type of each field of a list: two for "a, b string".
func Types(fields *ast.FieldList) []ast.Expr {
	var list []ast.Expr
	if fields == nil {
		return nil
	}
	for _, field := range fields.List {
		for range max(1, len(field.Names)) {
			list = append(list, field.Type)
		}
	}
	return list
}

// Zeros returns the zero values of some types, as code at the end of a node can write them. It
// reports whether it can: nothing there hides the name of a struct, and there is no type parameter.
func Zeros(pass *analysis.Pass, list []ast.Expr, at ast.Node) ([]string, bool) {
	var zeros []string
	for _, expr := range list {
		zero, ok := zeroOf(pass, expr, at)
		if !ok {
			return nil, false
		}
		zeros = append(zeros, zero)
	}
	return zeros, true
}

func zeroOf(pass *analysis.Pass, expr ast.Expr, at ast.Node) (string, bool) {
	t := pass.TypesInfo.TypeOf(expr)
	if _, isParam := types.Unalias(t).(*types.TypeParam); isParam {
		return "", false
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return `""`, true
		case u.Info()&types.IsBoolean != 0:
			return "false", true
		case u.Info()&types.IsNumeric != 0:
			return "0", true
		}
		return "nil", u.Kind() == types.UnsafePointer
	case *types.Struct, *types.Array:
		source, ok := Source(pass, expr)
		return source + "{}", ok && meansSame(pass, expr, at)
	}
	return "nil", true
}

// meansSame reports whether all names in the expression of a type mean the same at the end of a node.
func meansSame(pass *analysis.Pass, expr ast.Expr, at ast.Node) bool {
	same := true
	ast.Inspect(expr, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			same = same && meansSame(pass, n.X, at)
			return false
		case *ast.Ident:
			obj := pass.TypesInfo.Uses[n]
			same = same && (obj == nil || Visible(pass, obj, at))
		}
		return true
	})
	return same
}

// Visible reports whether the name of an object means it at the end of a node.
func Visible(pass *analysis.Pass, obj types.Object, at ast.Node) bool {
	scope := pass.Pkg.Scope().Innermost(at.End())
	if scope == nil {
		return false
	}
	_, found := scope.LookupParent(obj.Name(), at.End())
	return found == obj
}

// ZeroInWords says what the zero value of a type is, to somebody who reads a message: "an empty list".
func ZeroInWords(t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return "an empty list"
	case *types.Map:
		return "an empty map"
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return `""`
		case u.Info()&types.IsNumeric != 0:
			return "0"
		case u.Info()&types.IsBoolean != 0:
			return "false"
		}
		return "nil"
	case *types.Struct:
		return "a zero value"
	}
	return "nil"
}
