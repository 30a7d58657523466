package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The same settings, word for word, for all that read them: all that can be found.
const everything = `version: 1
preset: strict
tests: true
generated: true
`

// Whatever runs the rules package by package finds the same: go vet, golangci-lint and
// Bazel's nogo, each the real one, on the whole corpus. Our own program, which sees the
// whole one, finds no less.
//
// By design golangci-lint and nogo show of a finding its place and its message, and
// nothing of related places, rules, categories and fixes; what they do with fixes is
// tested beside. All else is compared, and nothing is left out: the corpus has no
// place that one of them would hide.
func TestParity(t *testing.T) {
	settings := filepath.Join(t.TempDir(), ".mcperrlint.yaml")
	require.NoError(t, os.WriteFile(settings, []byte(everything), 0o600))
	modules := corpus(t)
	byNogo := nogo(t, modules)
	fixes, related := 0, 0
	for _, dir := range modules {
		t.Run(relative(t, root(), dir), func(t *testing.T) {
			want := vetted(t, dir, settings)
			within(t, want, own(t, dir, settings))
			if len(want) == 0 { // the fixtures of a layer
				require.Empty(t, withoutLinter(t, issues(t, dir, configuration(everything))), "golangci-lint")
				require.Empty(t, byNogo[dir], "nogo")
				return
			}
			for _, f := range want {
				fixes, related = fixes+strings.Count(f.fix, "\n"), related+strings.Count(f.related, "\n")
			}
			require.Equal(t, brief(want), withoutLinter(t, issues(t, dir, configuration(everything))), "golangci-lint")
			require.Equal(t, brief(want), byNogo[dir], "nogo")
		})
	}
	require.Positive(t, fixes, "edits are among what is compared")
	require.Positive(t, related)
}

// within holds what go vet finds within what our own program finds: each finding is there, word for word, or the failure
// that it tells of is told at the call behind which it disappears, by a finding of the same category that relates the place.
func within(t *testing.T, want, own []finding) {
	t.Helper()
	for _, f := range want {
		lost := f.place
		for line := range strings.Lines(f.related) {
			if at, ok := strings.CutSuffix(strings.TrimSpace(line), " drops the failure here"); ok {
				lost = at
			}
		}
		file, rest, _ := strings.Cut(lost, ":")
		number, _, _ := strings.Cut(rest, ":")
		require.Truef(t, slices.ContainsFunc(own, func(g finding) bool {
			return g == f || g.rule == f.rule && g.category == f.category && strings.Contains(g.related, "\n"+file+":"+number+":")
		}), "only go vet finds: %v", f)
	}
}

// corpus returns the directories of all modules that are linted: the fixtures of
// the rules and the layers, whole programs, and the examples.
func corpus(t *testing.T) []string {
	t.Helper()
	var dirs []string
	for _, pattern := range []string{"analyzers/testdata/*/go.mod", "testdata/src/go.mod", "examples/go.mod"} {
		found, err := filepath.Glob(filepath.Join(root(), filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		for _, gomod := range found {
			dirs = append(dirs, filepath.Dir(gomod))
		}
	}
	return dirs
}
