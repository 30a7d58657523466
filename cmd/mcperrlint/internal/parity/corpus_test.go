//go:build integration

package parity

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// A module is one of the corpus: the fixtures of a rule or a layer, or the
// examples. Its packages are those to look at.
type module struct {
	name, dir string
	packages  []string
}

// everything are all packages of a module.
var everything = []string{"./..."}

// corpus returns all modules.
func corpus(t *testing.T) []module {
	t.Helper()
	root, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	require.NoError(t, err)
	var all []module
	for _, pattern := range []string{"analyzers/testdata/*/go.mod", "testdata/src/go.mod", "examples/go.mod"} {
		found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		for _, gomod := range found {
			name, err := filepath.Rel(root, filepath.Dir(gomod))
			require.NoError(t, err)
			all = append(all, module{filepath.ToSlash(name), filepath.Dir(gomod), everything})
		}
	}
	return all
}

// environment is that of the go command in a module of the corpus.
func environment() []string {
	return append(os.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off", "GOPACKAGESDRIVER=off", "GO111MODULE=")
}

// own returns what our own driver finds in a module, package by package, as lines. That a whole program has no less is
// tested with the driver. What it keeps in a
// directory are types and facts that modules of the corpus have in common.
func (m module) own(t *testing.T, cache string) []string {
	t.Helper()
	result, err := driver.Run(t.Context(), driver.Config{
		Dir: m.dir, Env: environment(), Analyzers: analyzers.All(), CacheDir: cache, Apart: true,
	})
	require.NoError(t, err)
	require.Empty(t, result.Broken)
	require.Empty(t, result.Failed)
	var list []string
	for _, f := range result.Findings {
		list = append(list, line(f.Range.String(), f.Rule, f.Category, analyzers.Line(f.Message, f.Help, f.Rule, f.Category)))
		for _, part := range []struct{ prefix, text string }{{analyzers.HelpPrefix, f.Help}, {analyzers.SeesPrefix, f.Sees}, {analyzers.WirePrefix, f.Wire}, {analyzers.AfterPrefix, f.After}} {
			if part.text != "" {
				list = append(list, line(f.Range.String(), f.Rule, "related", part.prefix+part.text))
			}
		}
		for _, fix := range f.Fixes {
			list = append(list, line(f.Range.String(), f.Rule, "fix", fix.Message))
		}
		for _, related := range f.Related {
			list = append(list, line(f.Range.String(), f.Rule, "related", related.Message))
		}
	}
	return sorted(list)
}

// reported returns the same for a diagnostic. Which rule it is from is told by the
// page of the rule.
func reported(place string, d analysis.Diagnostic) []string {
	page, _, _ := strings.Cut(d.URL, "#")
	rule := strings.TrimSuffix(path.Base(page), ".md")
	list := []string{line(place, rule, d.Category, d.Message)}
	for _, fix := range d.SuggestedFixes {
		list = append(list, line(place, rule, "fix", fix.Message))
	}
	for _, related := range d.Related {
		list = append(list, line(place, rule, "related", related.Message))
	}
	return list
}

func line(place, rule, what, text string) string {
	return fmt.Sprintf("%s: %s: %s: %s", place, rule, what, text)
}

func sorted(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// same compares two lists, and shows the first line that only one of them has.
func same(t *testing.T, want, got []string) {
	t.Helper()
	for _, found := range got {
		if _, ok := slices.BinarySearch(want, found); !ok {
			t.Fatalf("not found by our own driver: %s", found)
		}
	}
	for _, found := range want {
		if _, ok := slices.BinarySearch(got, found); !ok {
			t.Fatalf("found by our own driver only: %s", found)
		}
	}
}
