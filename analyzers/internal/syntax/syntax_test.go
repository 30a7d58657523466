package syntax_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

func TestOuter(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "a.go", "package a\nvar _ = -((1))\n", 0)
	require.NoError(t, err)
	for cur := range inspector.New([]*ast.File{file}).Root().Preorder((*ast.BasicLit)(nil)) {
		assert.IsType(t, &ast.UnaryExpr{}, syntax.Outer(cur).Node())
		assert.IsType(t, &ast.ValueSpec{}, syntax.Outer(syntax.Outer(cur)).Node())
	}
}

func TestFileOf(t *testing.T) {
	fset := token.NewFileSet()
	first, err := parser.ParseFile(fset, "a.go", "package a\n", 0)
	require.NoError(t, err)
	second, err := parser.ParseFile(fset, "b.go", "package a\n", 0)
	require.NoError(t, err)
	pass := &analysis.Pass{Files: []*ast.File{first, second}}
	assert.Same(t, first, syntax.FileOf(pass, first.Name.Pos()))
	assert.Same(t, second, syntax.FileOf(pass, second.Name.Pos()))
	assert.Nil(t, syntax.FileOf(pass, second.FileEnd+100))
	assert.Nil(t, syntax.FileOf(pass, token.NoPos))
}
