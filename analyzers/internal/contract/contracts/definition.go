package contracts

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// definitions are the values that variables get where they are declared.
type definitions struct {
	info    *types.Info
	values  map[*types.Var]ast.Expr
	changed map[*types.Var]bool
}

// definitionsOf returns the value of every variable that gets one where it is
// declared, and none afterwards.
func definitionsOf(info *types.Info, root inspector.Cursor) map[*types.Var]ast.Expr {
	d := definitions{info: info, values: make(map[*types.Var]ast.Expr), changed: make(map[*types.Var]bool)}
	for cur := range root.Preorder((*ast.ValueSpec)(nil), (*ast.AssignStmt)(nil), (*ast.UnaryExpr)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if len(n.Values) == len(n.Names) {
					d.set(name, n.Values[i])
				}
			}
		case *ast.AssignStmt:
			for i, lhs := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) {
					d.set(lhs, n.Rhs[i])
				} else {
					d.set(lhs, nil)
				}
			}
		case *ast.UnaryExpr:
			if v := errvars.Variable(info, n.X); v != nil && n.Op == token.AND {
				d.changed[v] = true
			}
		}
	}
	for v := range d.changed {
		delete(d.values, v)
	}
	return d.values
}

// set notes that a variable gets a value.
func (d definitions) set(lhs, value ast.Expr) {
	id, ok := lhs.(*ast.Ident)
	if !ok {
		return
	}
	if v, ok := d.info.Defs[id].(*types.Var); ok {
		d.values[v] = value
	} else if v, ok := d.info.Uses[id].(*types.Var); ok {
		d.changed[v] = true
	}
}
