package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Fixes are applied, but not where a directive is or in generated files, and after
// them nothing is left of the findings.
func TestFix(t *testing.T) {
	dir := copied(t, project())
	before := read(t, dir, "fixable/fixable.go")
	r := golangci(t, dir, configuration(""), "--fix", "./fixable", "./quiet")
	require.Zero(t, r.status, r.output+r.errors)
	want := replaced(t, before, "taxonomy.New(taxonomy.CodeNotFound, \"there is no such note\")\n", "taxonomy.NotFound(\"there is no such note\")\n")
	assert.Equal(t, want, read(t, dir, "fixable/fixable.go"))
	for _, file := range []string{"fixable/generated.go", "quiet/quiet.go"} {
		assert.Equal(t, read(t, project(), file), read(t, dir, file))
	}
	assert.Empty(t, issues(t, dir, configuration(""), "./fixable", "./quiet"))
}

// With goimports, which takes imports away that are no longer used, files come out
// as from our own -fix. Fixes of two rules for the same call get along.
func TestFixAsOurs(t *testing.T) {
	rows := []struct {
		rule     string
		files    []string
		settings string
	}{
		{"errfactory", []string{"calls/calls.go", "literals/literals.go"}, "version: 1\n"},
		{"plainerror", []string{"adding/adding.go", "fixes/fixes.go"}, "version: 1\n"},
		{"upstreamtext", []string{"fixes/fixes.go"}, "version: 1\nrules:\n  upstreamtext:\n    strict: true\n"},
	}
	for _, row := range rows {
		t.Run(row.rule, func(t *testing.T) {
			module, packages := filepath.Join(root(), "analyzers", "testdata", "current"), "./"+row.rule+"/..."
			settings := filepath.Join(t.TempDir(), ".mcperrlint.yaml")
			require.NoError(t, os.WriteFile(settings, []byte(row.settings), 0o600))
			dir, own := copied(t, module), copied(t, module)
			r := golangci(t, dir, configuration(row.settings)+"formatters:\n  enable: [goimports]\n", "--fix", packages)
			require.Contains(t, []int{0, 1}, r.status, r.errors)
			r = execute(t, own, built.mcperrlint, "-config", settings, "-fix", packages)
			require.Contains(t, []int{0, 1}, r.status, r.errors)
			for _, file := range row.files {
				file = row.rule + "/" + file
				assert.NotEqual(t, read(t, module, file), read(t, dir, file))
				assert.Equal(t, read(t, own, file), read(t, dir, file))
			}
			build := execute(t, dir, "go", "build", packages)
			assert.Zero(t, build.status, build.errors)
		})
	}
}

func read(t *testing.T, dir, file string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(file)))
	require.NoError(t, err)
	return string(content)
}
