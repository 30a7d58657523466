package schema_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/schema"
)

const source = `package p

import "time"

type own map[string]int

func (own) MarshalText() ([]byte, error) { return nil, nil }

type inner struct { M map[string]int ` + "`json:\"m\"`" + ` }

type (
	Plain    struct { A string; B []int; C *inner; D any; E [2]int; F time.Time; g map[string]int }
	Nil      struct { M map[string]int }
	Pointer  = *Nil
	Nested   struct { I inner ` + "`json:\"i,omitempty\"`" + ` }
	Embedded struct { inner; A int }
	Omitted  struct { A, B map[string]int ` + "`json:\",omitempty\"`" + `; I inner ` + "`json:\"i,omitzero\"`" + `; C map[string]int ` + "`json:\"-\"`" + ` }
	Dashed   struct { M map[string]int ` + "`json:\"-,\"`" + ` }
	Own      struct { M own }
	Whole    map[string]int
	Inside   struct { *inner; Inner *inner ` + "`json:\"inner\"`" + ` }
	Hidden   struct { *inner; M map[string]int ` + "`json:\"m,omitempty\"`" + ` }
	Optional struct { *Omitted }
	Endless  struct { *Endless; A int }
	Quoted   struct { A string ` + "`json:\",string\"`" + `; N float64 ` + "`json:\",string\"`" + ` }
	Named    struct { inner ` + "`json:\"x\"`" + `; A int }
	Unquoted struct { A int ` + "`json:\",omitempty,string\"`" + `; B *int ` + "`json:\",string\"`" + ` }
	Array    struct { A [0]own; B [2]inner }
	Deep     struct { Next []Deep; M map[string]Deep }
)
`

func TestInferred(t *testing.T) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "p.go", source, 0)
	require.NoError(t, err)
	pkg, err := (&types.Config{Importer: importer.ForCompiler(files, "source", nil)}).Check("p", files, []*ast.File{file}, nil)
	require.NoError(t, err)
	refused := func(field string) string { return "field `" + field + "` is null and should be an object" }
	for name, want := range map[string]string{
		"Plain": "", "Nil": refused("M"), "Pointer": refused("M"), "Nested": refused("i.m"), "Embedded": refused("m"),
		"Omitted": "", "Dashed": refused("-"), "Own": "", "Whole": "", "Deep": refused("M"),
		"Inside": "field `m` is missing and required", "Hidden": "", "Optional": "", "Endless": "",
		"Quoted": "field `N` is a string and should be a number", "Unquoted": "", "Named": "", "Array": refused("B[0].m"),
	} {
		assert.Equal(t, want, schema.Inferred(pkg.Scope().Lookup(name).Type()), name)
	}
}
