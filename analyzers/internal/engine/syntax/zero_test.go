package syntax_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// passOf returns a pass over a source file, with comments.
func passOf(t *testing.T, source string) *analysis.Pass {
	t.Helper()
	name := filepath.Join(t.TempDir(), "p.go")
	require.NoError(t, os.WriteFile(name, []byte(source), 0o600))
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
	require.NoError(t, err)
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object),
		Scopes: make(map[ast.Node]*types.Scope),
	}
	pkg, err := (&types.Config{Importer: importer.Default()}).Check("p", fset, []*ast.File{file}, info)
	require.NoError(t, err)
	return &analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info, ReadFile: os.ReadFile}
}

const zeroed = `package p

import (
	"net/http"
	"unsafe"
)

type row struct{ name string }

type id string

func texts() (a, b string, c id)                      { return }
func numbers() (int, float64, complex128, bool)       { return 0, 0, 0, false }
func pointers() (*row, []row, map[string]row, error)  { return nil, nil, nil, nil }
func others() (func(), chan int, any, unsafe.Pointer) { return nil, nil, nil, nil }
func structs() (row, [2]int, http.Client, struct{})   { return row{}, [2]int{}, http.Client{}, struct{}{} }
func generic[T any]() (v T)                           { return v }
func nothing()                                        {}

func hidden() (r row) {
	type row int
	return r
}

func hiddenPackage() (c http.Client) {
	http := 1
	_ = http
	return c
}

const size = 2

func hiddenSize() (r [size]http.Client) {
	size := 1
	_ = size
	return r
}

func hiddenInArray() (r [2]row) {
	type row int
	return r
}

func hiddenBefore() (r row) {
	{
		type row int
	}
	return r
}
`

func TestZeros(t *testing.T) {
	pass := passOf(t, zeroed)
	for name, want := range map[string]string{
		"texts": `"", "", ""`, "numbers": "0, 0, 0, false", "pointers": "nil, nil, nil, nil", "others": "nil, nil, nil, nil",
		"structs": "row{}, [2]int{}, http.Client{}, struct{}{}", "generic": "none", "nothing": "", "hidden": "none",
		"hiddenPackage": "none", "hiddenInArray": "none", "hiddenSize": "none", "hiddenBefore": "row{}",
	} {
		decl := declared(pass, name)
		at := ast.Node(decl)
		if list := decl.Body.List; len(list) > 0 {
			at = list[len(list)-1]
		}
		zeros, ok := syntax.Zeros(pass, syntax.Types(decl.Type.Results), at)
		got := strings.Join(zeros, ", ")
		if !ok {
			got = "none"
		}
		assert.Equal(t, want, got, name)
	}
}

func declared(pass *analysis.Pass, name string) *ast.FuncDecl {
	for _, decl := range pass.Files[0].Decls {
		if fn, ok := decl.(*ast.FuncDecl); ok && fn.Name.Name == name {
			return fn
		}
	}
	return nil
}

func TestZeroInWords(t *testing.T) {
	pass := passOf(t, "package p\n\nimport \"unsafe\"\n\nvar (\n\ta []int\n\tb map[string]int\n\tc string\n\td float64\n\te bool\n\tf struct{}\n\tg *int\n\th error\n\ti unsafe.Pointer\n)\n")
	for name, want := range map[string]string{
		"a": "an empty list", "b": "an empty map", "c": `""`, "d": "0", "e": "false", "f": "a zero value", "g": "nil", "h": "nil", "i": "nil",
	} {
		assert.Equal(t, want, syntax.ZeroInWords(pass.Pkg.Scope().Lookup(name).Type()), name)
	}
}

func TestEndOfLine(t *testing.T) {
	pass := passOf(t, `package p

func f(n int) int {
	n++ // the next
	n-- /* before */
	// above
	n += 1
	/* at its own line */ n += 2
	return n
}
`)
	var got []string
	source, err := os.ReadFile(pass.Fset.File(pass.Files[0].Pos()).Name())
	require.NoError(t, err)
	for _, stmt := range declared(pass, "f").Body.List {
		got = append(got, string(source[pass.Fset.Position(stmt.Pos()).Offset:pass.Fset.Position(syntax.EndOfLine(pass, pass.Files[0], stmt)).Offset]))
	}
	assert.Equal(t, []string{"n++ // the next", "n-- /* before */", "n += 1", "n += 2", "return n"}, got)
	assert.Equal(t, "p.go:3", syntax.Line(pass.Fset, declared(pass, "f").Pos()))
}

const expressions = `package p

type t struct{ list []int; inner struct{ n int } }

func f(x t, v any, call func(int, func()) int) {
	_ = x.list[1:2]
	_ = x.list[3]
	_ = v.(int)
	_ = x.inner.n
	_ = call(4, func() { _ = x.list })
	_ = t{list: []int{5}}
}
`

// A position that an instruction gives stands for an expression.
func TestPlace(t *testing.T) {
	pass := passOf(t, expressions)
	root := inspector.New(pass.Files).Root()
	for at, want := range map[string][2]string{
		"[1:2]":       {"x.list[1:2]", "x.list[1:2]"},
		"[3]":         {"x.list[3]", "x.list[3]"},
		"(int)":       {"", "v.(int)"},
		"n\n":         {"", "x.inner.n"},
		"(4,":         {"call(4, func() { _ = x.list })", ""},
		"4, f":        {"call(4, func() { _ = x.list })", ""},
		"list })":     {"", "x.list"},
		"{list:":      {"t{list: []int{5}}", ""},
		"{5}":         {"[]int{5}", ""},
		"5}":          {"[]int{5}", ""},
		"1:2]":        {"", ""},
		"x t, v any,": {"", ""},
	} {
		offset := strings.Index(expressions, at)
		pos := pass.Fset.File(pass.Files[0].Pos()).Pos(offset)
		got := [2]string{}
		if start, end := syntax.Place(root, pos); end.IsValid() {
			got[0] = expressions[pass.Fset.Position(start).Offset:pass.Fset.Position(end).Offset]
		} else {
			assert.Equal(t, pos, start, at)
		}
		if cur, ok := syntax.ExpressionAt(root, pos); ok {
			got[1] = expressions[pass.Fset.Position(cur.Node().Pos()).Offset:pass.Fset.Position(cur.Node().End()).Offset]
		}
		assert.Equal(t, want, got, at)
	}
}
