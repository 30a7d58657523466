package defaults

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// clause returns where any other text is taken: the default of the switch, the switch if it has
// none, or the comparison.
func (r *ChoicesResult) clause(at ssa.Instruction) token.Pos {
	pos, node := at.Pos(), r.program.Syntax(at.Parent())
	if node == nil {
		return pos
	}
	ast.Inspect(node, func(n ast.Node) bool {
		s, ok := n.(*ast.SwitchStmt)
		if !ok || s.Tag == nil {
			return true
		}
		other, compares := s.Pos(), false
		for _, stmt := range s.Body.List {
			clause := stmt.(*ast.CaseClause)
			compares = compares || slices.ContainsFunc(clause.List, func(e ast.Expr) bool { return e.Pos() <= at.Pos() && at.Pos() < e.End() })
			if clause.List == nil {
				other = clause.Pos()
			}
		}
		if compares {
			pos = other
		}
		return true
	})
	return pos
}
