package drafts

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// missingOf returns what a condition says is wrong with one value, or "":
//
//	in.Name == "", len(in.Tags) == 0      name_missing, tags_missing
//	in.Limit < 1 || in.Limit > 100        limit_out_of_range
//	len(in.Text) > max                    text_too_long
//	in.Kind: any other                    kind_unknown
func missingOf(condition string) string {
	if tag, found := strings.CutSuffix(condition, ": any other"); found {
		return about(parsed(tag), "unknown")
	}
	switch e := parsed(condition).(type) {
	case *ast.BinaryExpr:
		if e.Op == token.LOR {
			return outside(e)
		}
		return compared(e)
	}
	return ""
}

// parsed returns an expression without parentheses, or nil if it is none.
func parsed(text string) ast.Expr {
	expr, err := parser.ParseExpr(text)
	if err != nil {
		return nil
	}
	return ast.Unparen(expr)
}

// compared returns what a comparison says of the value on its left.
func compared(e *ast.BinaryExpr) string {
	value, isLength := lengthOf(e.X)
	constant, known := ast.Unparen(e.Y).(*ast.BasicLit)
	empty := known && (constant.Value == `""` || constant.Value == "``")
	zero := known && constant.Value == "0"
	one := known && constant.Value == "1"
	switch {
	case !isLength && empty && e.Op == token.EQL, isLength && (zero && (e.Op == token.EQL || e.Op == token.LEQ) || one && e.Op == token.LSS):
		return about(value, "missing")
	case isLength && (e.Op == token.GTR || e.Op == token.GEQ):
		return about(value, "too_long")
	case isLength && (e.Op == token.LSS || e.Op == token.LEQ):
		return about(value, "too_short")
	case !isLength && isLimit(e.Y) && (e.Op == token.LSS || e.Op == token.LEQ || e.Op == token.GTR || e.Op == token.GEQ):
		return about(value, "out_of_range")
	}
	return ""
}

// lengthOf returns what is measured or trimmed, and whether its length is what is compared: of
// strings.TrimSpace(in.Name) it is in.Name itself.
func lengthOf(e ast.Expr) (value ast.Expr, isLength bool) {
	e = ast.Unparen(e)
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return e, false
	}
	switch name := call.Fun.(type) {
	case *ast.Ident:
		return ast.Unparen(call.Args[0]), name.Name == "len"
	case *ast.SelectorExpr:
		if name.Sel.Name == "TrimSpace" {
			return ast.Unparen(call.Args[0]), false
		}
	}
	return e, false
}

// isLimit reports whether an expression is a number or the name of one.
func isLimit(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.BasicLit:
		return e.Kind == token.INT || e.Kind == token.FLOAT
	case *ast.UnaryExpr:
		return e.Op == token.SUB && isLimit(e.X)
	case *ast.Ident:
		return e.Name != "nil"
	case *ast.SelectorExpr:
		return true
	}
	return false
}

// outside returns what two comparisons of one value with limits say.
func outside(e *ast.BinaryExpr) string {
	x, ok := ast.Unparen(e.X).(*ast.BinaryExpr)
	y, also := ast.Unparen(e.Y).(*ast.BinaryExpr)
	if !ok || !also {
		return ""
	}
	one, other := compared(x), compared(y)
	if one != other || !strings.HasSuffix(one, "_out_of_range") {
		return ""
	}
	return one
}

// wholes are names for all arguments of a call.
var wholes = map[string]bool{"in": true, "input": true, "args": true, "arguments": true, "params": true, "req": true, "request": true}

// about returns what is said of a value that has a name: a variable, or a field.
func about(value ast.Expr, said string) string {
	if value == nil {
		return ""
	}
	subject := snake(strings.Split(words.Spaced(nameOf(value)), "_"))
	if len(subject) < 2 || wholes[subject] { // i, n and x say nothing
		return ""
	}
	return snake([]string{subject, said})
}

// comparedWith returns the name of the error with which a condition compares one, or "": "ErrNotFound" of
// errors.Is(err, store.ErrNotFound), and of err == store.ErrNotFound.
func comparedWith(condition ast.Expr) string {
	switch e := condition.(type) {
	case *ast.ParenExpr:
		return comparedWith(e.X)
	case *ast.BinaryExpr:
		if e.Op == token.LOR || e.Op == token.LAND {
			return cmp.Or(comparedWith(e.X), comparedWith(e.Y))
		}
		if name := nameOf(e.Y); e.Op == token.EQL && sentinel.MatchString(name) {
			return name
		}
	case *ast.CallExpr:
		if nameOf(e.Fun) == "Is" && len(e.Args) == 2 {
			return nameOf(e.Args[1])
		}
	}
	return ""
}

// nameOf returns the name of a variable, or of what is selected, or "".
func nameOf(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
