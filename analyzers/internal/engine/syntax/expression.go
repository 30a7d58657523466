package syntax

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ast/inspector"
)

// Place returns where the expression begins and ends to which a position belongs that an
// instruction gives: that of the parenthesis of a call, the brace of a composite literal or
// the bracket of what is cut or indexed. Of another position it is the call or literal
// in which it lies, and the position itself if there is none in the function: a literal is
// often an argument of the call that registers it.
func Place(root inspector.Cursor, pos token.Pos) (start, end token.Pos) {
	if cur, ok := root.FindByPos(pos, pos); ok {
		for outer := range cur.Enclosing((*ast.CallExpr)(nil), (*ast.CompositeLit)(nil), (*ast.SliceExpr)(nil), (*ast.IndexExpr)(nil), (*ast.FuncLit)(nil)) {
			switch node := outer.Node().(type) {
			case *ast.FuncLit:
				return pos, token.NoPos
			case *ast.SliceExpr:
				if node.Lbrack != pos {
					continue
				}
			case *ast.IndexExpr:
				if node.Lbrack != pos {
					continue
				}
			}
			return outer.Node().Pos(), outer.Node().End()
		}
	}
	return pos, token.NoPos
}

// ExpressionAt returns the slice expression, index expression, type assertion or selector to which an
// instruction at a position belongs: that of its bracket, parenthesis or name.
func ExpressionAt(root inspector.Cursor, pos token.Pos) (inspector.Cursor, bool) {
	cur, ok := root.FindByPos(pos, pos)
	if !ok {
		return inspector.Cursor{}, false
	}
	for outer := range cur.Enclosing((*ast.SliceExpr)(nil), (*ast.IndexExpr)(nil), (*ast.TypeAssertExpr)(nil), (*ast.SelectorExpr)(nil)) {
		at := token.NoPos
		switch expr := outer.Node().(type) {
		case *ast.SliceExpr:
			at = expr.Lbrack
		case *ast.IndexExpr:
			at = expr.Lbrack
		case *ast.TypeAssertExpr:
			at = expr.Lparen
		case *ast.SelectorExpr:
			at = expr.Sel.Pos()
		}
		if at == pos {
			return outer, true
		}
	}
	return inspector.Cursor{}, false
}
