//go:build integration

package driver_test

import (
	"encoding/json"
	"flag"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// modules are more modules that the drivers have to agree on, see the Makefile.
var modules = flag.String("modules", "", "`directories` of more modules to compare findings on, as in PATH")

// corpus returns the tree, and the directories of all modules with fixtures and of the examples.
func corpus(t *testing.T) (root string, dirs []string) {
	t.Helper()
	root, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	require.NoError(t, err)
	for _, pattern := range []string{"analyzers/testdata/*/go.mod", "testdata/src/go.mod", "examples/go.mod"} {
		found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		for _, gomod := range found {
			dirs = append(dirs, filepath.Dir(gomod))
		}
	}
	return root, dirs
}

// The modules with fixtures, the examples, and those that are named, give the same
// findings as if all their dependencies were loaded from source, and no less as whole programs.
func TestCorpusSameAsPackagesLoad(t *testing.T) {
	root, dirs := corpus(t)
	cache := t.TempDir() // so that the types of most packages are made from source once
	for _, dir := range dirs {
		compare(t, root, dir, cache, append(analyzers.All(), known, uses))
	}
	for _, dir := range filepath.SplitList(*modules) {
		compare(t, root, dir, cache, analyzers.All())
	}
}

// repetitions is how often findings have to be the same, for each number of jobs.
const repetitions = 10

// What is found does not depend on which package is analysed first, nor on what is analysed at
// the same time: every run gives the same bytes, with nothing known of earlier runs but types.
func TestSameEveryTime(t *testing.T) {
	root, dirs := corpus(t)
	cache, suite := t.TempDir(), strict(t)
	for _, dir := range dirs {
		name, err := filepath.Rel(root, dir)
		require.NoError(t, err)
		t.Run(filepath.ToSlash(name), func(t *testing.T) {
			var first string
			for _, jobs := range []int{1, 8} {
				for n := range repetitions {
					got := everything(t, driver.Config{Dir: dir, Tests: true, Env: moduleEnv(), Analyzers: suite, CacheDir: cache, Jobs: jobs})
					if first == "" {
						first = got
					}
					if !assert.Equal(t, len(first), len(got), "run %d with %d jobs", n, jobs) || got != first {
						assert.Equal(t, first, got, "run %d with %d jobs", n, jobs)
						return
					}
				}
			}
		})
	}
}

// strict returns all rules, with their strict categories.
func strict(t *testing.T) []*analysis.Analyzer {
	t.Helper()
	var suite []*analysis.Analyzer
	for _, r := range analyzers.New().Rules {
		if r.Analyzer.Flags.Lookup("strict") != nil {
			require.NoError(t, r.Analyzer.Flags.Set("strict", "true"))
		}
		suite = append(suite, r.Analyzer)
	}
	return suite
}

// everything returns all that comes out of a run, in its order.
func everything(t *testing.T, cfg driver.Config) string {
	t.Helper()
	text, err := json.MarshalIndent(sound(t, cfg), "", "\t")
	require.NoError(t, err)
	return string(text)
}
