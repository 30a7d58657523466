package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

const path = "/project/.mcperrlint.yaml"

func parse(t *testing.T, text string) *config.Config {
	t.Helper()
	c, err := config.Parse([]byte(text), path)
	require.NoError(t, err)
	return c
}

func ruleNamed(t *testing.T, name string) analyzers.Rule {
	t.Helper()
	for _, r := range analyzers.Rules() {
		if r.Analyzer.Name == name {
			return r
		}
	}
	t.Fatal(name)
	return analyzers.Rule{}
}

func TestFull(t *testing.T) {
	c := parse(t, `version: 1
preset: wire
tests: true
fail-on: error
baseline: known/findings.json
rules:
  plainerror: warning
  upstreamtext: off
  lostcause:
    severity: error
    strict: true
  errfactory/new: info
exclude:
  - path: internal/legacy/**
    reason: goes away
  - path: "**/*_gen.go"
    rules: [plainerror, lostcause/dropped]
public-errors:
  - example.test/orders.Refusal
`)
	assert.Equal(t, selection.PresetWire, c.Preset)
	assert.True(t, c.Tests)
	assert.Equal(t, "error", c.FailOn)
	assert.Equal(t, filepath.FromSlash("/project/known/findings.json"), c.Baseline)
	assert.Equal(t, []string{"example.test/orders.Refusal"}, c.PublicErrors)

	for name, want := range map[string]bool{
		"plainerror": true, "upstreamtext": false, "lostcause": true, "ignore": true,
		"errfactory": true, "contractshape": false,
	} {
		assert.Equal(t, want, c.Enabled(ruleNamed(t, name)), name)
	}
	assert.True(t, c.Strict(ruleNamed(t, "lostcause")))
	assert.False(t, c.Strict(ruleNamed(t, "plainerror")))

	for _, row := range []struct {
		file, rule, category string
		want                 bool
	}{
		{"/project/internal/legacy/a/b.go", "plainerror", "returned", true},
		{"/project/internal/legacy/b.go", "ignore", "", true},
		{"/project/internal/other/b.go", "ignore", "", false},
		{"/project/a/b_gen.go", "plainerror", "returned", true},
		{"/project/b_gen.go", "lostcause", "dropped", true},
		{"/project/b_gen.go", "lostcause", "in-data", false},
		{"/b_gen.go", "ignore", "", false},
	} {
		assert.Equal(t, row.want, c.Excluded(row.file, row.rule, row.category), "%v", row)
	}
}

func TestSeverities(t *testing.T) {
	c := parse(t, "rules:\n  lostcause: error\n  lostcause/dropped: info\n  plainerror: on\n")
	for _, row := range []struct {
		rule, category string
		want           analyzers.Severity
		stated         bool
	}{
		{"lostcause", "dropped", analyzers.SeverityInfo, true},
		{"lostcause", "in-data", analyzers.SeverityError, true},
		{"plainerror", "returned", 0, false},
		{"ignore", "", 0, false},
	} {
		got, stated := c.Severity(row.rule, row.category)
		assert.Equal(t, row.want, got, "%v", row)
		assert.Equal(t, row.stated, stated, "%v", row)
	}
}

// A strict category can be asked for alone.
func TestStrictCategories(t *testing.T) {
	lostcause := ruleNamed(t, "lostcause")
	c := parse(t, "rules:\n  lostcause/service: warning\n  lostcause/dropped: off\n")
	assert.False(t, c.Strict(lostcause))
	for category, want := range map[string]bool{"service": true, "dropped": false, "rewrap": false, "in-data": true} {
		assert.Equal(t, want, c.Reports(lostcause, category, false), category)
	}
	assert.True(t, c.Reports(lostcause, "rewrap", true))
	strict := parse(t, "preset: strict\n")
	assert.True(t, strict.Reports(lostcause, "rewrap", strict.Strict(lostcause)))
}

func TestEmpty(t *testing.T) {
	for _, text := range []string{"", "\n", "# nothing\n", "---\n", "null\n"} {
		c := parse(t, text)
		assert.Equal(t, selection.PresetDefault, c.Preset, "%q", text)
		assert.Equal(t, "warning", c.FailOn, "%q", text)
	}
}

// What Print writes means the same as what was read.
func TestPrintIsAFile(t *testing.T) {
	for _, text := range []string{"", "preset: strict\n", "preset: wire\nrules:\n  plainerror: {tests: true}\n  lostcause/service: info\nexclude:\n  - path: a\n    rules: [ignore]\n", "rules:\n  upstreamtext/api: off\n", "rules:\n  upstreamtext/api: on\n"} {
		before := parse(t, text)
		var printed strings.Builder
		require.NoError(t, before.Print(&printed))
		after := parse(t, printed.String())
		for _, r := range analyzers.Rules() {
			assert.Equal(t, before.Enabled(r), after.Enabled(r), r.Analyzer.Name)
			assert.Equal(t, before.WhereAdopted(r), after.WhereAdopted(r), r.Analyzer.Name)
			for _, k := range r.Categories {
				if before.Enabled(r) {
					assert.Equal(t, before.Reports(r, k.Name, before.Strict(r)), after.Reports(r, k.Name, after.Strict(r)), "%s/%s\n%s", r.Analyzer.Name, k.Name, printed.String())
				}
			}
		}
		assert.Equal(t, before.Exclude, after.Exclude)
	}
}

func TestFind(t *testing.T) {
	root := t.TempDir()
	write := func(name string) string {
		file := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
		require.NoError(t, os.WriteFile(file, nil, 0o666))
		return file
	}
	found := func(dir string) string {
		file, err := config.Find(filepath.Join(root, filepath.FromSlash(dir)))
		require.NoError(t, err)
		return file
	}
	require.NoError(t, os.MkdirAll(filepath.Join(root, "m", "a", "b"), 0o777))
	outer := write(config.Name)
	write("m/go.mod")
	assert.Empty(t, found("m/a/b"), "what lies above the module belongs to somebody else")
	inner := write("m/" + config.Name)
	assert.Equal(t, inner, found("m/a/b"))
	assert.Equal(t, inner, found("m"))
	assert.Equal(t, outer, found("."))
}

// Editors on Windows write a byte order mark.
func TestByteOrderMark(t *testing.T) {
	for _, text := range []string{"\ufeff", "\ufeff\n", "\ufeff# nothing\n"} {
		c, err := config.Parse([]byte(text), path)
		require.NoError(t, err)
		assert.Equal(t, config.Default().Preset, c.Preset)
	}
	c, err := config.Parse([]byte("\ufeffpreset: wire\r\ntests: true\r\n"), path)
	require.NoError(t, err)
	assert.Equal(t, "wire", string(c.Preset))
	assert.True(t, c.Tests)
}

func TestRoot(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"m/go.mod", "w/go.work", "m/a/b/.keep", "w/m/go.mod", "w/m/a/.keep", "none/a/.keep"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o666))
	}
	for from, want := range map[string]string{"m": "m", "m/a/b": "m", "w": "w", "w/m/a": "w/m", "none/a": "none/a"} {
		assert.Equal(t, filepath.Join(dir, want), config.Root(filepath.Join(dir, from)), from)
	}
}

// A link that leads to settings of somebody else is not followed.
func TestFindThroughLinks(t *testing.T) {
	dir := t.TempDir()
	module := filepath.Join(dir, "module")
	require.NoError(t, os.MkdirAll(filepath.Join(module, "sub"), 0o777))
	for _, name := range []string{"module/go.mod", "module/real.yaml", "other.yaml"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), nil, 0o666))
	}
	link := filepath.Join(module, config.Name)
	require.NoError(t, os.Symlink("real.yaml", link))
	found, err := config.Find(filepath.Join(module, "sub"))
	require.NoError(t, err)
	assert.Equal(t, link, found)

	require.NoError(t, os.Remove(link))
	require.NoError(t, os.Symlink(filepath.Join("..", "other.yaml"), link))
	_, err = config.Find(filepath.Join(module, "sub"))
	assert.EqualError(t, err, "open "+link+": the file is outside of "+module+": a symbolic link leads there; only the flag -config can name such a file")
}
