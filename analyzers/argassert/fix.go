package argassert

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A guard is what must stand before an assertion so that it cannot panic.
type guard struct {
	pass  *analysis.Pass
	set   *sdk.Set
	at    inspector.Cursor // the assertion
	what  string           // what is asserted
	text  string           // what the agent is told
	names taken            // what is called something in the function
}

// fix asserts with a second value:
//
//	p := Note{Name: args["name"].(string)}
//
//	name, ok := args["name"].(string)
//	if !ok {
//		return mcp.NewToolResultError("..."), nil
//	}
//	p := Note{Name: name}
//
// fix returns nil if the function returns no result of a tool, if something before the assertion
// decides whether it is evaluated.
func (g guard) fix() *analysis.SuggestedFix {
	expr := g.at.Node().(*ast.TypeAssertExpr)
	file := syntax.FileOf(g.pass, expr.Pos())
	stmt, ok := statement(g.at)
	fits, free := g.fits(expr)
	if file == nil || !ok || !free || syntax.HasComments(file, expr) {
		return nil
	}
	answer, ok := g.answer(file)
	if !ok {
		return nil
	}
	indent := "\n" + strings.Repeat("\t", g.pass.Fset.PositionFor(stmt.Pos(), false).Column-1)
	check := indent + "if !" + fits + " {" + indent + "\t" + answer + indent + "}"
	fix := &analysis.SuggestedFix{Message: "Check the type"}
	if name := defined(stmt, expr); name != nil {
		end := syntax.EndOfLine(g.pass, file, stmt)
		fix.TextEdits = []analysis.TextEdit{
			{Pos: name.End(), End: name.End(), NewText: []byte(", " + fits)},
			{Pos: end, End: end, NewText: []byte(check)},
		}
		return fix
	}
	source, ok := syntax.Source(g.pass, expr)
	if !ok || strings.Contains(source, "\n") || !g.movable(expr.X) {
		return nil
	}
	name := g.names.free(g.what)
	fix.TextEdits = []analysis.TextEdit{
		{Pos: stmt.Pos(), End: stmt.Pos(), NewText: []byte(name + ", " + fits + " := " + source + check + indent)},
		{Pos: expr.Pos(), End: expr.End(), NewText: []byte(name)},
	}
	return fix
}

// fits returns the name of the second value: ok, or what it says where the function has an ok of
// its own.
func (g guard) fits(expr *ast.TypeAssertExpr) (name string, free bool) {
	if !g.names["ok"] {
		return "ok", true
	}
	name = map[inputs.Kind]string{
		inputs.Text: "isString", inputs.Number: "isNumber", inputs.Boolean: "isBool", inputs.List: "isList", inputs.Object: "isObject",
	}[inputs.KindOf(g.pass.TypesInfo.TypeOf(expr))]
	return name, name != "" && !g.names[name]
}

// statement returns the statement before which a check of the assertion can stand:
// nothing between the two decides whether the assertion is evaluated.
func statement(at inspector.Cursor) (ast.Stmt, bool) {
	for cur := at; ; cur = cur.Parent() {
		switch n := cur.Node().(type) {
		case *ast.FuncLit:
			return nil, false
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				return nil, false
			}
		case ast.Stmt:
			return n, first(n, at.Node()) && inList(cur.Parent().Node())
		}
	}
}

// first reports whether a part of a statement is evaluated once, before all
// statements in it.
func first(stmt ast.Stmt, part ast.Node) bool {
	in := func(n ast.Node) bool { return n.Pos() <= part.Pos() && part.End() <= n.End() }
	switch s := stmt.(type) {
	case *ast.AssignStmt, *ast.ExprStmt, *ast.ReturnStmt, *ast.DeclStmt, *ast.SendStmt:
		return true
	case *ast.IfStmt:
		return s.Init == nil && in(s.Cond)
	case *ast.RangeStmt:
		return in(s.X)
	case *ast.SwitchStmt:
		return s.Init == nil && s.Tag != nil && in(s.Tag)
	}
	return false
}

// inList reports whether a node is a list of statements.
func inList(n ast.Node) bool {
	switch n.(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		return true
	}
	return false
}

// movable reports whether an expression gives the same before everything else in the statement,
// and cannot panic itself.
func (g guard) movable(expr ast.Expr) bool {
	switch x := ast.Unparen(expr).(type) {
	case *ast.Ident, *ast.BasicLit:
		return true
	case *ast.SelectorExpr:
		return g.movable(x.X)
	case *ast.IndexExpr:
		return g.movable(x.X) && g.movable(x.Index)
	case *ast.CallExpr:
		fun, ok := ast.Unparen(x.Fun).(*ast.SelectorExpr)
		if !ok {
			return false
		}
		callee, _ := g.pass.TypesInfo.Uses[fun.Sel].(*types.Func)
		for _, arg := range x.Args {
			if !g.movable(arg) {
				return false
			}
		}
		return isRead(g.set, callee)
	}
	return false
}

// defined returns the variable that a statement defines with the assertion and nothing else.
func defined(stmt ast.Stmt, expr *ast.TypeAssertExpr) *ast.Ident {
	assign, ok := stmt.(*ast.AssignStmt)
	if !ok || assign.Tok != token.DEFINE || len(assign.Lhs) != 1 || ast.Unparen(assign.Rhs[0]) != expr {
		return nil
	}
	name, _ := assign.Lhs[0].(*ast.Ident)
	return name
}
