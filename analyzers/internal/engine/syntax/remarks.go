package syntax

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"
)

// Remarks returns what comments say of what is done about a call: those on the line before its statement, and from there
// to the test of its error. If the body of an if statement is what is done, those in it count as well.
//
//	// The titles are optional.
//	titles, err := store.Titles(ctx) // call
//	if err != nil {                  // test
//		// Answer without them.
//	}
func Remarks(pass *analysis.Pass, call, test token.Pos, body bool) string {
	file := FileOf(pass, call)
	if file == nil {
		return ""
	}
	from, to := statementAt(file, call), test
	if branch := branchAt(file, test); body && branch != nil {
		to = branch.Body.End()
	}
	line := func(pos token.Pos) int { return pass.Fset.PositionFor(pos, false).Line }
	first, last := line(from)-1, line(to)
	var text []string
	for _, group := range file.Comments {
		if line(group.End()) >= first && line(group.Pos()) <= last && !trails(pass, file, group, from) {
			text = append(text, group.Text())
		}
	}
	return strings.Join(text, "\n")
}

// DocAt returns the comment of the declared function around a place, in one line.
func DocAt(pass *analysis.Pass, pos token.Pos) string {
	file := FileOf(pass, pos)
	if file == nil {
		return ""
	}
	for _, decl := range file.Decls {
		if fn, ok := decl.(*ast.FuncDecl); ok && fn.Pos() <= pos && pos < fn.End() {
			return strings.Join(strings.Fields(fn.Doc.Text()), " ")
		}
	}
	return ""
}

// statementAt returns where the innermost statement begins that holds a place, or the place itself.
func statementAt(file *ast.File, pos token.Pos) token.Pos {
	path, _ := astutil.PathEnclosingInterval(file, pos, pos)
	for _, node := range path {
		if stmt, ok := node.(ast.Stmt); ok {
			return stmt.Pos()
		}
	}
	return pos
}

// branchAt returns the innermost if statement whose condition holds a place, or nil.
func branchAt(file *ast.File, pos token.Pos) *ast.IfStmt {
	path, _ := astutil.PathEnclosingInterval(file, pos, pos)
	for _, node := range path {
		if branch, ok := node.(*ast.IfStmt); ok && pos < branch.Body.Pos() {
			return branch
		}
	}
	return nil
}

// trails reports whether comments stand behind the statement that comes before a place.
func trails(pass *analysis.Pass, file *ast.File, group *ast.CommentGroup, before token.Pos) bool {
	if group.Pos() > before {
		return false
	}
	path, _ := astutil.PathEnclosingInterval(file, before, before)
	for _, node := range path {
		block, ok := node.(*ast.BlockStmt)
		if !ok {
			continue
		}
		return slices.ContainsFunc(block.List, func(stmt ast.Stmt) bool {
			return stmt.End() <= group.Pos() && EndOfLine(pass, file, stmt) == group.End()
		})
	}
	return false
}
