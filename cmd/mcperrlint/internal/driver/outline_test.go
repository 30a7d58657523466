package driver

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
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
		p := &parsedDeclaration{outline: o, offset: file.Offset}
		if general, ok := decl.(*ast.GenDecl); ok && general.Tok == token.VAR {
			for _, spec := range general.Specs {
				p.blanks, p.counted = true, false
				ast.Inspect(spec, p.visit)
			}
			continue
		}
		f, _ := decl.(*ast.FuncDecl)
		if f == nil || f.Body == nil {
			ast.Inspect(decl, p.visit)
			continue
		}
		if f.Recv != nil {
			ast.Inspect(f.Recv, p.visit)
		}
		ast.Inspect(f.Type, p.visit)
		p.inside(f.Body.Lbrace, f.Body.Rbrace)
	}
	return o, true
}

// parsedDeclaration goes through the syntax of a declaration.
type parsedDeclaration struct {
	*outline
	offset  func(token.Pos) int
	blanks  bool // a literal's values, unless they are counted
	counted bool
}

func (p *parsedDeclaration) inside(from, to token.Pos) {
	p.insides = append(p.insides, p.offset(from)+1, p.offset(to))
}

func (p *parsedDeclaration) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		if id, ok := n.X.(*ast.Ident); ok {
			p.selected[id.Name] = true
		}
	case *ast.Ellipsis:
		p.counted = true
	case *ast.CallExpr:
		ast.Inspect(n.Fun, p.visit)
		for _, arg := range n.Args {
			ast.Inspect(arg, p.visit)
		}
		p.counted = p.counted || n.Ellipsis.IsValid()
		return false
	case *ast.CompositeLit:
		if n.Type != nil {
			ast.Inspect(n.Type, p.visit)
		}
		if p.blanks && !p.counted {
			p.inside(n.Lbrace, n.Rbrace)
			return false
		}
		for _, element := range n.Elts {
			ast.Inspect(element, p.visit)
		}
		return false
	case *ast.FuncLit:
		ast.Inspect(n.Type, p.visit)
		if p.blanks && !p.counted {
			p.inside(n.Body.Lbrace, n.Body.Rbrace)
			return false
		}
		ast.Inspect(n.Body, p.visit)
		return false
	}
	return true
}

// The outline of every file is what a parser finds: of some of the standard library here, and of
// all where the tests have time, see the Makefile.
func TestOutlineOfLibraries(t *testing.T) {
	assert.Greater(t, checkOutlines(t, filepath.Join(standardLibrary(t), "net")), 300)
	assert.Greater(t, checkOutlines(t, filepath.Join(standardLibrary(t), "go")), 200)
}

// standardLibrary returns the directory with the sources of the standard library.
func standardLibrary(t *testing.T) string {
	t.Helper()
	printed, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	return filepath.Join(strings.TrimSpace(string(printed)), "src")
}

// checkOutlines checks the outlines of all files below a directory, and returns how many they are.
func checkOutlines(t *testing.T, root string) int {
	t.Helper()
	files := 0
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
	return files
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
		"package p\nvar a, b = map[t]struct{}{x: {}}, func(y ...z) {}\nvar (\n\tc = [...]struct{\n\t\ta int\n\t\tb int\n\t}{{1, 2}}\n\td = t{e.f}\n)",
		"package p\ntype t =\nfunc()\nvar x /*\n*/\nfunc f() [len(struct{}{})]a.b { // }\n}",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) { checkOutline(t, "", text) })
}
