package docs_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An author finds what a tool needs among the names of package taxonomy: there are at most a hundred. What is for
// other readers belongs below it.
func TestNamesOfTaxonomy(t *testing.T) {
	fset := token.NewFileSet()
	files, err := filepath.Glob(filepath.Join(root, "taxonomy", "*.go"))
	require.NoError(t, err)
	var parsed []*ast.File
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		file, err := parser.ParseFile(fset, name, text, parser.ParseComments)
		require.NoError(t, err)
		parsed = append(parsed, file)
	}
	pkg, err := doc.NewFromFiles(fset, parsed, "taxonomy")
	require.NoError(t, err)
	names := len(pkg.Funcs) + len(pkg.Types)
	for _, typ := range pkg.Types {
		names += len(typ.Funcs)
		pkg.Consts, pkg.Vars = append(pkg.Consts, typ.Consts...), append(pkg.Vars, typ.Vars...)
	}
	for _, values := range [][]*doc.Value{pkg.Consts, pkg.Vars} {
		for _, v := range values {
			names += len(v.Names)
		}
	}
	assert.LessOrEqual(t, names, 100)
	assert.Greater(t, names, 50, "names are counted")
}
