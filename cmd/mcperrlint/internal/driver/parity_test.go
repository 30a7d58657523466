package driver_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A module whose packages are looked at by themselves gives the same findings as if all its dependencies
// were loaded from source: when the types of dependencies come from source, and when they come from the
// cache. As a whole program it gives no less. The fixtures of all rules are compared where the tests have
// time, see the Makefile.
func TestSameAsPackagesLoad(t *testing.T) {
	m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(0, 0))}
	m.begin()
	for n := range packagesMade {
		m.choose(n, "handler")
		m.choose(n, "body")
		m.choose(n, "second")
		m.choose(n, "test")
		m.write(n)
	}
	compare(t, m.dir, m.dir, t.TempDir(), append(analyzers.All(), known, uses))
}

// compare compares what analyzers find in a module.
func compare(t *testing.T, root, dir, cacheDir string, suite []*analysis.Analyzer) {
	t.Helper()
	name, err := filepath.Rel(root, dir)
	require.NoError(t, err)
	t.Run(filepath.ToSlash(name), func(t *testing.T) {
		cfg := driver.Config{Dir: dir, Tests: true, Env: moduleEnv(), Analyzers: suite, CacheDir: cacheDir, Apart: true}
		want := loaded(t, cfg)
		require.NotEmpty(t, want)
		var result *driver.Result
		for _, run := range []string{"first", "second"} {
			var err error
			result, err = driver.Run(t.Context(), cfg)
			require.NoError(t, err)
			assert.Empty(t, result.Failed)
			assert.Empty(t, result.Notes)
			same(t, want, lines(result), run)
		}
		cfg.Apart = false
		within(t, result, sound(t, cfg))
	})
}

// same compares lists whose differences would fill screens.
func same(t *testing.T, want, got []string, what string) {
	t.Helper()
	if slices.Equal(want, got) {
		return
	}
	for _, line := range got {
		if _, found := slices.BinarySearch(want, line); !found {
			t.Fatalf("%s: not found by packages.Load: %s", what, line)
		}
	}
	for _, line := range want {
		if _, found := slices.BinarySearch(got, line); !found {
			t.Fatalf("%s: found by packages.Load only: %s", what, line)
		}
	}
	t.Fatalf("%s: %d findings, want %d", what, len(got), len(want))
}

// lines returns findings with all that belongs to them, sorted.
func lines(r *driver.Result) []string {
	var list []string
	for _, f := range r.Findings {
		list = append(list, fmt.Sprintf("%v: %s: %s: %s", f.Range, f.Rule, f.Category, f.Message))
		for _, related := range f.Related {
			list = append(list, fmt.Sprintf("%v: related to %v: %s", related.Range, f.Range, related.Message))
		}
		list = append(list, asides(f.Range, f.Help, f.Sees)...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// loaded returns what the analyzers find in packages that go/packages loads,
// in the form of lines.
func loaded(t *testing.T, cfg driver.Config) []string {
	t.Helper()
	patterns := cfg.Patterns
	if patterns == nil {
		patterns = []string{"./..."}
	}
	roots, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: cfg.Dir, Env: cfg.Env, Tests: cfg.Tests,
		BuildFlags: cfg.BuildFlags, Overlay: cfg.Overlay,
	}, patterns...)
	require.NoError(t, err)
	// The programs that run tests are generated.
	roots = slices.DeleteFunc(roots, func(p *packages.Package) bool {
		return p.Name == "main" && filepath.Ext(p.PkgPath) == ".test" && filepath.Ext(p.GoFiles[0]) == ""
	})
	graph, err := checker.Analyze(cfg.Analyzers, roots, nil)
	require.NoError(t, err)
	var list []string
	for _, act := range graph.Roots {
		for _, d := range act.Diagnostics {
			list = append(list, linesOf(act, d)...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func linesOf(act *checker.Action, d analysis.Diagnostic) []string {
	fset := act.Package.Fset
	at := position.Original(fset, d.Pos)
	var list []string
	said := analyzers.Apart(act.Analyzer.Name, d)
	for _, related := range said.Related {
		list = append(list, fmt.Sprintf("%v: related to %v: %s", position.Original(fset, related.Pos), at, related.Message))
	}
	return append(append(list, fmt.Sprintf("%v: %s: %s: %s", at, act.Analyzer, d.Category, said.Message)), asides(at, said.Help, said.Sees)...)
}

// asides returns the lines for what a finding says beside its message.
func asides(at fmt.Stringer, help, sees string) []string {
	var list []string
	for prefix, text := range map[string]string{analyzers.HelpPrefix: help, analyzers.SeesPrefix: sees} {
		if text != "" {
			list = append(list, fmt.Sprintf("%v: %s%s", at, prefix, text))
		}
	}
	return list
}
