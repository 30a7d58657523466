package plainerror

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// makers are the functions that make plain errors out of a text, by import path,
// and whether that is a format.
var makers = map[string]map[string]bool{
	"errors":                        {"New": false},
	"fmt":                           {"Errorf": true},
	"github.com/cockroachdb/errors": {"New": false, "Newf": true, "Errorf": true},
	"github.com/pkg/errors":         {"New": false, "Errorf": true},
	"golang.org/x/xerrors":          {"New": false, "Errorf": true},
}

// A made error is one that a return statement makes out of a text that decides
// its code.
type made struct {
	pass     *analysis.Pass
	call     *ast.CallExpr
	code     taxonomy.Code
	text     string     // the text or the format, without the error that is wrapped
	operands []ast.Expr // what is printed
	cause    ast.Expr   // the error that is wrapped, or nil
}

// madeIn returns the error that the return statement makes as its last result.
func madeIn(pass *analysis.Pass, stmt *ast.ReturnStmt) (made, bool) {
	if stmt == nil || len(stmt.Results) == 0 {
		return made{}, false
	}
	call, ok := ast.Unparen(stmt.Results[len(stmt.Results)-1]).(*ast.CallExpr)
	if !ok || len(call.Args) == 0 || call.Ellipsis.IsValid() {
		return made{}, false
	}
	isFormat, ok := makes(typeutil.StaticCallee(pass.TypesInfo, call))
	value := pass.TypesInfo.Types[call.Args[0]].Value
	if !ok || value == nil || value.Kind() != constant.String {
		return made{}, false
	}
	m := made{pass: pass, call: call, text: constant.StringVal(value), operands: call.Args[1:]}
	if isFormat {
		m.splitCause()
	}
	for _, operand := range m.operands {
		if types.Implements(pass.TypesInfo.TypeOf(operand), errorInterface) {
			return made{}, false // its text would be left
		}
	}
	m.code, ok = decided(m.text)
	return m, ok
}

var errorInterface = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// makes reports whether a function makes plain errors, and whether out of a
// format.
func makes(f *types.Func) (isFormat, ok bool) {
	if f == nil || f.Pkg() == nil {
		return false, false
	}
	for name := range makers[f.Pkg().Path()] {
		if syntax.IsFunc(f, f.Pkg().Path(), name) {
			return makers[f.Pkg().Path()][name], true
		}
	}
	return false, false
}

// wraps reports whether a call makes an error that holds others, by %w or as errors.Join does.
func wraps(pass *analysis.Pass, call *ast.CallExpr) bool {
	f := typeutil.StaticCallee(pass.TypesInfo, call)
	isFormat, ok := makes(f)
	return ok && isFormat || f != nil && f.Pkg() != nil && syntax.IsFunc(f, f.Pkg().Path(), "Join")
}

// splitCause takes an error that is wrapped at the end off the format.
func (m *made) splitCause() {
	text, ok := strings.CutSuffix(m.text, ": %w")
	if last := len(m.operands) - 1; ok && last >= 0 && !strings.Contains(text, "[") {
		m.text, m.cause, m.operands = text, m.operands[last], m.operands[:last]
	}
}

// constantArgument returns the source of the text as it stands after the error
// that is wrapped was taken off, if it can be written.
func (m *made) constantArgument() (string, bool) {
	source, ok := syntax.Source(m.pass, m.call.Args[0])
	if !ok || m.cause == nil {
		return source, ok
	}
	literal, ok := ast.Unparen(m.call.Args[0]).(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	quote := literal.Value[len(literal.Value)-1:]
	text, ok := strings.CutSuffix(literal.Value, ": %w"+quote)
	return text + quote, ok
}
