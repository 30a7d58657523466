package cond_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Every function calls probe where the program is a test, or where it is not.
const testings = `package p

import "testing"

func probe()
func other() bool

type clock struct{}
func (clock) Testing() bool

func inTests()                    { if testing.Testing() { probe() } }
func inTestsOnly()                { if other() && testing.Testing() { probe() } }
func afterTests()                 { isTest := testing.Testing(); other(); if isTest { probe() } }
func orReturned()                 { isServer := !testing.Testing(); other(); if isServer { return }; probe() }

func inServers()                  { if !testing.Testing() { probe() } }
func sometimes()                  { if other() || testing.Testing() { probe() } }
func ofAnother(c clock)           { if c.Testing() { probe() } }
`

// testsIn returns the functions that call probe where it is never called, if the program
// stands in a file.
func testsIn(t *testing.T, name string) []string {
	t.Helper()
	pkg := functionsIn(t, name, testings)
	never := []string{}
	for fn := range ssautil.AllFunctions(pkg.Prog) {
		live := cond.Live(fn)
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			if call.Call.StaticCallee() == pkg.Func("probe") && !slices.Contains(live, call.Block()) {
				never = append(never, fn.Name())
			}
		}
	}
	return never
}

func TestServersAreNoTests(t *testing.T) {
	assert.ElementsMatch(t, []string{"inTests", "inTestsOnly", "afterTests", "orReturned"}, testsIn(t, "p.go"))
	assert.Empty(t, testsIn(t, "p_test.go"))
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
