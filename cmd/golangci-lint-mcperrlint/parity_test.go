package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// The same settings, word for word, for both programs: all that can be found.
const everything = `version: 1
preset: strict
tests: true
generated: true
`

// All that our own program finds in the corpus comes out of golangci-lint, with
// the same messages, and nothing else.
func TestParity(t *testing.T) {
	for _, dir := range corpus(t) {
		t.Run(relative(t, root(), dir), func(t *testing.T) {
			want := own(t, dir, everything)
			require.NotEmpty(t, want)
			require.Equal(t, want, issues(t, dir, configuration(everything)))
		})
	}
}

// corpus returns the directories of all modules that are linted: the fixtures of
// the rules and the layers, and the examples.
func corpus(t *testing.T) []string {
	t.Helper()
	var dirs []string
	for _, pattern := range []string{"analyzers/*/testdata/src/go.mod", "analyzers/internal/*/testdata/src/go.mod", "examples/go.mod"} {
		found, err := filepath.Glob(filepath.Join(root(), filepath.FromSlash(pattern)))
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		for _, gomod := range found {
			dirs = append(dirs, filepath.Dir(gomod))
		}
	}
	return dirs
}

// own returns what our own program finds, in the form of [issues].
func own(t *testing.T, dir, settings string) []string {
	t.Helper()
	file := filepath.Join(t.TempDir(), ".mcperrlint.yaml")
	require.NoError(t, os.WriteFile(file, []byte(settings), 0o600))
	r := execute(t, dir, built.mcperrlint, "-config", file, "-format", "json")
	require.Contains(t, []int{0, 1}, r.status, r.errors)
	var report struct {
		Findings []struct {
			File, Message string
			Line, Column  int
		}
	}
	require.NoError(t, json.Unmarshal([]byte(r.output), &report))
	list := []string{}
	for _, f := range report.Findings {
		list = append(list, fmt.Sprintf("mcperrlint: %s:%d:%d: %s", f.File, f.Line, f.Column, f.Message))
	}
	slices.Sort(list)
	return slices.Compact(list)
}
