package control_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
)

// Every function asks about err by a call of probe.
const source = `package p

func probe(error)
func get() error
func other() bool

func untested()       { err := get(); probe(err) }
func set()            { if err := get(); err != nil { probe(err) } }
func turned()         { if err := get(); nil == err { other() } else { probe(err) } }
func isNil()          { if err := get(); err == nil { probe(err) } }
func afterReturn()    { err := get(); if err != nil { return }; probe(err) }
func further()        { err := get(); if err != nil { if other() { probe(err) } } }
func joined()         { err := get(); if err != nil { other() }; probe(err) }
func otherCondition() { err := get(); if other() { probe(err) } }
func otherError()     { err, second := get(), get(); if second != nil { probe(err) } }
`

func functions(t *testing.T, source string) *ssa.Package {
	t.Helper()
	return functionsIn(t, "p.go", source)
}

func functionsIn(t *testing.T, name, source string) *ssa.Package {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, source, 0)
	require.NoError(t, err)
	pkg, _, err := ssautil.BuildPackage(&types.Config{Importer: importer.Default()}, fset, types.NewPackage("p", "p"), []*ast.File{file}, 0)
	require.NoError(t, err)
	return pkg
}

func TestAt(t *testing.T) {
	pkg := functions(t, source)
	for name, want := range map[string]control.Test{
		"untested": control.Untested, "set": control.FoundSet, "turned": control.FoundSet, "isNil": control.FoundNil,
		"afterReturn": control.FoundNil, "further": control.FoundSet, "joined": control.Untested,
		"otherCondition": control.Untested, "otherError": control.Untested,
	} {
		asked := false
		for _, block := range pkg.Func(name).Blocks {
			for _, instr := range block.Instrs {
				call, ok := instr.(*ssa.Call)
				if ok && call.Call.StaticCallee() == pkg.Func("probe") {
					asked = true
					assert.Equal(t, want, control.At(block, call.Call.Args[0]), name)
				}
			}
		}
		assert.True(t, asked, name)
	}
}

func TestFrom(t *testing.T) {
	pkg := functions(t, `package p

func get() error
func made() error

func replaced() error { err := get(); if err != nil { err = made() }; return err }
`)
	var found []control.Test
	for _, block := range pkg.Func("replaced").Blocks {
		for _, instr := range block.Instrs {
			if phi, ok := instr.(*ssa.Phi); ok {
				for i := range phi.Edges {
					found = append(found, control.From(phi, i))
				}
			}
		}
	}
	assert.ElementsMatch(t, []control.Test{control.FoundNil, control.Untested}, found)
}
