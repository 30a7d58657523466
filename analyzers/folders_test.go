package analyzers_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/ignore"
)

// A rule is a folder, with its name, whose package exports what drivers want that take a
// package for an analyzer: a variable Analyzer, which is the analyzer of the rule.
func TestEveryFolderIsInTheSuite(t *testing.T) {
	entries, err := os.ReadDir(".")
	require.NoError(t, err)
	var folders []string
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		files := sources(t, e.Name())
		if body := rule(files); body != nil {
			folders = append(folders, e.Name())
			assert.True(t, hasAnalyzer(files), "package %s has no variable Analyzer", e.Name())
			assert.True(t, gives(body) || e.Name() == "ignore", "the analyzer of the rule %s is not the variable Analyzer of its package", e.Name())
		}
	}
	assert.Same(t, ignore.Analyzer, ignore.Rule().Analyzer, "which is made for a suite")
	assert.Equal(t, folders, namesOf(analyzers.All()), "a folder with a function Rule has a line in analyzers/ignore/others.go")
}

// sources returns the files of a package, without its tests.
func sources(t *testing.T, dir string) []*ast.File {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, file)
	}
	return files
}

// rule returns the function by which a package describes a rule, nil if there is none.
func rule(files []*ast.File) *ast.FuncDecl {
	for _, file := range files {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "Rule" {
				return f
			}
		}
	}
	return nil
}

// hasAnalyzer reports whether a package has a variable Analyzer.
func hasAnalyzer(files []*ast.File) bool {
	for _, file := range files {
		for _, d := range file.Decls {
			vars, ok := d.(*ast.GenDecl)
			if ok && vars.Tok == token.VAR && slices.ContainsFunc(vars.Specs, func(s ast.Spec) bool { return s.(*ast.ValueSpec).Names[0].Name == "Analyzer" }) {
				return true
			}
		}
	}
	return false
}

// gives reports whether a function has a literal whose field Analyzer is the variable of that name.
func gives(f *ast.FuncDecl) bool {
	found := false
	ast.Inspect(f, func(n ast.Node) bool {
		if field, ok := n.(*ast.KeyValueExpr); ok {
			key, _ := field.Key.(*ast.Ident)
			value, _ := field.Value.(*ast.Ident)
			found = found || key != nil && value != nil && key.Name == "Analyzer" && value.Name == "Analyzer"
		}
		return true
	})
	return found
}
