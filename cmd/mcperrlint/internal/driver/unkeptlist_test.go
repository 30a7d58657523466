package driver

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Where a listing depends on more than is looked at, the go command makes a new one
// every time.
func TestUnkeptList(t *testing.T) {
	rows := []struct {
		name string
		edit func(l *listing)
	}{
		{"a broken package", func(l *listing) { l.replace("a/a.go", "unicode/utf8", "example.test/none") }},
		{"a pattern without packages", func(l *listing) { l.cfg.Patterns = []string{"./a", "./assembly/x/..."} }},
		{"a pattern for testdata", func(l *listing) { l.cfg.Patterns = []string{"./testdata/d"} }},
		{"a pattern for a hidden directory", func(l *listing) { l.write("_x/x.go", "package x"); l.cfg.Patterns = []string{"./_x"} }},
		{"a pattern for another module", func(l *listing) { l.cfg.Patterns = []string{"cmp"} }},
		{"a file", func(l *listing) { l.cfg.Patterns = []string{"./a/a.go"} }},
		{"an import from testdata", func(l *listing) { l.replace("a/a.go", "import", "import _ \"example.test/m/testdata/d\"\nimport") }},
		{"overlay", func(l *listing) { l.cfg.Overlay = map[string][]byte{l.path("a/a.go"): []byte("package a")} }},
		{"flag -overlay", func(l *listing) {
			l.write("overlay.json", "{}")
			l.cfg.BuildFlags = []string{"-overlay", l.path("overlay.json")}
		}},
		{"flag -mod", func(l *listing) {
			l.write("vendor/modules.txt", "")
			l.cfg.Env = append(l.cfg.Env, "GOFLAGS=-mod=vendor")
		}},
		{"flag -modfile", func(l *listing) {
			l.write("other.mod", "module example.test/m\n\ngo 1.25.0\n")
			l.cfg.BuildFlags = []string{"-modfile=other.mod"}
		}},
		{"vendor", func(l *listing) { l.write("vendor/modules.txt", "") }},
		{"link to a directory", func(l *listing) { require.NoError(l, os.Symlink(l.path("testdata"), l.path("a/link"))) }},
		{"link from which files are embedded", func(l *listing) {
			l.begin(embedding)
			require.NoError(l, os.Symlink(l.path("a/a.go"), l.path("embeds/files/link")))
		}},
		{"no results", func(l *listing) { l.cfg.Fingerprint = "" }},
		{"no cache", func(l *listing) { l.cfg.CacheDir = CacheOff }},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			l := newListing(t, manyFiles)
			row.edit(l)
			l.check()
			assert.False(t, l.isKnown())
		})
	}
}

const local = `
-- main/go.mod --
module example.test/main

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- main/main.go --
package main

import _ "example.test/lib"

func main() {}
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib
-- other/go.mod --
module example.test/other

go 1.25.0
-- other/other.go --
package other
`

// The files of all local modules matter.
func TestListOfLocalModules(t *testing.T) {
	for name, setUp := range map[string]func(l *listing){
		"replaced":  func(*listing) {},
		"workspace": func(l *listing) { l.write("go.work", "go 1.25.0\n\nuse (\n\t./main\n\t./other\n)\n") },
	} {
		t.Run(name, func(t *testing.T) {
			l := newListing(t, local)
			setUp(l)
			l.cfg.Dir = l.path("main")
			edits := map[string]bool{"lib": false, "other": name == "replaced"}
			for module, known := range edits {
				l.check()
				require.True(t, l.isKnown())
				l.write(module+"/new.go", "package "+module+"\n\nimport _ \"cmp\"\n")
				assert.Equal(t, known, l.isKnown(), module)
				l.check()
				l.replace(module+"/go.mod", "1.25.0", "1.24.0")
				assert.Equal(t, known, l.isKnown(), module)
				l.check()
			}
		})
	}
}

// A listing of what was edited meanwhile is not kept.
func TestListOfEditedFiles(t *testing.T) {
	l := newListing(t, manyFiles)
	s := l.session()
	before, err := s.takeSnapshot(true)
	require.NoError(t, err)
	l.replace("a/a.go", "unicode/utf8", "cmp")
	list, err := s.askForList(t.Context())
	require.NoError(t, err)
	s.keepList(before, list)
	assert.Empty(t, s.sources.kept)
	assert.False(t, l.isKnown())
	l.replace("a/a.go", "cmp", "unicode/utf8")
	assert.False(t, l.isKnown())
}

// What is not in the module cache any more, the go command gets again.
func TestModulesExist(t *testing.T) {
	dir := t.TempDir()
	module := new(listedModule)
	module.Dir = dir
	s := new(session)
	list := []*listed{{ImportPath: "strings"}, {ImportPath: "example.test/a", Module: module}}
	assert.True(t, s.modulesExist(list))
	module.Dir = filepath.Join(dir, "gone")
	assert.False(t, s.modulesExist(list))
}
