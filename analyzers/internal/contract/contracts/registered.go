package contracts

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// byRegistration finds the handlers that stand together with a contract in one
// call or one literal of a struct: the innermost that holds both.
func (f *finder) byRegistration(found claims) {
	for cur := range f.root.Preorder((*ast.Ident)(nil), (*ast.SelectorExpr)(nil), (*ast.CompositeLit)(nil), (*ast.CallExpr)(nil)) {
		expr := cur.Node().(ast.Expr)
		if !f.isValue(cur, expr) {
			continue
		}
		holder := f.holder(cur)
		if holder == nil {
			continue
		}
		c := f.expressed(expr)
		for _, fn := range f.handlersIn(holder) {
			found.add(fn, claim{c, ByRegistration, expr.Pos()})
		}
		for _, m := range f.foreignIn(holder) {
			if m.Contract = c; c != nil && !f.known.binds(m.Func, c) {
				f.result.Foreign = append(f.result.Foreign, m)
			}
		}
	}
}

// isValue reports whether an expression is a contract as a whole that is handed
// on: no part of one, no receiver of a method, no type and no name of a field.
func (f *finder) isValue(cur inspector.Cursor, expr ast.Expr) bool {
	tv, ok := f.pass.TypesInfo.Types[expr]
	if !ok || !tv.IsValue() || !isContract(tv.Type) {
		return false
	}
	switch parent := syntax.Outer(cur).Node().(type) {
	case *ast.SelectorExpr:
		return false // the receiver of a method, or the name in a qualified one
	case *ast.KeyValueExpr:
		if parent.Key == expr {
			return false
		}
	case *ast.CallExpr:
		return !isContract(f.pass.TypesInfo.TypeOf(parent))
	}
	return true
}

// expressed returns the contract that an expression is, or nil.
func (f *finder) expressed(expr ast.Expr) *Contract {
	switch e := within(f.pass.TypesInfo, expr).(type) {
	case *ast.CompositeLit, *ast.CallExpr:
		return f.byPlace[placeOf(e)]
	case *ast.Ident, *ast.SelectorExpr:
		v := errvars.Variable(f.pass.TypesInfo, e)
		if v == nil || f.reader.isElement(e) {
			return nil
		}
		if initial := f.definition(v); initial != nil && v.Parent() != f.pass.Pkg.Scope() {
			return f.expressed(initial)
		}
		return f.ofVariable(v)
	}
	return nil
}

// holder returns the innermost call or literal of a struct around an expression
// that holds a handler, or nil. It does not leave the statement, nor a literal
// of a list, whose elements have nothing to do with each other.
func (f *finder) holder(cur inspector.Cursor) ast.Node {
	for cur = cur.Parent(); ; cur = cur.Parent() {
		switch n := cur.Node().(type) {
		case *ast.ParenExpr, *ast.KeyValueExpr, *ast.UnaryExpr, *ast.SelectorExpr:
			continue
		case *ast.CompositeLit:
			if _, ok := f.pass.TypesInfo.TypeOf(n).Underlying().(*types.Struct); !ok && !isPointerToStruct(f.pass.TypesInfo.TypeOf(n)) {
				return nil
			}
		case *ast.CallExpr:
		default:
			return nil
		}
		if len(f.handlersIn(cur.Node()))+len(f.foreignIn(cur.Node())) > 0 {
			return cur.Node()
		}
	}
}

// isPointerToStruct reports whether a type is that of a literal whose type is
// left out in a list of pointers.
func isPointerToStruct(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	_, ok = p.Elem().Underlying().(*types.Struct)
	return ok
}
