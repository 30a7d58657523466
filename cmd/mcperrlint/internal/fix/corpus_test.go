package fix_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// All safe fixes of all rules, of strict categories too, are applied to all fixtures: these
// still compile, nothing is found that was not there before, and there is nothing
// more to change.
func TestAllFixesOfAllFixtures(t *testing.T) {
	testdata, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "analyzers", "testdata"))
	require.NoError(t, err)
	found, err := filepath.Glob(filepath.Join(testdata, "*", "go.mod"))
	require.NoError(t, err)
	require.NotEmpty(t, found)
	total, cache := 0, t.TempDir()
	for _, gomod := range found {
		dir := filepath.Dir(gomod)
		t.Run(filepath.Base(dir), func(t *testing.T) { total += fixAll(t, copied(t, testdata, dir), cache) })
	}
	assert.Positive(t, total)
}

// copied returns a copy of a module of fixtures, whose replacements lead where they led.
func copied(t *testing.T, testdata, dir string) string {
	t.Helper()
	to := t.TempDir()
	require.NoError(t, os.CopyFS(to, os.DirFS(dir)))
	gomod := filepath.Join(to, "go.mod")
	content, err := os.ReadFile(gomod)
	require.NoError(t, err)
	analyzers := filepath.Dir(testdata)
	replaced := strings.NewReplacer("=> ../../..", "=> "+filepath.Dir(analyzers), "=> ../..", "=> "+analyzers, "=> ..", "=> "+testdata).Replace(string(content))
	require.NoError(t, os.WriteFile(gomod, []byte(replaced), 0o666))
	return to
}

// fixAll applies the fixes in a module until there are none, and returns how many. What
// modules have in common is kept in a directory for caches.
func fixAll(t *testing.T, dir, cache string) int {
	t.Helper()
	before, modules := lint(t, dir, cache)
	now, total := before, 0
	for pass := 0; ; pass++ {
		plan := fix.Prepare(now, fix.Options{Modules: modules})
		if len(plan.Files()) == 0 {
			break
		}
		require.Less(t, pass, 5, "fixes undo each other")
		result := plan.Apply(t.Context())
		require.Empty(t, result.Failed)
		total += len(result.Applied)
		now, _ = lint(t, dir, cache)
	}
	left := counted(dir, before)
	for what, n := range counted(dir, now) {
		if strings.HasSuffix(what, " (plainerror/unadopted)") {
			continue // Have: it is told of a package once what is worse is mended, and says nothing of the fix.
		}
		assert.LessOrEqual(t, n, left[what], "found after all fixes, and not before: %s", what)
	}
	build(t, dir)
	return total
}

// lint returns what all rules find in a module, which compiles.
func lint(t *testing.T, dir, cache string) ([]finding.Finding, []string) {
	t.Helper()
	list := analyzers.All()
	for _, a := range list {
		setStrict(t, a)
	}
	result, err := driver.Run(t.Context(), driver.Config{Dir: dir, Env: environment(), Analyzers: list, CacheDir: cache})
	require.NoError(t, err)
	require.Empty(t, result.Broken)
	require.Empty(t, result.Failed)
	return result.Findings, result.Modules
}

// setStrict turns the strict categories of a rule on until the test ends.
func setStrict(t *testing.T, a *analysis.Analyzer) {
	t.Helper()
	if f := a.Flags.Lookup("strict"); f != nil && f.Value.String() == "false" {
		require.NoError(t, f.Value.Set("true"))
		t.Cleanup(func() { assert.NoError(t, f.Value.Set("false")) })
	}
}

func environment() []string {
	return append(os.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off", "GOPACKAGESDRIVER=off", "GO111MODULE=")
}

func build(t *testing.T, dir string) {
	t.Helper()
	cmd := exec.Command("go", "build", "./...")
	cmd.Dir, cmd.Env = dir, environment()
	out, err := cmd.CombinedOutput()
	assert.NoError(t, err, "%s", out)
}

// counted returns how many findings of a category are in each file. Their lines move, and
// what messages say of the code can change with it.
func counted(dir string, list []finding.Finding) map[string]int {
	count := make(map[string]int)
	for _, f := range list {
		file, err := filepath.Rel(dir, f.Range.File)
		if err != nil {
			file = f.Range.File
		}
		count[file+" ("+f.ID()+")"]++
	}
	return count
}
