package upstreamtext

import (
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// message takes messages of coded errors apart.
type message struct {
	pass *analysis.Pass
	file *ast.File
}

// split returns the source of a message without the error that it ends with, and
// that error.
func (m message) split(expr ast.Expr) (text string, err ast.Expr, ok bool) {
	switch expr := ast.Unparen(expr).(type) {
	case *ast.BinaryExpr:
		return m.splitSum(expr)
	case *ast.CallExpr:
		return m.splitFormat(expr)
	}
	return "", nil, false
}

// splitSum splits `"text: " + err.Error()` and `"text " + name + ": " + err.Error()`.
func (m message) splitSum(sum *ast.BinaryExpr) (text string, err ast.Expr, ok bool) {
	err, ok = m.textOf(sum.Y)
	if !ok || sum.Op != token.ADD || !isSimple(sum.X) {
		return "", nil, false
	}
	switch x := ast.Unparen(sum.X).(type) {
	case *ast.BasicLit:
		text, ok = trimmed(x, ": ")
		return text, err, ok && len(text) > len(`""`)
	case *ast.BinaryExpr:
		last, isLiteral := ast.Unparen(x.Y).(*ast.BasicLit)
		if !isLiteral {
			return "", nil, false
		}
		rest, ok := trimmed(last, ": ")
		before, written := syntax.Source(m.pass, x.X)
		if len(rest) > len(`""`) {
			before += " + " + rest
		}
		return before, err, ok && written
	}
	return "", nil, false
}

// splitFormat splits `fmt.Sprintf("text %s: %v", name, err)`.
func (m message) splitFormat(call *ast.CallExpr) (text string, err ast.Expr, ok bool) {
	if !syntax.IsFunc(typeutil.StaticCallee(m.pass.TypesInfo, call), "fmt", "Sprintf") || len(call.Args) < 2 || call.Ellipsis.IsValid() {
		return "", nil, false
	}
	format, ok := ast.Unparen(call.Args[0]).(*ast.BasicLit)
	if !ok || strings.Contains(format.Value, "[") {
		return "", nil, false
	}
	last := call.Args[len(call.Args)-1]
	if err, ok = m.textOf(last); !ok {
		if err = last; !m.isError(last) || !isName(last) {
			return "", nil, false
		}
	}
	for _, verb := range []string{": %v", ": %s", ": %w"} {
		if text, ok = trimmed(format, verb); ok {
			break
		}
	}
	operands := call.Args[1 : len(call.Args)-1]
	if !ok || len(operands) == 0 {
		return text, err, ok && len(text) > len(`""`) && !strings.Contains(text, "%")
	}
	for _, operand := range operands {
		source, written := syntax.Source(m.pass, operand)
		if !written || m.isError(operand) || !isSimple(operand) {
			return "", nil, false
		}
		text += ", " + source
	}
	printer, written := syntax.Source(m.pass, call.Fun)
	return printer + "(" + text + ")", err, written
}

// textOf returns the error whose text an expression is: err of `err.Error()`.
func (m message) textOf(expr ast.Expr) (ast.Expr, bool) {
	call, ok := ast.Unparen(expr).(*ast.CallExpr)
	if !ok || len(call.Args) > 0 {
		return nil, false
	}
	method, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || method.Sel.Name != "Error" || !m.isError(method.X) || !isName(method.X) {
		return nil, false
	}
	return method.X, true
}

func (m message) isError(expr ast.Expr) bool {
	t := m.pass.TypesInfo.TypeOf(expr)
	return t != nil && program.CanBeError(t)
}

// causeAmong reports whether options keep an error as the cause, and whether they
// keep another one.
func (m message) causeAmong(options []ast.Expr, err ast.Expr) (kept, other bool) {
	for _, option := range options {
		call, ok := ast.Unparen(option).(*ast.CallExpr)
		if !ok || !syntax.IsFunc(typeutil.StaticCallee(m.pass.TypesInfo, call), syntax.Taxonomy, "Cause") {
			continue
		}
		a, ok := ast.Unparen(call.Args[0]).(*ast.Ident)
		b, also := ast.Unparen(err).(*ast.Ident)
		if ok && also && m.pass.TypesInfo.ObjectOf(a) == m.pass.TypesInfo.ObjectOf(b) {
			kept = true
		} else {
			other = true
		}
	}
	return kept, other
}

// isName reports whether an expression is a variable or a field, so that it
// means the same when it stands elsewhere in the call.
func isName(expr ast.Expr) bool {
	switch expr := ast.Unparen(expr).(type) {
	case *ast.Ident:
		return true
	case *ast.SelectorExpr:
		return isName(expr.X)
	}
	return false
}

// isSimple reports whether an expression is made of texts, variables and fields.
func isSimple(expr ast.Expr) bool {
	switch expr := ast.Unparen(expr).(type) {
	case *ast.BasicLit:
		return true
	case *ast.BinaryExpr:
		return isSimple(expr.X) && isSimple(expr.Y)
	}
	return isName(expr)
}

// trimmed returns the source of a text without an ending that it has.
func trimmed(text *ast.BasicLit, ending string) (string, bool) {
	if text.Kind != token.STRING {
		return "", false
	}
	quote := text.Value[len(text.Value)-1:]
	rest, ok := strings.CutSuffix(text.Value, ending+quote)
	return rest + quote, ok
}
