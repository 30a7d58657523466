package errvars

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"
)

// Variables is what is known about the variables of a package.
type Variables struct {
	// Initial are the package-level variables with a value of their own.
	Initial map[*types.Var]ast.Expr
	// Defined are all variables with a value where they are declared, in functions as well.
	Defined map[*types.Var]ast.Expr
	// Changed are those that are assigned after their declaration, wholly or in part, or
	// have their address taken.
	Changed map[*types.Var]bool
	// Mutated are those of them that are assigned in part or have their address taken.
	Mutated map[*types.Var]bool
	// Grown are those that append extends, into the same variable or another.
	Grown map[*types.Var]bool
}

// VariablesOf looks through a package.
func VariablesOf(info *types.Info, pkg *types.Package, root inspector.Cursor) Variables {
	v := Variables{
		Initial: make(map[*types.Var]ast.Expr),
		Defined: make(map[*types.Var]ast.Expr),
		Changed: make(map[*types.Var]bool),
		Mutated: make(map[*types.Var]bool),
		Grown:   make(map[*types.Var]bool),
	}
	for cur := range root.Preorder((*ast.ValueSpec)(nil), (*ast.AssignStmt)(nil), (*ast.RangeStmt)(nil), (*ast.UnaryExpr)(nil), (*ast.CallExpr)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.ValueSpec:
			v.declare(info, pkg, n)
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if id, ok := lhs.(*ast.Ident); ok && len(n.Lhs) == len(n.Rhs) {
					v.define(info, id, n.Rhs[i])
				}
				v.change(info, lhs)
			}
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				v.change(info, n.Key)
				v.change(info, n.Value)
			}
		case *ast.UnaryExpr:
			if obj := Variable(info, n.X); n.Op == token.AND && obj != nil {
				v.Changed[obj], v.Mutated[obj] = true, true
			}
		case *ast.CallExpr:
			v.append(info, n)
		}
	}
	return v
}

func (v Variables) declare(info *types.Info, pkg *types.Package, spec *ast.ValueSpec) {
	if len(spec.Values) != len(spec.Names) {
		return
	}
	for i, name := range spec.Names {
		v.define(info, name, spec.Values[i])
		if obj, ok := info.Defs[name].(*types.Var); ok && obj.Parent() == pkg.Scope() {
			v.Initial[obj] = spec.Values[i]
		}
	}
}

func (v Variables) define(info *types.Info, name *ast.Ident, value ast.Expr) {
	if obj, ok := info.Defs[name].(*types.Var); ok {
		v.Defined[obj] = value
	}
}

// change notes an assignment, unless it declares a variable.
func (v Variables) change(info *types.Info, lhs ast.Expr) {
	id, whole := lhs.(*ast.Ident)
	if whole && info.Defs[id] != nil {
		return
	}
	if obj := Variable(info, lhs); obj != nil {
		v.Changed[obj] = true
		v.Mutated[obj] = v.Mutated[obj] || !whole
	}
}

// append notes the variable that a call of append extends.
func (v Variables) append(info *types.Info, call *ast.CallExpr) {
	if !IsAppend(info, call) {
		return
	}
	if obj := Variable(info, call.Args[0]); obj != nil {
		v.Grown[obj] = true
	}
}

// Constant returns the expression that says what a package-level variable
// holds for ever, or nil.
func (v Variables) Constant(obj *types.Var) ast.Expr {
	if obj == nil || v.Changed[obj] {
		return nil
	}
	return v.Initial[obj]
}

// Variable returns the variable that an expression such as v, v[i].Field or
// (*v).Field leads to, or nil.
func Variable(info *types.Info, expr ast.Expr) *types.Var {
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

// IsAppend reports whether a call is one of append.
func IsAppend(info *types.Info, call *ast.CallExpr) bool {
	id, ok := ast.Unparen(call.Fun).(*ast.Ident)
	if !ok {
		return false
	}
	b, ok := info.Uses[id].(*types.Builtin)
	return ok && b.Name() == "append"
}
