package failures

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// condition returns the innermost condition around a node in its function that says more than whether there is an
// error: `id == ""`, or for a clause of a switch `kind: "note", "task"`. If that asks for an error, it returns the call
// that has failed.
func (s scan) condition(cur inspector.Cursor) (when, fails string) {
	at := cur.Node().Pos()
	for outer := range cur.Enclosing((*ast.IfStmt)(nil), (*ast.CaseClause)(nil), (*ast.FuncLit)(nil), (*ast.FuncDecl)(nil)) {
		text := ""
		switch n := outer.Node().(type) {
		case *ast.IfStmt:
			then := n.Body.Pos() <= at && at < n.Body.End()
			if !then && (n.Else == nil || at < n.Else.Pos()) {
				continue // in the condition
			}
			if id := s.isAskedFor(n.Cond); id != nil && fails == "" {
				fails = s.failed(outer, id)
			}
			if text = s.asked(outer, n.Cond); text != "" && !then {
				text = "not: " + text
			}
		case *ast.CaseClause:
			text = s.clause(outer, n)
		default:
			return "", fails
		}
		if text != "" {
			return text, fails
		}
		if fails != "" {
			return "", fails // what is asked before is not why
		}
	}
	return "", fails
}

// isAskedFor returns the variable of an error that a condition compares with nil, or nil.
func (s scan) isAskedFor(cond ast.Expr) *ast.Ident {
	b, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if !ok || !s.pass.TypesInfo.Types[b.Y].IsNil() || !s.isError(b.X) {
		return nil
	}
	id, _ := ast.Unparen(b.X).(*ast.Ident)
	return id
}

// failed returns the name of the function whose error a variable holds at a test.
func (s scan) failed(test inspector.Cursor, id *ast.Ident) string {
	for _, value := range s.assigned(test, id) {
		call, ok := ast.Unparen(value).(*ast.CallExpr)
		if !ok {
			return ""
		}
		switch callee := typeutil.Callee(s.pass.TypesInfo, call).(type) {
		case nil:
		case *types.Func:
			return Called(callee.FullName())
		default:
			return callee.Name()
		}
	}
	return ""
}

// assigned returns what a statement assigns that gives a variable its value before a test: the statement of the test
// itself, or the nearest one before it in the same list.
func (s scan) assigned(test inspector.Cursor, id *ast.Ident) []ast.Expr {
	n := test.Node().(*ast.IfStmt)
	if values := s.givenTo(n.Init, id); values != nil {
		return values
	}
	for before, ok := test.PrevSibling(); ok; before, ok = before.PrevSibling() {
		stmt, ok := before.Node().(ast.Stmt)
		if !ok {
			break
		}
		if values := s.givenTo(stmt, id); values != nil {
			return values
		}
	}
	return nil
}

// givenTo returns the values of a statement that assigns to a variable, or nil.
func (s scan) givenTo(stmt ast.Stmt, id *ast.Ident) []ast.Expr {
	assign, ok := stmt.(*ast.AssignStmt)
	if !ok {
		return nil
	}
	for _, left := range assign.Lhs {
		if to, ok := left.(*ast.Ident); ok && s.pass.TypesInfo.ObjectOf(to) == s.pass.TypesInfo.ObjectOf(id) {
			return assign.Rhs
		}
	}
	return nil
}

// asked returns the source of a condition. One that is only whether something went well is told with what that was:
// `name, ok := args["name"].(string); !ok`.
func (s scan) asked(test inspector.Cursor, cond ast.Expr) string {
	text := s.tested(cond)
	plain := ast.Unparen(cond)
	if not, ok := plain.(*ast.UnaryExpr); ok && not.Op == token.NOT {
		plain = ast.Unparen(not.X)
	}
	if id, ok := plain.(*ast.Ident); ok && text != "" {
		for _, value := range s.assigned(test, id) {
			if source := s.tested(value); source != "" {
				return s.shortened(id.Name + " := " + source + "; " + text)
			}
		}
	}
	return text
}

// maxCondition is how long a condition is at most that is shown.
const maxCondition = 120

// tested returns the source of a condition, or "" for one that only asks whether there is an error.
func (s scan) tested(cond ast.Expr) string {
	if b, ok := ast.Unparen(cond).(*ast.BinaryExpr); ok && s.pass.TypesInfo.Types[b.Y].IsNil() && s.isError(b.X) {
		return ""
	}
	text, ok := syntax.Source(s.pass, cond)
	if !ok {
		return ""
	}
	return s.shortened(strings.Join(strings.Fields(text), " "))
}

func (s scan) shortened(text string) string {
	if letters := []rune(text); len(letters) > maxCondition {
		return string(letters[:maxCondition]) + rest
	}
	return text
}

func (s scan) isError(expr ast.Expr) bool {
	t := s.pass.TypesInfo.TypeOf(expr)
	return t != nil && program.CanBeError(t)
}

// clause returns what a clause of a switch says.
func (s scan) clause(cur inspector.Cursor, clause *ast.CaseClause) string {
	var values []string
	for _, value := range clause.List {
		if text := s.tested(value); text != "" {
			values = append(values, text)
		}
	}
	choice, ok := cur.Parent().Parent().Node().(*ast.SwitchStmt)
	if !ok || len(values) == 0 && (choice.Tag == nil || clause.List != nil) {
		return ""
	}
	text := s.shortened(strings.Join(values, ", "))
	if choice.Tag == nil {
		return text
	}
	tag := s.tested(choice.Tag)
	if clause.List == nil {
		return tag + ": any other"
	}
	return tag + ": " + text
}
