// Package syntax answers what source and its types say without SSA: the file and the text of a node, whether a
// place is in a test, what an import is called there, and whether a package belongs to the module. For
//
//	ctx, cancel := context.WithTimeout(ctx, time.Second) // main.go, of example.test/m/cmd
//
// [FileOf] is main.go, [InTest] says no, and [InModule] says yes of example.test/m/store and no of context.
//
// Read syntax.go, expression.go and line.go, then name.go, zero.go and import.go for what fixes write, named.go
// and own.go for objects by their names, and module.go and imports.go for packages.
package syntax

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"
	"slices"
	"strings"

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

// InTest reports whether a place is in a test file.
func InTest(fset *token.FileSet, pos token.Pos) bool {
	return pos.IsValid() && strings.HasSuffix(fset.PositionFor(pos, false).Filename, "_test.go")
}

// Source returns the source of an expression, and whether it can be written.
func Source(pass *analysis.Pass, expr ast.Expr) (string, bool) {
	var b bytes.Buffer
	err := format.Node(&b, pass.Fset, expr)
	return b.String(), err == nil
}

// HasComments reports whether there is a comment in a node, which is lost if the
// node is written anew.
func HasComments(file *ast.File, node ast.Node) bool {
	return slices.ContainsFunc(file.Comments, func(group *ast.CommentGroup) bool {
		return node.Pos() <= group.Pos() && group.Pos() < node.End()
	})
}
