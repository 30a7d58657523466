package guard_test

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// run runs a guarded function over a package with one file, of three lines.
func run(t *testing.T, kind guard.Kind, f func(*analysis.Pass) (any, error)) (any, error) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "a.go", "package a\n\nvar x = 1\n", parser.SkipObjectResolution)
	require.NoError(t, err)
	return guard.Run(kind, f)(&analysis.Pass{
		Analyzer: &analysis.Analyzer{Name: "sample"},
		Fset:     fset,
		Files:    []*ast.File{file},
		Pkg:      types.NewPackage("example.test/a", "a"),
	})
}

const request = `; this is a defect of mcperrlint, not of the package; report it with this line at https://github\.com/mcperrlint/mcperrlint/issues$`

func TestResultsPassThrough(t *testing.T) {
	result, err := run(t, guard.Rule, func(*analysis.Pass) (any, error) { return 1, nil })
	require.NoError(t, err)
	assert.Equal(t, 1, result)

	failure := errors.New("failed")
	_, err = run(t, guard.Rule, func(*analysis.Pass) (any, error) { return nil, failure })
	assert.Same(t, failure, err)
}

func TestPanicIsAnError(t *testing.T) {
	result, err := run(t, guard.Rule, func(*analysis.Pass) (any, error) { panic("lost") })
	assert.Nil(t, result)
	assert.Regexp(t, `^internal error in rule sample, package example\.test/a, near a\.go:1:1: lost \(raised in guard_test\.TestPanicIsAnError\.func1 at guard_test\.go:\d+\)`+request, err)
}

// Drivers print errors as they are.
func TestErrorsArePrintable(t *testing.T) {
	for _, text := range printabletest.Hostile() {
		failure := errors.New(text)
		_, err := run(t, guard.Rule, func(*analysis.Pass) (any, error) { return nil, failure })
		require.ErrorIs(t, err, failure)
		printabletest.Check(t, err.Error())
		_, err = run(t, guard.Rule, func(*analysis.Pass) (any, error) { panic(text) })
		printabletest.Check(t, err.Error())
	}
}

func TestNotedPosition(t *testing.T) {
	_, err := run(t, guard.Layer, func(pass *analysis.Pass) (any, error) {
		guard.At(pass, pass.Files[0].Decls[0].Pos())
		guard.At(pass, token.NoPos)
		return outOfRange(nil), nil
	})
	assert.Regexp(t, `^internal error in layer sample, package example\.test/a, near a\.go:3:1: runtime error: index out of range \[0\] with length 0 `+
		`\(raised in guard_test\.outOfRange at guard_test\.go:\d+\)`+request, err)
}

func outOfRange(list []int) int { return list[0] }

func TestPanicThatIsPassedOn(t *testing.T) {
	once := sync.OnceValue(func() int { return outOfRange(nil) })
	_, err := run(t, guard.Layer, func(*analysis.Pass) (any, error) { return once(), nil })
	assert.ErrorContains(t, err, "(raised in guard_test.outOfRange at guard_test.go:")
}

func TestPackageWithoutFiles(t *testing.T) {
	_, err := guard.Run(guard.Rule, func(pass *analysis.Pass) (any, error) { panic(pass.Pkg.Name()) })(&analysis.Pass{
		Analyzer: &analysis.Analyzer{Name: "sample"},
		Fset:     token.NewFileSet(),
		Pkg:      types.NewPackage("example.test/a", "a"),
	})
	assert.ErrorContains(t, err, "package example.test/a, near -: a (raised in")
}

func TestWithoutGuardNothingIsNoted(t *testing.T) {
	assert.NotPanics(t, func() { guard.At(&analysis.Pass{}, 1) })
}
