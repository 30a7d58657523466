package output

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A tree is the syntax of a file.
type tree struct {
	fset *token.FileSet
	file *ast.File
}

// tree returns the syntax of a file, or nil if it is none of Go.
func (s *source) tree(file string) *tree {
	c := s.file(file)
	if !c.parsed && c.err == nil {
		c.parsed = true
		fset := token.NewFileSet()
		if syntax, err := parser.ParseFile(fset, "", c.bytes, parser.SkipObjectResolution); err == nil {
			c.tree = &tree{fset, syntax}
		}
	}
	return c.tree
}

// whole returns a place with its end. Rules and facts often know only where an expression has its
// operator or its parenthesis, or only the line: then it is the expression or the statement, or what
// stands in the line.
func (s *source) whole(at finding.Range) finding.Range {
	line, found := s.line(at.File, at.Line)
	if !found || at.EndLine > at.Line || at.EndLine == at.Line && at.EndColumn > at.Column {
		return at
	}
	text := strings.TrimSpace(line)
	if at.Column > 1 || text == line {
		if t := s.tree(at.File); t != nil {
			if from, to, found := t.around(at.Line, at.Column); found {
				at.Line, at.Column, at.EndLine, at.EndColumn = from.Line, from.Column, to.Line, to.Column
				return at
			}
		}
	}
	at.EndLine, at.EndColumn = at.Line, len(strings.TrimRight(line, " \t"))+1
	if at.Column <= 1 { // facts know the line only
		at.Column = strings.Index(line, text) + 1
	}
	return at
}

// around returns the outermost expression or statement that a place stands for. Of one with a block, it is
// what comes before the block.
func (t *tree) around(line, column int) (from, to token.Position, found bool) {
	file := t.fset.File(t.file.FileStart)
	if line > file.LineCount() || column < 1 {
		return from, to, false
	}
	pos := file.LineStart(line) + token.Pos(column-1)
	ast.Inspect(t.file, func(n ast.Node) bool {
		if found || n == nil || pos < n.Pos() || n.End() <= pos {
			return false
		}
		if end := endOf(n); stands(n, pos) && end.IsValid() {
			found = true
			from, to = t.fset.PositionFor(n.Pos(), false), t.fset.PositionFor(end, false)
		}
		return !found
	})
	return from, to, found
}

// stands reports whether a position is one by which a node is known: its beginning, or that of the
// token in it that SSA instructions have as theirs.
func stands(n ast.Node, pos token.Pos) bool {
	at := n.Pos()
	switch n := n.(type) {
	case *ast.CallExpr:
		at = n.Lparen
	case *ast.BinaryExpr:
		at = n.OpPos
	case *ast.SelectorExpr:
		at = n.Sel.Pos()
	case *ast.IndexExpr:
		at = n.Lbrack
	case *ast.SliceExpr:
		at = n.Lbrack
	case *ast.TypeAssertExpr:
		at = n.Lparen
	case *ast.AssignStmt:
		at = n.TokPos
	case *ast.SendStmt:
		at = n.Arrow
	case *ast.FuncDecl:
		at = n.Name.Pos()
	}
	return pos == at || pos == n.Pos()
}

// endOf returns where what is marked of a node ends, or nothing if it is too much to be marked.
func endOf(n ast.Node) token.Pos {
	var body *ast.BlockStmt
	switch n := n.(type) {
	case *ast.File, *ast.BlockStmt, *ast.GenDecl, *ast.FieldList:
		return token.NoPos
	case *ast.FuncDecl:
		body = n.Body
	case *ast.FuncLit:
		body = n.Body
	case *ast.IfStmt:
		body = n.Body
	case *ast.ForStmt:
		body = n.Body
	case *ast.RangeStmt:
		body = n.Body
	case *ast.SwitchStmt:
		body = n.Body
	case *ast.TypeSwitchStmt:
		body = n.Body
	case *ast.SelectStmt:
		body = n.Body
	case *ast.CaseClause:
		return n.Colon
	case *ast.CommClause:
		return n.Colon
	}
	if body == nil {
		return n.End()
	}
	return cmp.Or(body.Lbrace, n.End())
}
