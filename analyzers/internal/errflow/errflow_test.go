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
	analysistest.Run(t, directory(t), errflow.Analyzer, "./...")
}

// directory returns that of the fixtures.
func directory(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("testdata", "src"))
	require.NoError(t, err)
	// analysistest works without a module proxy: what it needs must be here.
	download := exec.Command("go", "list", "-deps", "-test", "./...")
	download.Dir = dir
	output, err := download.CombinedOutput()
	require.NoError(t, err, "%s", output)
	return dir
}
