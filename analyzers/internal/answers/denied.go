package answers

import (
	"go/ast"
	"go/constant"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Denies reports whether the output that is returned says in a field of its own that there was no
// success, as in
//
//	return nil, output{Success: false, Error: err.Error()}, nil
//
// An agent that reads the output cannot take that for one.
func (s Success) Denies(info *types.Info) bool {
	if s.Statement == nil {
		return false
	}
	for _, result := range s.Statement.Results {
		if literal, ok := pointed(result).(*ast.CompositeLit); ok && !isOfLibrary(info.TypeOf(literal)) && hasFalse(info, literal) {
			return true
		}
	}
	return false
}

// isOfLibrary reports whether a library of the protocol declares a type.
func isOfLibrary(t types.Type) bool {
	named := program.NamedOf(t)
	return named != nil && sdk.Owns(named.Obj().Pkg())
}

// pointed returns the operand of &, or the expression itself.
func pointed(expr ast.Expr) ast.Expr {
	if address, ok := ast.Unparen(expr).(*ast.UnaryExpr); ok {
		return ast.Unparen(address.X)
	}
	return ast.Unparen(expr)
}

// hasFalse reports whether a field of a literal is written to be false.
func hasFalse(info *types.Info, literal *ast.CompositeLit) bool {
	for _, element := range literal.Elts {
		field, ok := element.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if v := info.Types[field.Value].Value; v != nil && v.Kind() == constant.Bool && !constant.BoolVal(v) {
			return true
		}
	}
	return false
}
