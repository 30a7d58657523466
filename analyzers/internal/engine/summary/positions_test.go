package summary_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// root is where the packages of the tests lie, of which there are no files.
var root = filepath.Join(string(filepath.Separator), "module")

// passOver returns a pass over a package of one file, with an object in it.
func passOver(t *testing.T, fset *token.FileSet, dir string) (*analysis.Pass, types.Object) {
	t.Helper()
	file, err := parser.ParseFile(fset, filepath.Join(root, filepath.FromSlash(dir), "a.go"), "package a\n\nvar V int\n", 0)
	require.NoError(t, err)
	pkg, err := new(types.Config).Check("example.test/"+dir, fset, []*ast.File{file}, nil)
	require.NoError(t, err)
	return &analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: pkg}, pkg.Scope().Lookup("V")
}

// A fact goes from package to package. Whoever reads it can show the place.
func TestPlaces(t *testing.T) {
	fset := token.NewFileSet()
	client, variable := passOver(t, fset, "internal/client")
	store, above := passOver(t, fset, "store")
	tools, _ := passOver(t, fset, "internal/tools")

	own := summary.HomeOf(client).At(variable.Pos())
	assert.Equal(t, summary.Place("a.go:3"), own)
	seen := summary.HomeOf(store).Seen(variable, own)
	assert.Equal(t, summary.Place("../internal/client/a.go:3"), seen)
	assert.Equal(t, seen, summary.HomeOf(store).Seen(summary.ObjectIn(client.Pkg), own))
	further := summary.HomeOf(tools).Seen(above, seen)
	assert.Equal(t, summary.Place("../client/a.go:3"), further, "by way of a third package")
	assert.Equal(t, "a.go:3", further.Short())

	home := summary.HomeOf(tools)
	pos := home.Pos(further)
	assert.Equal(t, filepath.Join(root, "internal", "client", "a.go")+":3:1", fset.Position(pos).String())
	assert.Equal(t, position.Added, fset.File(pos).Name())
	assert.Equal(t, pos, home.Pos(further), "a place is made once")
	assert.Equal(t, further, home.At(pos), "and is the same in words")
	assert.Equal(t, []string{"a.go:3"}, summary.Short(home.SeenAll(variable, []summary.Place{own})))
}

// Where a file lies is not always known, and then the place is what it is called.
func TestNowhere(t *testing.T) {
	fset := token.NewFileSet()
	tools, _ := passOver(t, fset, "tools")
	home := summary.HomeOf(tools)
	unknown := types.NewVar(token.NoPos, types.NewPackage("example.test/x", "x"), "V", types.Typ[types.Int])
	for _, p := range []summary.Place{
		home.Seen(unknown, "x.go:7"),
		home.Seen(unknown, "../y/x.go:7"),
		home.Seen(summary.ObjectIn(unknown.Pkg()), "x.go:7"),
		summary.HomeOf(&analysis.Pass{Fset: fset, Pkg: tools.Pkg}).Seen(unknown, "x.go:7"),
	} {
		assert.Equal(t, summary.Place("?/x.go:7"), p)
		assert.Equal(t, "x.go:7", p.Short())
		assert.Equal(t, p, home.Seen(tools.Pkg.Scope().Lookup("V"), p))
		assert.Equal(t, token.NoPos, home.Pos(p))
	}
	assert.Empty(t, home.At(token.NoPos))
	assert.Equal(t, token.NoPos, home.Pos(""))
	assert.Empty(t, home.Seen(unknown, ""))
}
