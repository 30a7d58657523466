package errflow_test

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
)

// The fixtures say of every function which fact importers get about it.
func TestFacts(t *testing.T) {
	state(t)
	analysistest.Run(t, directory(t, "src"), errflow.Analyzer, "./...")
}

// Those that need large libraries are a module of their own, which other tests of all
// fixtures leave out.
func TestFactsOfClients(t *testing.T) {
	analysistest.Run(t, directory(t, "clients"), errflow.Analyzer, "./...")
}

// directory returns that of the fixtures in a module.
func directory(t *testing.T, module string) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("testdata", module))
	require.NoError(t, err)
	// analysistest works without a module proxy: what it needs must be here.
	download := exec.Command("go", "list", "-deps", "-test", "./...")
	download.Dir = dir
	output, err := download.CombinedOutput()
	require.NoError(t, err, "%s", output)
	return dir
}
