package calls_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// checked type-checks declarations.
func checked(t *testing.T, text string) *types.Package {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", "package p\n\nimport \"io\"\n\nvar _ io.Reader\n\n"+text, parser.SkipObjectResolution)
	require.NoError(t, err)
	pkg, err := (&types.Config{Importer: importer.Default()}).Check("example.test/p", fset, []*ast.File{file}, nil)
	require.NoError(t, err)
	return pkg
}

func keyOf(t *testing.T, declaration string) calls.TypeKey {
	t.Helper()
	obj := checked(t, declaration+"\ntype Same = []T\ntype T struct{}\ntype G[P any] struct{ p P }\ntype A[P comparable] = map[P]T").Scope().Lookup("F")
	return calls.TypeKeyOf(obj.(*types.Func).Signature())
}

// Every row is a type, in two packages that were type-checked apart.
func TestIdentical(t *testing.T) {
	rows := [][2]string{
		{"func F(a int, b string) (err error) { panic(0) }", "func F(int, string) error { panic(0) }"},
		{"func F(a, b byte)", "func F(uint8, uint8)"},
		{"func F(any, rune)", "func F(interface{}, int32)"},
		{"func F(Same) A[string]", "func F([]T) map[string]T"},
		{"func F(...string)", "func F(a ...string)"},
		{"func F(interface{ io.Reader; Close() error })", "func F(interface{ Close() error; Read(p []byte) (int, error) })"},
		{"func F(struct{ a int `x:\"y\"`; T }, [2]chan<- *T, func(map[T]G[io.Reader]))", "func F(struct{ a int \"x:\\\"y\\\"\"; T }, [2]chan<- *T, func(m map[T]G[io.Reader]))"},
	}
	for _, row := range rows {
		assert.NotZero(t, keyOf(t, row[0]), row[0])
		assert.Equal(t, keyOf(t, row[0]), keyOf(t, row[1]), row[0])
	}
}

// No two of these have the same type.
func TestDifferent(t *testing.T) {
	known := make(map[calls.TypeKey]string)
	for _, declaration := range []string{
		"func F()", "func F(int)", "func F() int { panic(0) }", "func F(int, string)", "func F(string, int)", "func F([]string)", "func F(...string)",
		"func F([1]int)", "func F([2]int)", "func F(chan int)", "func F(<-chan int)", "func F(chan<- int)", "func F(*int)", "func F(**int)",
		"func F(map[int]string)", "func F(map[string]int)", "func F(T)", "func F(struct{})", "func F(struct{ T })", "func F(struct{ T T })", "func F(struct{ t T })",
		"func F(struct{ T T `tag:\"\"` })", "func F(any)", "func F(error)", "func F(interface{ A() })", "func F(interface{ B() })", "func F(interface{ a() })",
		"func F(io.Reader)", "func F(interface{ Read([]byte) (int, error) })", "func F(G[int])", "func F(G[T])", "func F(func(int), string)", "func F(func(int, string))",
	} {
		key := keyOf(t, declaration)
		require.NotZero(t, key, declaration)
		assert.Empty(t, known[key], declaration)
		known[key] = declaration
	}
}

// What only a declaration knows has no key.
func TestOfNoMeaningElsewhere(t *testing.T) {
	for _, declaration := range []string{"func F[P any](P) {}", "func F[P any](int) {}"} {
		assert.Zero(t, keyOf(t, declaration), declaration)
	}
	pkg := checked(t, "type S[P any] struct{}\n\nfunc (S[P]) Give() P { panic(0) }\n\nfunc (S[P]) Plain() int { panic(0) }")
	s := pkg.Scope().Lookup("S").Type().(*types.Named)
	assert.Zero(t, calls.TypeKeyOf(s.Method(0).Signature()))
	assert.NotZero(t, calls.TypeKeyOf(s.Method(1).Signature()))
}
