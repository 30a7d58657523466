package contracts

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"
)

// variables is what is known about the variables of a package.
type variables struct {
	initial map[*types.Var]ast.Expr // package-level variables with a value of their own
	changed map[*types.Var]bool     // assigned after their declaration, wholly or in part, or their address taken
	mutated map[*types.Var]bool     // those of them that were assigned in part or had their address taken
	grown   map[*types.Var]bool     // extended by append, into the same variable or another
}

func variablesOf(info *types.Info, pkg *types.Package, root inspector.Cursor) variables {
	v := variables{
		initial: make(map[*types.Var]ast.Expr),
		changed: make(map[*types.Var]bool),
		mutated: make(map[*types.Var]bool),
		grown:   make(map[*types.Var]bool),
	}
	for cur := range root.Preorder((*ast.ValueSpec)(nil), (*ast.AssignStmt)(nil), (*ast.RangeStmt)(nil), (*ast.UnaryExpr)(nil), (*ast.CallExpr)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.ValueSpec:
			v.declare(info, pkg, n)
		case *ast.AssignStmt:
			for _, lhs := range n.Lhs {
				v.change(info, lhs)
			}
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				v.change(info, n.Key)
				v.change(info, n.Value)
			}
		case *ast.UnaryExpr:
			if obj := variable(info, n.X); n.Op == token.AND && obj != nil {
				v.changed[obj], v.mutated[obj] = true, true
			}
		case *ast.CallExpr:
			v.append(info, n)
		}
	}
	return v
}

func (v variables) declare(info *types.Info, pkg *types.Package, spec *ast.ValueSpec) {
	if len(spec.Values) != len(spec.Names) {
		return
	}
	for i, name := range spec.Names {
		if obj, ok := info.Defs[name].(*types.Var); ok && obj.Parent() == pkg.Scope() {
			v.initial[obj] = spec.Values[i]
		}
	}
}

// change notes an assignment, unless it declares a variable.
func (v variables) change(info *types.Info, lhs ast.Expr) {
	id, whole := lhs.(*ast.Ident)
	if whole && info.Defs[id] != nil {
		return
	}
	if obj := variable(info, lhs); obj != nil {
		v.changed[obj] = true
		v.mutated[obj] = v.mutated[obj] || !whole
	}
}

// append notes the variable that a call of append extends.
func (v variables) append(info *types.Info, call *ast.CallExpr) {
	if !isAppend(info, call) {
		return
	}
	if obj := variable(info, call.Args[0]); obj != nil {
		v.grown[obj] = true
	}
}

// constant returns the expression that says what a package-level variable
// holds for ever, or nil.
func (v variables) constant(obj *types.Var) ast.Expr {
	if obj == nil || v.changed[obj] {
		return nil
	}
	return v.initial[obj]
}

// variable returns the variable that an expression such as v, v[i].Field or
// (*v).Field leads to, or nil.
func variable(info *types.Info, expr ast.Expr) *types.Var {
	for {
		switch e := expr.(type) {
		case *ast.Ident:
			obj, _ := info.ObjectOf(e).(*types.Var)
			return obj
		case *ast.SelectorExpr:
			if obj, ok := info.Uses[e.Sel].(*types.Var); ok && !obj.IsField() {
				return obj
			}
			expr = e.X
		case *ast.IndexExpr:
			expr = e.X
		case *ast.SliceExpr:
			expr = e.X
		case *ast.StarExpr:
			expr = e.X
		case *ast.ParenExpr:
			expr = e.X
		default:
			return nil
		}
	}
}

func isAppend(info *types.Info, call *ast.CallExpr) bool {
	id, ok := ast.Unparen(call.Fun).(*ast.Ident)
	if !ok {
		return false
	}
	b, ok := info.Uses[id].(*types.Builtin)
	return ok && b.Name() == "append"
}
