package main

import (
	"os"
	"path/filepath"
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

// Whatever runs the rules finds the same: our own program, go vet, golangci-lint and
// Bazel's nogo, each the real one, on the whole corpus.
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
			want := own(t, dir, settings)
			if len(want) == 0 { // the fixtures of a layer
				require.Empty(t, vetted(t, dir, settings))
				require.Empty(t, withoutLinter(t, issues(t, dir, configuration(everything))), "golangci-lint")
				require.Empty(t, byNogo[dir], "nogo")
				return
			}
			for _, f := range want {
				fixes, related = fixes+strings.Count(f.fix, "\n"), related+strings.Count(f.related, "\n")
			}
			require.Equal(t, want, vetted(t, dir, settings))
			require.Equal(t, brief(want), withoutLinter(t, issues(t, dir, configuration(everything))), "golangci-lint")
			require.Equal(t, brief(want), byNogo[dir], "nogo")
		})
	}
	require.Positive(t, fixes, "edits are among what is compared")
	require.Positive(t, related)
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
