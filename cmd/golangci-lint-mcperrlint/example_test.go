package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// exampleName is the name of the example of a configuration in the root.
const exampleName = ".golangci.example.yml"

// The example is right as it stands: with it other linters do not contradict ours.
// In internal/tools/agreed.go, where nothing is wrong, nobody reports anything.
func TestExample(t *testing.T) {
	dir := copied(t, project())
	write(t, dir, read(t, root(), exampleName))

	verified := execute(t, dir, built.golangci, "config", "verify")
	require.Zero(t, verified.status, verified.output+verified.errors)
	assert.Equal(t, []string{
		factoryMissing,
		"nolintlint: quiet/quiet.go:28:52: directive `//nolint:mcperrlint // nothing is reported here` is unused for linter \"mcperrlint\"",
	}, issues(t, dir, ""))
}

// All that the example tells other linters is needed: without it they contradict
// ours.
func TestExampleIsNeeded(t *testing.T) {
	example := read(t, root(), exampleName)
	for _, part := range []string{
		`(?m)^    exhaustruct_v5:\n.*\n.*\n`,
		`(?m)^    wrapcheck:\n.*\n.*\n`,
		`(?m)^      - linters: \[gochecknoglobals\]\n.*\n`,
		`(?m)^      - linters: \[nilerr\]\n.*\n`,
		`(?m)^      - linters: \[wrapcheck\]\n.*\n`,
	} {
		shorter := regexp.MustCompile(part).ReplaceAllString(example, "")
		require.NotEqual(t, example, shorter)
		example = shorter
	}
	dir := copied(t, project())
	write(t, dir, replaced(t, example, "\n    rules:\n", "\n    rules: []\n"))
	assert.Subset(t, issues(t, dir, ""), []string{
		"exhaustruct_v5: internal/tools/agreed.go:18:34: contract.Failure is missing fields Retry, Severity, ThrownBy",
		"gochecknoglobals: internal/tools/agreed.go:18:5: failures is a global variable",
		"nilerr: internal/tools/agreed.go:56:3: error is not nil (line 54) but it returns nil",
		"wrapcheck: fixable/fixable.go:8:9: error returned from external package is unwrapped: sig: func github.com/mcperrlint/mcperrlint/taxonomy.New(code github.com/mcperrlint/mcperrlint/taxonomy.Code, message string, opts ...github.com/mcperrlint/mcperrlint/taxonomy.Option) *github.com/mcperrlint/mcperrlint/taxonomy.Error",
		"wrapcheck: internal/tools/tools.go:29:18: error returned from external package is unwrapped: sig: func (example.test/project/store.Notes).Newest(ctx context.Context) (string, error)",
	})
}

// write makes a text the configuration of a module.
func write(t *testing.T, dir, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".golangci.yml"), []byte(text), 0o600))
}
