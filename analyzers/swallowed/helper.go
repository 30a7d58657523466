package swallowed

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// handsOn reports whether the function returns the error of another call already, as it is or in one of
// its own. Where it only makes errors itself, an agent would get a text that it has not seen before.
func (h helper) handsOn() bool {
	found := false
	ast.Inspect(h.decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			found = found || len(n.Results) > 0 && h.mentionsError(n.Results[len(n.Results)-1])
		}
		return true
	})
	return found
}

// mentionsError reports whether there is a local variable in an expression that holds an error.
func (h helper) mentionsError(expr ast.Expr) bool {
	found := false
	ast.Inspect(expr, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && !found {
			v, isVar := h.pass.TypesInfo.Uses[id].(*types.Var)
			found = isVar && v.Parent() != h.pass.Pkg.Scope() && program.IsError(v.Type())
		}
		return !found
	})
	return found
}

// isHandled reports whether all that the package does with a function is to call it, and no call
// discards its error.
func (h helper) isHandled(fn types.Object) bool {
	called := make(map[*ast.Ident]bool)
	for cur := range h.root.Preorder((*ast.CallExpr)(nil)) {
		var id *ast.Ident
		switch fun := ast.Unparen(cur.Node().(*ast.CallExpr).Fun).(type) {
		case *ast.Ident:
			id = fun
		case *ast.SelectorExpr:
			id = fun.Sel
		}
		if fn == nil || h.pass.TypesInfo.Uses[id] != fn {
			continue
		}
		if isDiscarded(cur) {
			return false
		}
		called[id] = true
	}
	for id, obj := range h.pass.TypesInfo.Uses {
		if obj == fn && !called[id] {
			return false
		}
	}
	return true
}

// isDiscarded reports whether nobody takes the last result of a call.
func isDiscarded(call inspector.Cursor) bool {
	switch stmt := call.Parent().Node().(type) {
	case *ast.ExprStmt, *ast.GoStmt, *ast.DeferStmt:
		return true
	case *ast.AssignStmt:
		id, ok := stmt.Lhs[len(stmt.Lhs)-1].(*ast.Ident)
		return ok && id.Name == "_"
	}
	return false
}

// endings are the names of functions that end what has to be ended before a function returns.
var endings = []string{"Close", "Commit", "Done", "Flush", "Rollback", "RUnlock", "Stop", "Unlock"}

// endsLater reports whether something is ended after a statement, and not by defer: who returns
// before would leave it open.
func (h helper) endsLater(after ast.Stmt) bool {
	found := false
	ast.Inspect(h.decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.DeferStmt:
			return false
		case *ast.SelectorExpr:
			found = found || n.Pos() > after.End() && slices.Contains(endings, n.Sel.Name)
		}
		return true
	})
	return found
}

// isRepeated reports whether a node stands in a loop, or in another function.
func (h helper) isRepeated(cur inspector.Cursor) bool {
	for outer := range cur.Enclosing((*ast.ForStmt)(nil), (*ast.RangeStmt)(nil), (*ast.FuncLit)(nil), (*ast.FuncDecl)(nil)) {
		return outer.Node() != h.decl
	}
	return true
}

// enclosing returns the innermost node of a type around a position.
func (h helper) enclosing(pos token.Pos, of ast.Node) (inspector.Cursor, bool) {
	if cur, ok := h.root.FindByPos(pos, pos); ok {
		for outer := range cur.Enclosing(of) {
			return outer, true
		}
	}
	return inspector.Cursor{}, false
}

// inList reports whether a node is a list of statements.
func inList(n ast.Node) bool {
	switch n.(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		return true
	}
	return false
}
