package syntax

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/internal/position"
)

// Line writes the file and the line of a place, without the directory.
func Line(fset *token.FileSet, pos token.Pos) string {
	at := position.Original(fset, pos)
	return filepath.Base(at.Filename) + ":" + strconv.Itoa(at.Line)
}

// EndOfLine returns the end of a statement, or of the comment that follows in its line.
func EndOfLine(pass *analysis.Pass, file *ast.File, stmt ast.Stmt) token.Pos {
	line := pass.Fset.PositionFor(stmt.End(), false).Line
	for _, group := range file.Comments {
		if group.Pos() >= stmt.End() && pass.Fset.PositionFor(group.Pos(), false).Line == line {
			return group.End()
		}
	}
	return stmt.End()
}
