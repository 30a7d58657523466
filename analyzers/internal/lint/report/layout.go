package report

import (
	"go/ast"
	"go/token"
)

// layout knows where the nodes of a file begin and end. It looks when it is first
// asked: most files have no directives.
type layout struct {
	fset *token.FileSet
	file *ast.File
	code map[int]bool       // the lines on which a node begins or ends
	ends map[lineColumn]int // the last line of the longest node that begins there
}

type lineColumn struct{ line, column int }

func (l *layout) look() {
	if l.code != nil {
		return
	}
	l.code, l.ends = make(map[int]bool), make(map[lineColumn]int)
	ast.Inspect(l.file, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		if _, isComment := n.(*ast.CommentGroup); isComment {
			return false
		}
		start, end := l.fset.PositionFor(n.Pos(), false), lineOf(l.fset, n.End())
		l.code[start.Line], l.code[end] = true, true
		at := lineColumn{start.Line, start.Column}
		l.ends[at] = max(l.ends[at], end)
		return true
	})
}

// hasCode reports whether code stands on the line.
func (l *layout) hasCode(line int) bool {
	l.look()
	return l.code[line]
}

// reach returns the last line for which a nolint comment holds: that of the
// comment, or, if a node begins in the next line and in the same column, that of
// the node.
func (l *layout) reach(group *ast.CommentGroup) int {
	l.look()
	last := lineOf(l.fset, group.End())
	return max(last, l.ends[lineColumn{last + 1, l.fset.PositionFor(group.Pos(), false).Column}])
}

func lineOf(fset *token.FileSet, pos token.Pos) int { return fset.PositionFor(pos, false).Line }
