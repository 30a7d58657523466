// Package syntax answers questions about the place of a node in its file.
package syntax

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"
)

// Outer returns the innermost node around cur that is more than parentheses.
func Outer(cur inspector.Cursor) inspector.Cursor {
	cur = cur.Parent()
	for {
		if _, ok := cur.Node().(*ast.ParenExpr); !ok {
			return cur
		}
		cur = cur.Parent()
	}
}

// FileOf returns the file of the package that contains pos, or nil.
func FileOf(pass *analysis.Pass, pos token.Pos) *ast.File {
	for _, file := range pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			return file
		}
	}
	return nil
}
