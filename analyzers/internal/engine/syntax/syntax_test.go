package syntax_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

func TestOuter(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "a.go", "package a\nvar _ = -((1))\n", 0)
	require.NoError(t, err)
	for cur := range inspector.New([]*ast.File{file}).Root().Preorder((*ast.BasicLit)(nil)) {
		assert.IsType(t, &ast.UnaryExpr{}, syntax.Outer(cur).Node())
		assert.IsType(t, &ast.ValueSpec{}, syntax.Outer(syntax.Outer(cur)).Node())
	}
}

func TestShortName(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "a.go", `package a
type T[K any] struct{}
func (*T[K]) Point() {}
func (T[K]) Value() {}
type I interface{ Call() }
func F() {}
var V, E = F, any(nil).(error).Error
`, 0)
	require.NoError(t, err)
	info := &types.Info{Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object)}
	_, err = (&types.Config{}).Check("example.test/a", fset, []*ast.File{file}, info)
	require.NoError(t, err)
	names := make(map[string]string)
	for _, objects := range []map[*ast.Ident]types.Object{info.Defs, info.Uses} {
		for id, obj := range objects {
			if obj != nil {
				names[id.Name] = syntax.ShortName(obj)
			}
		}
	}
	for name, want := range map[string]string{"Point": "a.(*T).Point", "Value": "a.T.Value", "Call": "a.I.Call", "F": "a.F", "V": "a.V", "T": "a.T", "Error": "error.Error"} {
		assert.Equal(t, want, names[name])
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
