package errfactory

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// A literal is a composite literal of type taxonomy.Error.
type literal struct {
	node    ast.Expr // the literal, with the operator if its address is taken
	pointer bool     // whether it stands for a pointer
	fields  []field
}

// A field is one field that a literal states.
type field struct {
	name  string
	value ast.Expr
}

// value returns the value of the named field, or nil if it is not stated.
func (l literal) value(name string) ast.Expr {
	for _, f := range l.fields {
		if f.name == name {
			return f.value
		}
	}
	return nil
}

func checkLiteral(pass *analysis.Pass, cur inspector.Cursor, lit *ast.CompositeLit) {
	t := pass.TypesInfo.TypeOf(lit)
	elided, isPointer := types.Unalias(t).(*types.Pointer)
	if isPointer {
		t = elided.Elem() // `{…}` in a list of pointers
	}
	if !syntax.IsNamed(t, syntax.Taxonomy, "Error") {
		return
	}
	l := literal{node: lit, pointer: isPointer, fields: fieldsOf(lit)}
	parent := syntax.Outer(cur)
	if address, ok := parent.Node().(*ast.UnaryExpr); ok && address.Op == token.AND {
		l.node, l.pointer = address, true
		parent = syntax.Outer(parent)
	}
	if l.value("Code") == nil || l.value("Message") == nil || isTarget(pass, parent) {
		return
	}
	// The error has a message, so it is no sentinel to compare with.
	code, ok := codeOf(pass, l.value("Code"))
	if !ok {
		return
	}
	f := report.At(l.node, categoryLiteral, report.Code(code.Ident())+" is set in a literal of `taxonomy.Error`, whose fields nothing checks")
	f.Help = "call " + report.Code("taxonomy."+code.Factory()) + ", which checks them"
	f.Fix = literalFix(pass, l, code.Factory())
	report.Report(pass, f)
}

// fieldsOf returns the fields that the literal states. Outside of package
// taxonomy all of them have keys.
func fieldsOf(lit *ast.CompositeLit) []field {
	var fields []field
	for _, element := range lit.Elts {
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok {
				fields = append(fields, field{key.Name, kv.Value})
			}
		}
	}
	return fields
}

// isTarget reports whether an operand of the node is there to be compared with
// another error.
func isTarget(pass *analysis.Pass, parent inspector.Cursor) bool {
	switch n := parent.Node().(type) {
	case *ast.BinaryExpr:
		return n.Op == token.EQL || n.Op == token.NEQ
	case *ast.CaseClause, *ast.SwitchStmt:
		return true
	case *ast.CallExpr:
		// The functions of package errors have many namesakes with the same
		// purpose, also as methods and in test libraries.
		callee, ok := typeutil.Callee(pass.TypesInfo, n).(*types.Func)
		return ok && (callee.Name() == "Is" || callee.Name() == "As" || callee.Name() == "ErrorIs" || callee.Name() == "NotErrorIs")
	}
	return false
}
