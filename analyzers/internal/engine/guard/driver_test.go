package guard_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
)

// asCommand makes the test program a linter with the suite below.
const asCommand = "MCPERRLINT_TEST_GUARD"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		multichecker.Main(suite()...)
	}
	os.Exit(m.Run())
}

// suite returns rules of which one panics, one asks a layer that panics and one
// works.
func suite() []*analysis.Analyzer {
	layer := &analysis.Analyzer{Name: "layer", Doc: "layer: panic", Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
		guard.At(pass, pass.Files[0].Decls[0].Pos())
		panic("out of order")
	})}
	return []*analysis.Analyzer{
		{Name: "asks", Doc: "asks: ask the layer", Requires: []*analysis.Analyzer{layer}, Run: guard.Run(guard.Rule, reportPackage)},
		{Name: "broken", Doc: "broken: panic", Run: guard.Run(guard.Rule, func(*analysis.Pass) (any, error) { return outOfRange(nil), nil })},
		{Name: "works", Doc: "works: report the package", Run: guard.Run(guard.Rule, reportPackage)},
	}
}

func reportPackage(pass *analysis.Pass) (any, error) {
	pass.Reportf(pass.Files[0].Package, "package %s", pass.Pkg.Name())
	return nil, nil
}

// module writes a module with one package.
func module(t *testing.T) string {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module example.test/a\n\ngo 1.25.0\n"), 0o666))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.go"), []byte("package a\n\nvar X = 1\n"), 0o666))
	return dir
}

const (
	lost  = `internal error in rule broken, package example\.test/a, near \S*a\.go:1:1: runtime error: index out of range \[0\] with length 0 \(raised in guard_test\.outOfRange at guard_test\.go:\d+\)`
	below = `internal error in layer layer, package example\.test/a, near \S*a\.go:3:1: out of order \(raised in guard_test\.suite\.func1 at driver_test\.go:\d+\)`
)

func TestOtherPassesGoOn(t *testing.T) {
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: module(t)}, ".")
	require.NoError(t, err)
	graph, err := checker.Analyze(suite(), loaded, nil)
	require.NoError(t, err)
	errs, found := map[string]error{}, map[string]int{}
	for act := range graph.All() {
		errs[act.Analyzer.Name], found[act.Analyzer.Name] = act.Err, len(act.Diagnostics)
	}
	assert.Regexp(t, "^"+lost, errs["broken"])
	assert.Regexp(t, "^"+below, errs["layer"])
	assert.ErrorContains(t, errs["asks"], "failed prerequisites: layer@")
	assert.NoError(t, errs["works"])
	assert.Equal(t, map[string]int{"asks": 0, "broken": 0, "layer": 0, "works": 1}, found)
}

// The command prints what went wrong beside the findings, and says by its exit
// status that not everything was looked at.
func TestCommand(t *testing.T) {
	status, output := runCommand(t, program(t), ".")
	assert.Equal(t, 1, status)
	assert.Regexp(t, lost, output)
	assert.Regexp(t, `failed prerequisites: layer`, output)
	assert.Regexp(t, `a\.go:1:1: package a`, output)
	assert.NotContains(t, output, "goroutine")
}

// The go command gets everything as well. Without -json it prints no more than
// one of the errors, whichever it comes upon first.
func TestVet(t *testing.T) {
	status, output := runCommand(t, "go", "vet", "-json", "-vettool="+program(t), ".")
	assert.Equal(t, 0, status, "the answer is in the output")
	assert.Regexp(t, `"error": "`+lost, output)
	assert.Regexp(t, `"error": "failed prerequisites: layer"`, output)
	assert.Regexp(t, `"message": "package a"`, output)

	status, output = runCommand(t, "go", "vet", "-vettool="+program(t), ".")
	assert.Equal(t, 1, status)
	assert.NotContains(t, output, "goroutine")
}

func program(t *testing.T) string {
	path, err := os.Executable()
	require.NoError(t, err)
	return path
}

// runCommand runs a command in a module and returns its exit status and output.
func runCommand(t *testing.T, name string, args ...string) (int, string) {
	cmd := exec.Command(name, args...)
	cmd.Dir = module(t)
	cmd.Env = append(os.Environ(), asCommand+"=1")
	output, err := cmd.CombinedOutput()
	var failed *exec.ExitError
	if !errors.As(err, &failed) {
		require.NoError(t, err)
	}
	return cmd.ProcessState.ExitCode(), string(output)
}
