package sdk

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const unifying = `package p

type name string

func (name) String() string { return "" }

type Box[A any] struct{ a A }

type other[A any] struct{ a A }

type alias = name

func pattern[T interface{ String() string }, U any](a T, b []T, c *T, d Box[T], e func(T) error, f ...U) U { panic(0) }

func same(a name, b []name, c *name, d Box[name], e func(name) error, f ...int) int { panic(0) }
func byAlias(a alias, b []name, c *alias, d Box[alias], e func(name) error, f ...int) int { panic(0) }
func otherElement(a name, b []int, c *name, d Box[name], e func(name) error, f ...int) int { panic(0) }
func noSlice(a name, b name, c *name, d Box[name], e func(name) error, f ...int) int { panic(0) }
func otherPointer(a name, b []name, c *int, d Box[name], e func(name) error, f ...int) int { panic(0) }
func noPointer(a name, b []name, c name, d Box[name], e func(name) error, f ...int) int { panic(0) }
func otherBox(a name, b []name, c *name, d other[name], e func(name) error, f ...int) int { panic(0) }
func otherArgument(a name, b []name, c *name, d Box[int], e func(name) error, f ...int) int { panic(0) }
func noBox(a name, b []name, c *name, d int, e func(name) error, f ...int) int { panic(0) }
func otherParameter(a name, b []name, c *name, d Box[name], e func(int) error, f ...int) int { panic(0) }
func otherResult(a name, b []name, c *name, d Box[name], e func(name) string, f ...int) int { panic(0) }
func noFunction(a name, b []name, c *name, d Box[name], e int, f ...int) int { panic(0) }
func fewer(a name, b []name, c *name, d Box[name], f ...int) int { panic(0) }
func notVariadic(a name, b []name, c *name, d Box[name], e func(name) error, f []int) int { panic(0) }
func gives(a name, b []name, c *name, d Box[name], e func(name) error, f ...int) string { panic(0) }
func without(a int, b []int, c *int, d Box[int], e func(int) error, f ...int) int { panic(0) }

func unused[T interface{ String() string }, U any](a U) { panic(0) }
func one(a int) { panic(0) }
`

// A signature is of the type of a pattern if its type parameters can stand for one type each, with its methods.
func TestAccepts(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", unifying, 0)
	require.NoError(t, err)
	pkg, err := new(types.Config).Check("p", fset, []*ast.File{file}, nil)
	require.NoError(t, err)
	signature := func(name string) *types.Signature { return pkg.Scope().Lookup(name).(*types.Func).Signature() }
	patternOf := func(name string) *pattern {
		p := &pattern{sig: signature(name)}
		for param := range signature(name).TypeParams().TypeParams() {
			p.params = append(p.params, param)
		}
		return p
	}
	for _, name := range pkg.Scope().Names() {
		if fn, ok := pkg.Scope().Lookup(name).(*types.Func); !ok || fn.Signature().TypeParams().Len() > 0 {
			continue
		}
		assert.Equal(t, name == "same" || name == "byAlias", patternOf("pattern").accepts(signature(name)), name)
	}
	assert.True(t, patternOf("unused").accepts(signature("one")), "nothing stands for its parameter")
	assert.True(t, (&pattern{sig: signature("one")}).accepts(signature("one")))
}
