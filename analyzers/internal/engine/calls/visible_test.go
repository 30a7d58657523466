package calls_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/gcexportdata"
)

const declarations = `package p

type Exported struct{ field field }

type field struct{ next *field }

type byMethod struct{}

func (*field) unexported(byMethod) {}

type (
	parameter struct{}
	result    struct{}
	variable  struct{}
	constant  int
	element   struct{}
	key       int
	limit     interface{ ~int; m(byLimit) }
	byLimit   struct{}
	embedded  struct{}
	argument  struct{}
	aliased   struct{}
	behind    struct{}
	term      struct{}
)

func F(parameter, ...func(map[key][]chan [1]element)) (r result) { return }

var V variable

const C = constant(1)

type Generic[P limit] struct{ p P }

type Wide interface{ term | int }

type List[P any] struct{ list []P }

var W List[argument]

type Alias = aliased

type Chain = chain

type chain = behind

type Iface interface{ iface }

type iface interface{ M(embedded) }

type hidden struct{ alsoHidden }

type alsoHidden struct{ Exported }

func (hidden) Method() hidden { return hidden{} }

var unexported hidden

func f(hidden) {}
`

// What is visible from source is visible from export data.
func TestVisible(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", declarations, parser.SkipObjectResolution)
	require.NoError(t, err)
	pkg, err := new(types.Config).Check("example.test/p", fset, []*ast.File{file}, nil)
	require.NoError(t, err)
	want := []string{
		"Exported", "Generic", "Iface", "List", "Wide", "aliased", "argument", "behind", "byLimit", "byMethod", "constant", "element", "embedded",
		"field", "iface", "key", "limit", "parameter", "result", "term", "variable",
	}
	assert.Equal(t, want, names(pkg))

	var data bytes.Buffer
	require.NoError(t, gcexportdata.Write(&data, fset, pkg))
	imported, err := gcexportdata.Read(&data, fset, make(map[string]*types.Package), "example.test/p")
	require.NoError(t, err)
	assert.Equal(t, want, names(imported))
	assert.Nil(t, imported.Scope().Lookup("hidden"))
}

func names(pkg *types.Package) []string {
	var list []string
	for _, t := range calls.Visible(pkg) {
		list = append(list, t.Name())
	}
	return list
}
