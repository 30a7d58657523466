package errfactory

import (
	"bytes"
	"go/ast"
	"go/constant"
	"go/format"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// isTransport reports whether the literal states a kind that excludes a status.
func isTransport(pass *analysis.Pass, l literal) bool {
	kind, ok := constantText(pass, l.value("Kind"))
	return ok && class.Kind(kind).IsTransport()
}

// A callWriter writes a call of a factory. Once it has failed, its text means
// nothing.
type callWriter struct {
	pass      *analysis.Pass
	file      *ast.File
	pos       token.Pos
	transport bool
	text      bytes.Buffer
	failed    bool
}

// name writes a reference to an exported name of package taxonomy.
func (w *callWriter) name(name string) {
	text, ok := syntax.Reference(w.pass, w.file, w.pos, syntax.Taxonomy, name)
	w.failed = w.failed || !ok
	w.text.WriteString(text)
}

func (w *callWriter) expr(e ast.Expr) {
	w.failed = format.Node(&w.text, w.pass.Fset, e) != nil || w.failed
}

// option writes the option that stands for a field. Options refuse values that
// a literal lets pass; where the value could be such a one, the writer fails.
func (w *callWriter) option(f field) {
	switch f.name {
	case "Reason", "Recovery", "Detail":
	case "RetryAfter":
		n, known := w.number(f.value)
		w.failed = w.failed || known && n < 0
	case "Retry":
		n, known := w.number(f.value)
		w.failed = w.failed || known && (n < int64(taxonomy.RetryUnstated) || n > int64(taxonomy.RetryNo))
	case "Status":
		n, known := w.number(f.value)
		w.failed = w.failed || !known || n < 100 || n > 599 || w.transport
	case "Kind":
		kind, known := constantText(w.pass, f.value)
		w.failed = w.failed || !known || !class.Kind(kind).Known()
	default:
		w.failed = true // Data and Extra hold whole maps
		return
	}
	if f.name == "Retry" && w.isTyped(f.value) {
		w.expr(f.value) // the value is an option itself
		return
	}
	w.name(f.name)
	w.text.WriteString("(")
	w.expr(f.value)
	w.text.WriteString(")")
}

// isTyped reports whether the expression has its type from a declaration, and
// not from the field that it is assigned to.
func (w *callWriter) isTyped(e ast.Expr) bool {
	var id *ast.Ident
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	default:
		return false
	}
	obj := w.pass.TypesInfo.Uses[id]
	if obj == nil {
		return false
	}
	basic, ok := obj.Type().(*types.Basic)
	return !ok || basic.Info()&types.IsUntyped == 0
}

func (w *callWriter) number(e ast.Expr) (n int64, known bool) {
	value := w.pass.TypesInfo.Types[e].Value
	if value == nil || value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(value)
}

// constantText returns the string that the expression is known to be.
func constantText(pass *analysis.Pass, e ast.Expr) (s string, known bool) {
	if e == nil {
		return "", false
	}
	value := pass.TypesInfo.Types[e].Value
	if value == nil || value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(value), true
}
