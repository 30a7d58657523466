package syntax_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

// empty imports packages in which there is nothing.
type empty map[string]*types.Package

func (e empty) Import(path string) (*types.Package, error) {
	if e[path] == nil {
		e[path] = types.NewPackage(path, "p")
		e[path].MarkComplete()
	}
	return e[path], nil
}

// What only tests import does not count for the program.
func TestImports(t *testing.T) {
	fset := token.NewFileSet()
	pass := &analysis.Pass{Fset: fset, Module: &analysis.Module{Path: "example.test/m"}, TypesInfo: &types.Info{
		Defs: make(map[*ast.Ident]types.Object), Implicits: make(map[ast.Node]types.Object),
	}}
	for name, text := range map[string]string{
		"a.go":      "package a\n\nimport (\n_ \"example.test/m/blank\"\n. \"example.test/m/dot\"\n_ \"example.test/other\"\n)",
		"b.go":      "package a\n\nimport _ \"example.test/m/both\"",
		"a_test.go": "package a\n\nimport (\n_ \"example.test/m/both\"\n_ \"example.test/m/test\"\n_ \"fmt\"\n)",
	} {
		file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
		require.NoError(t, err)
		pass.Files = append(pass.Files, file)
	}
	config := &types.Config{Importer: make(empty), Error: func(error) {}} // the dot import is not used
	pass.Pkg, _ = config.Check("example.test/m/a", fset, pass.Files, pass.TypesInfo)

	assert.ElementsMatch(t, []string{"example.test/m/blank", "example.test/m/dot", "example.test/m/both"}, paths(syntax.ModuleImports(pass, false)))
	assert.ElementsMatch(t, []string{"example.test/m/blank", "example.test/m/dot", "example.test/m/both", "example.test/m/test"}, paths(syntax.ModuleImports(pass, true)))
}

func paths(list []*types.Package) []string {
	var all []string
	for _, pkg := range list {
		all = append(all, pkg.Path())
	}
	return all
}
