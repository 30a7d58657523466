//go:build integration

package ci

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The actions that ours uses.
const (
	keep   = "actions/cache@v6"
	upload = "github/codeql-action/upload-sarif@v4"
)

func TestActionAnnotates(t *testing.T) {
	a := readAction(t)
	p := newProject(t, gone)
	p.commit(t)
	shown := a.perform(t, p, runner(), nil)
	assert.Equal(t, 1, strings.Count(shown.output, "\n::warning file=server.go,line=7,"))
	assert.Equal(t, "1", shown.outputs["lint.status"])
	hidden := a.perform(t, p, runner(), map[string]string{"annotations": "false"})
	assert.NotContains(t, hidden.output, "::warning")
	assert.Equal(t, []string{finding(7)}, hidden.findings())

	p.write(t, "broken/broken.go", "package broken\n\n"+broken)
	p.server(t, clean)
	shown = a.perform(t, p, runner(), nil)
	assert.Contains(t, shown.output, "\n::error file=broken/broken.go,line=3,")
	assert.Equal(t, "3", shown.outputs["lint.status"])
}

// The runner carries out lines that begin with two colons, but for those between a
// command that stops this and its end. The names of files are up to others.
func TestActionHidesCommands(t *testing.T) {
	a := readAction(t)
	p := newProject(t, clean)
	p.write(t, "::add-mask::x.go", "package server\n\nimport \"github.com/mcperrlint/mcperrlint/taxonomy\"\n\n"+gone)
	p.commit(t)
	found := a.perform(t, p, runner(), map[string]string{"sarif": "true"})
	assert.Equal(t, 3, found.status, found.output) // Go does not want such a name
	seal := regexp.MustCompile(`(?m)^::stop-commands::([0-9a-f]{40})$`).FindStringSubmatch(found.output)
	require.NotNil(t, seal, found.output)
	before, rest, _ := strings.Cut(found.output, seal[0]+"\n")
	inside, after, ended := strings.Cut(rest, "::"+seal[1]+"::\n")
	require.True(t, ended)
	assert.Contains(t, inside, "\n\\x3a:add-mask::x.go:3:8: ")
	assert.NotRegexp(t, `(?m)^::add-mask`, before+inside+after)
	again := a.perform(t, p, runner(), nil)
	assert.NotContains(t, again.output, seal[1], "somebody who knows it can end it")
}

func TestActionUploads(t *testing.T) {
	a := readAction(t)
	p := newProject(t, gone)
	p.commit(t)
	assert.NotContains(t, a.perform(t, p, runner(), nil).used, upload)

	found := a.perform(t, p, runner(), map[string]string{"sarif": "true"})
	assert.Equal(t, 1, found.status)
	file := filepath.Join(runner(), "mcperrlint.sarif")
	assert.Equal(t, map[string]string{"sarif_file": file, "category": "mcperrlint"}, found.used[upload])
	assert.FileExists(t, file)

	require.NoError(t, os.Remove(file))
	failed := a.perform(t, p, runner(), map[string]string{"sarif": "true", "args": "-nonsense"})
	assert.Equal(t, 2, failed.status)
	assert.NotContains(t, failed.used, upload)
	assert.NoFileExists(t, file)
}

// The program is built once; what belongs to another Go version or to other sources
// is kept under another key.
func TestActionCaches(t *testing.T) {
	a, temp := readAction(t), t.TempDir()
	p := newProject(t, clean)
	first := a.perform(t, p, temp, nil)
	require.Zero(t, first.status, first.output)
	assert.Equal(t, filepath.Join(temp, "mcperrlint"), first.used[keep]["path"])
	assert.Regexp(t, `^mcperrlint-Linux-X64-go1\.[0-9.]+-[0-9a-f]{40}-sums$`, first.used[keep]["key"])
	entries, err := os.ReadDir(filepath.Join(temp, "mcperrlint", "cache"))
	require.NoError(t, err)
	assert.NotEmpty(t, entries)

	program := filepath.Join(temp, "mcperrlint", "bin", "mcperrlint")
	require.NoError(t, os.WriteFile(program, []byte("#!/bin/sh\necho kept\n"), 0o777))
	second := a.perform(t, p, temp, nil)
	assert.Contains(t, second.output, "kept\n")
	assert.NotContains(t, a.perform(t, p, temp, map[string]string{"cache": "false"}).used, keep)
}

func TestActionPassesOn(t *testing.T) {
	a := readAction(t)
	p := newProject(t, gone)
	p.write(t, "below/below.go", "//go:build extra && more\n\npackage below\n\nimport \"github.com/mcperrlint/mcperrlint/taxonomy\"\n\n"+late)
	p.commit(t)
	found := a.perform(t, p, runner(), map[string]string{"args": "-tags=extra,more\n\n-fail-on\nerror\n", "packages": "  ./below\n./... "})
	assert.Zero(t, found.status, found.output)
	assert.Equal(t, []string{filepath.Join("below", "below.go") + ":7:15: warning: ", finding(7)}, found.findings())
	below := a.perform(t, p, runner(), map[string]string{"working-directory": "below", "args": "-tags=extra,more"})
	assert.Equal(t, []string{"below.go:7:15: warning: "}, below.findings())
	assert.Contains(t, below.output, "\n::warning file=below/below.go,line=7,")
	everything := checkout{"merge", []string{"--depth=1"}}.change(t, late)
	found = a.perform(t, everything, runner(), map[string]string{"only-new": "false"}, "GITHUB_BASE_REF=main")
	assert.Len(t, found.findings(), 3)
}
