package fix_test

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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

// All fixes of all rules, strict ones too, are applied to fixtures: these still
// compile, what was mended is not found again, nothing is found that was not
// there before, and there is nothing more to change. (The fixtures of all rules are fixed where
// the tests have time, see the Makefile.)
func TestAllFixesOfFixtures(t *testing.T) {
	assert.Greater(t, fixAll(t, copied(t, "errfactory")), 10)
}

// copied returns a copy of the module with the fixtures, or of some folders in it.
func copied(t *testing.T, folders ...string) string {
	t.Helper()
	analyzers, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "analyzers"))
	require.NoError(t, err)
	from, to := filepath.Join(analyzers, "testdata", "current"), t.TempDir()
	if len(folders) == 0 {
		folders = []string{"."}
	}
	for _, folder := range folders {
		require.NoError(t, os.CopyFS(filepath.Join(to, folder), os.DirFS(filepath.Join(from, folder))))
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		content, err := os.ReadFile(filepath.Join(from, name))
		require.NoError(t, err)
		text := strings.NewReplacer("=> ../../..", "=> "+filepath.Dir(analyzers), "=> ../..", "=> "+analyzers, "=> ..", "=> "+filepath.Dir(from)).Replace(string(content))
		require.NoError(t, os.WriteFile(filepath.Join(to, name), []byte(text), 0o666))
	}
	return to
}

// fixAll applies the fixes in a module until there are none, and returns how many.
func fixAll(t *testing.T, dir string) int {
	t.Helper()
	cache := t.TempDir()
	before, modules := lint(t, dir, cache)
	mended := make(map[known]int)
	now, total := before, 0
	for pass := 0; ; pass++ {
		plan := fix.Prepare(now, fix.Options{Modules: modules})
		if len(plan.Files()) == 0 {
			break
		}
		require.Less(t, pass, 5, "fixes undo each other")
		result := plan.Apply(t.Context())
		require.Empty(t, result.Failed)
		for _, a := range result.Applied {
			mended[knownIn(dir, a.Finding)]++
			total++
		}
		now, _ = lint(t, dir, cache)
	}
	left := counted(dir, before)
	for what, n := range mended {
		left[what] -= n
	}
	for what, n := range counted(dir, now) {
		if comesNext(what, mended) {
			continue
		}
		assert.LessOrEqual(t, n, left[what], "found after all fixes, and not before: %s", what)
	}
	build(t, dir, mended)
	return total
}

// comesNext reports whether something is told once what is worse is mended: that errors have no code,
// and what the model reads of an error that protocolerror has brought into its sight.
func comesNext(what known, mended map[known]int) bool {
	return what.rule == "plainerror" || what.rule == "upstreamtext" && mended[known{what.file, "protocolerror"}] > 0
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
	for _, f := range result.Findings {
		require.True(t, strings.HasPrefix(f.Range.File, dir+string(filepath.Separator)), f.Range.File)
	}
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

// build compiles the packages in which something was mended. (That the types of all are right
// lint has seen.)
func build(t *testing.T, dir string, mended map[known]int) {
	t.Helper()
	folders := make(map[string]bool)
	for what := range mended {
		folders["./"+filepath.ToSlash(filepath.Dir(what.file))] = true
	}
	cmd := exec.Command("go", append([]string{"build"}, slices.Sorted(maps.Keys(folders))...)...)
	cmd.Dir, cmd.Env = dir, environment()
	out, err := cmd.CombinedOutput()
	assert.NoError(t, err, "%s", out)
}

// known is what stays the same of a finding when lines move and what it names is
// mended: a failure of a handler is found again that has a code now.
type known struct{ file, rule string }

func knownIn(dir string, f finding.Finding) known {
	return known{strings.TrimPrefix(f.Range.File, dir+string(filepath.Separator)), f.Rule}
}

func counted(dir string, list []finding.Finding) map[known]int {
	count := make(map[known]int)
	for _, f := range list {
		count[knownIn(dir, f)]++
	}
	return count
}
