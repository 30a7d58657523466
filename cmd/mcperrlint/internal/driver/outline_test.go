package driver

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// parsedOutline returns the outline as the parser has it, unless there are syntax errors.
func parsedOutline(text []byte) (*outline, bool) {
	fset := token.NewFileSet()
	syntax, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, false
	}
	file := fset.File(syntax.FileStart)
	o := &outline{selected: make(map[string]bool)}
	for _, spec := range syntax.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		var name string
		if spec.Name != nil {
			name = spec.Name.Name
		}
		o.imports = append(o.imports, imported{name, path})
	}
	for _, decl := range syntax.Decls {
		f, _ := decl.(*ast.FuncDecl)
		ast.Inspect(decl, func(n ast.Node) bool {
			if x, ok := n.(*ast.SelectorExpr); ok {
				if id, ok := x.X.(*ast.Ident); ok {
					o.selected[id.Name] = true
				}
			}
			return f == nil || f.Body == nil || n != f.Body
		})
		if f != nil && f.Body != nil {
			o.insides = append(o.insides, file.Offset(f.Body.Lbrace)+1, file.Offset(f.Body.Rbrace))
		}
	}
	return o, true
}

// The outline of every file of the standard library is what a parser finds.
func TestOutlineOfStandardLibrary(t *testing.T) {
	files := 0
	root := filepath.Join(runtime.GOROOT(), "src")
	require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		checkOutline(t, path, text)
		files++
		return nil
	}))
	assert.Greater(t, files, 5000)
}

// checkOutline checks an outline. It may have more names before dots than there are.
func checkOutline(t *testing.T, name string, text []byte) {
	t.Helper()
	want, ok := parsedOutline(text)
	if !ok {
		_, _ = outlineOf(text) // must not panic
		return
	}
	got, ok := outlineOf(text)
	if !assert.True(t, ok, name) {
		return
	}
	assert.Equal(t, want.insides, got.insides, name)
	assert.Equal(t, want.imports, got.imports, name)
	for id := range want.selected {
		assert.True(t, got.selected[id], "%s: %s", name, id)
	}
}

func FuzzOutline(f *testing.F) {
	for _, text := range []string{
		"package p\n\nimport (\n\t\"a\"\n\tb \"b\"; . `c`\n)\n\nfunc f(x struct{}) (y interface{ F() }) { return `}` }\n",
		"package p; import _ \"a\"; func f(); var v = func() { '}'; \"{\" /* } */ }\nfunc (r t[u]) g() {}",
		"package p\ntype t =\nfunc()\nvar x /*\n*/\nfunc f() [len(struct{}{})]a.b { // }\n}",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) { checkOutline(t, "", text) })
}
