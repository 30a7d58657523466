package wrappedrpc

import (
	"go/ast"
	"go/constant"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// fix returns the error itself:
//
//	return nil, nil, fmt.Errorf("search: %w", err)
//	return nil, nil, err
func fix(pass *analysis.Pass, a answers.Answer) *analysis.SuggestedFix {
	if a.Statement == nil || len(a.Statement.Results) == 0 {
		return nil
	}
	call, ok := ast.Unparen(a.Statement.Results[len(a.Statement.Results)-1]).(*ast.CallExpr)
	file := syntax.FileOf(pass, a.Pos)
	if !ok || file == nil || !syntax.IsFunc(typeutil.StaticCallee(pass.TypesInfo, call), "fmt", "Errorf") || syntax.HasComments(file, call) || !usedElsewhere(pass, file, call) {
		return nil
	}
	format := pass.TypesInfo.Types[call.Args[0]].Value
	if format == nil || format.Kind() != constant.String || strings.Count(constant.StringVal(format), "%") != len(call.Args)-1 || !strings.HasSuffix(constant.StringVal(format), "%w") || strings.Count(constant.StringVal(format), "%w") != 1 {
		return nil // From here on, the last operand is the wrapped one.
	}
	wrapped, ok := syntax.Source(pass, call.Args[len(call.Args)-1])
	if !ok {
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "Return the *jsonrpc.Error itself",
		TextEdits: []analysis.TextEdit{{Pos: call.Pos(), End: call.End(), NewText: []byte(wrapped)}},
	}
}

// usedElsewhere reports whether a file uses the package of a function that is called
// in another place as well: its import would be left over otherwise.
func usedElsewhere(pass *analysis.Pass, file *ast.File, call *ast.CallExpr) bool {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	pkg, ok := selector.X.(*ast.Ident)
	if !ok {
		return false
	}
	for ident, obj := range pass.TypesInfo.Uses {
		outside := ident.Pos() < call.Pos() || call.End() <= ident.Pos()
		if obj == pass.TypesInfo.Uses[pkg] && outside && file.FileStart <= ident.Pos() && ident.Pos() < file.FileEnd {
			return true
		}
	}
	return false
}

// hasData reports whether an error is known to have data for the client.
func (c checker) hasData(s *sdk.SDK, o cause.Origin) bool {
	for _, v := range s.ErrorValues {
		if full(s, v.Name) == o.Name {
			return v.Args != nil && v.Args.Data != sdk.None
		}
	}
	return len(o.Via) == 0 && c.dataAt(o.Pos)
}

// dataAt reports whether a literal at a place sets the field with the data.
func (c checker) dataAt(pos token.Pos) bool {
	value := c.fieldAt(pos, "Data")
	return value != nil && !c.pass.TypesInfo.Types[value].IsNil()
}

// isNotFound reports whether a literal at a place sets the code of an unknown method. With
// the error itself that code would go out, which the rule rpccode reports.
func (c checker) isNotFound(pos token.Pos) bool {
	value := c.fieldAt(pos, "Code")
	if value == nil {
		return false
	}
	code := c.pass.TypesInfo.Types[value].Value
	return code != nil && code.ExactString() == "-32601"
}

// fieldAt returns what a literal at a place sets a field to, or nil.
func (c checker) fieldAt(pos token.Pos, field string) (value ast.Expr) {
	file := syntax.FileOf(c.pass, pos)
	if file == nil {
		return nil
	}
	ast.Inspect(file, func(n ast.Node) bool {
		literal, ok := n.(*ast.CompositeLit)
		if ok && literal.Pos() <= pos && pos <= literal.Lbrace {
			for _, element := range literal.Elts {
				pair, ok := element.(*ast.KeyValueExpr)
				if !ok {
					continue
				}
				if key, ok := pair.Key.(*ast.Ident); ok && key.Name == field {
					value = pair.Value
				}
			}
		}
		return value == nil
	})
	return value
}
