package docs_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// excerptForm matches a block of Go in a page that is part of a file, after a comment that says which function of which
// file it is.
var excerptForm = regexp.MustCompile("(?s)<!-- from (\\S+): func (.+?) -->\n```go\n(.*?)```\n")

// The worked example of CONTRIBUTING.md is code that runs.
func TestExcerptsAreUpToDate(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	require.NoError(t, err)
	excerpts := excerptForm.FindAllStringSubmatch(string(page), -1)
	assert.Len(t, excerpts, strings.Count(string(page), "```go\n"), "each block of Go says where it stands")
	require.NotEmpty(t, excerpts)
	for _, e := range excerpts {
		file, function, shown := filepath.Join(root, filepath.FromSlash(e[1])), e[2], e[3]
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, functionIn(t, file, string(source), function), shown, "%s in %s", function, e[1])
	}
}

// functionIn returns a function of a file, with its comment. A method is named with its receiver.
func functionIn(t *testing.T, file, source, function string) string {
	t.Helper()
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, source, parser.ParseComments)
	require.NoError(t, err)
	for _, decl := range parsed.Decls {
		fn, is := decl.(*ast.FuncDecl)
		if !is {
			continue
		}
		begin, end := fset.Position(fn.Pos()).Offset, fset.Position(fn.End()).Offset
		if head := source[begin:fset.Position(fn.Type.Params.Pos()).Offset]; head != "func "+function {
			continue
		}
		if fn.Doc != nil {
			begin = fset.Position(fn.Doc.Pos()).Offset
		}
		return source[begin:end] + "\n"
	}
	t.Errorf("%s has no function %s", file, function)
	return ""
}
