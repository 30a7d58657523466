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
func (s *source) whole(at finding.Range) finding.Range { return s.extended(at, (*tree).around) }

// statement returns the place of a finding as [source.whole] does; but a comparison stands for the short
// statement that it decides about.
func (s *source) statement(at finding.Range) finding.Range {
	return s.extended(at, func(t *tree, pos token.Pos) (from, to token.Pos) {
		from, to = t.around(pos)
		if branch := t.decided(pos); branch != nil && t.lines(branch.Pos(), branch.Body.End()) <= mostMarked {
			return branch.Pos(), branch.Body.End()
		}
		return from, to
	})
}

// extended returns a place with the end that a function finds for its position, if it has none.
func (s *source) extended(at finding.Range, extent func(t *tree, pos token.Pos) (from, to token.Pos)) finding.Range {
	line, found := s.line(at.File, at.Line)
	if !found || at.EndLine > at.Line || at.EndLine == at.Line && at.EndColumn > at.Column {
		return at
	}
	text := strings.TrimSpace(line)
	if at.Column > 1 || at.Column == 1 && text == line {
		if t := s.tree(at.File); t != nil && at.Line <= t.own().LineCount() {
			if from, to := extent(t, t.own().LineStart(at.Line)+token.Pos(at.Column-1)); to.IsValid() {
				first, last := t.fset.PositionFor(from, false), t.fset.PositionFor(to, false)
				end, _ := s.line(at.File, last.Line)
				at.Line, at.Column, at.EndLine = first.Line, first.Column, last.Line
				at.EndColumn = len(strings.TrimRight(end[:min(last.Column-1, len(end))], " \t")) + 1
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

// own returns the file of the tree.
func (t *tree) own() *token.File { return t.fset.File(t.file.FileStart) }

// lines returns over how many lines code goes.
func (t *tree) lines(from, to token.Pos) int {
	return t.fset.PositionFor(to, false).Line - t.fset.PositionFor(from, false).Line + 1
}

// around returns the outermost expression or statement that a position stands for. Of one with a block, it is
// what comes before the block.
func (t *tree) around(pos token.Pos) (from, to token.Pos) {
	ast.Inspect(t.file, func(n ast.Node) bool {
		if to.IsValid() || n == nil || pos < n.Pos() || n.End() <= pos {
			return false
		}
		if end := endOf(n); stands(n, pos) && end.IsValid() {
			from, to = n.Pos(), end
		}
		return true
	})
	return from, to
}

// decided returns the statement about which the comparison at a position decides, or nil if there is none.
func (t *tree) decided(pos token.Pos) (branch *ast.IfStmt) {
	var inner *ast.IfStmt
	ast.Inspect(t.file, func(n ast.Node) bool {
		if n == nil || pos < n.Pos() || n.End() <= pos {
			return false
		}
		switch n := n.(type) {
		case *ast.IfStmt:
			if inner = nil; n.Cond.Pos() <= pos && pos < n.Cond.End() {
				inner = n
			}
		case *ast.FuncLit:
			inner = nil // what is compared in it decides about something else
		case *ast.BinaryExpr:
			if n.OpPos == pos {
				branch = inner
			}
		}
		return true
	})
	return branch
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
