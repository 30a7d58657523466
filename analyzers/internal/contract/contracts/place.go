package contracts

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// isPart reports whether the expression is read as part of one around it.
func (r *reader) isPart(cur inspector.Cursor) bool {
	call, ok := syntax.Outer(cur).Node().(*ast.CallExpr)
	return ok && isContract(r.info.TypeOf(call)) && (errvars.IsAppend(r.info, call) || r.isConversion(call))
}

// isDraft reports whether the program changes entries of the variable that the
// expression initializes.
func (r *reader) isDraft(cur inspector.Cursor) bool {
	obj := r.declared(cur)
	return obj != nil && r.vars.Mutated[obj]
}

// isStart reports whether the value of the expression can get more entries
// where it goes: into a variable that changes, or out of sight.
func (r *reader) isStart(cur inspector.Cursor) bool {
	if obj := r.declared(cur); obj != nil {
		return r.vars.Changed[obj] || r.vars.Grown[obj]
	}
	switch parent := syntax.Outer(cur).Node().(type) {
	case *ast.ReturnStmt, *ast.AssignStmt:
		return true
	case *ast.CallExpr:
		callee := typeutil.StaticCallee(r.info, parent)
		return syntax.PathOf(callee) == "slices"
	}
	return false
}

// declared returns the variable that is declared with the value of the
// expression, or nil.
func (r *reader) declared(cur inspector.Cursor) *types.Var {
	var values []ast.Expr
	var name func(i int) ast.Expr
	switch parent := syntax.Outer(cur).Node().(type) {
	case *ast.AssignStmt:
		values, name = parent.Rhs, func(i int) ast.Expr { return parent.Lhs[i] }
	case *ast.ValueSpec:
		values, name = parent.Values, func(i int) ast.Expr { return parent.Names[i] }
	}
	for i, value := range values {
		// The value is a contract, so each value has one name.
		if id, ok := name(i).(*ast.Ident); ok && ast.Unparen(value) == cur.Node() {
			obj, _ := r.info.Defs[id].(*types.Var)
			return obj
		}
	}
	return nil
}
