package driver

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

const manyFiles = `
-- go.mod --
module example.test/m

go 1.25.0
-- a/a.go --
package a

import "unicode/utf8"

func A() int { return utf8.RuneCountInString("a") }
-- a/a_test.go --
package a

import "testing"

func TestA(t *testing.T) {}
-- a/notes.txt --
-- tagged/plain.go --
package tagged
-- tagged/t_windows.go --
package tagged
-- assembly/a.go --
package assembly
-- assembly/a.s --
// nothing
-- nested/go.mod --
module example.test/nested

go 1.25.0
-- nested/n/n.go --
package n
-- testdata/d/d.go --
package d
`

// embedding has a package more. (Package embed needs many others, and the go command time.)
const embedding = manyFiles + `
-- embeds/e.go --
package embeds

import _ "embed"

//go:embed files/text.txt
var text string
-- embeds/files/text.txt --
text
`

// listing is a module that is listed again and again.
type listing struct {
	*testing.T
	dir, cache string
	cfg        Config
}

func newListing(t *testing.T, archive string) *listing {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	l := &listing{T: t, dir: dir, cache: t.TempDir()}
	l.begin(archive)
	return l
}

// begin writes the files of the module.
func (l *listing) begin(archive string) {
	l.Helper()
	l.cfg = Config{Dir: l.dir, CacheDir: l.cache, Fingerprint: "settings", Env: append(os.Environ(),
		"GOFLAGS=", "GOWORK=", "GOPROXY=off", "GO111MODULE=", "GODEBUG=")}
	for _, file := range txtar.Parse([]byte(archive)).Files {
		l.write(file.Name, string(file.Data))
	}
}

// again returns the module as it was at the beginning, with a cache as it was then.
func (l *listing) again(t *testing.T, archive string, kept fs.FS) *listing {
	t.Helper()
	for _, dir := range []string{l.dir, l.cache} {
		list, err := os.ReadDir(dir)
		require.NoError(t, err)
		for _, entry := range list {
			require.NoError(t, os.RemoveAll(filepath.Join(dir, entry.Name())))
		}
	}
	require.NoError(t, os.CopyFS(l.cache, kept))
	again := &listing{T: t, dir: l.dir, cache: l.cache}
	again.begin(archive)
	return again
}

func (l *listing) path(name string) string { return filepath.Join(l.dir, filepath.FromSlash(name)) }

func (l *listing) write(name, text string) {
	l.Helper()
	require.NoError(l, os.MkdirAll(filepath.Dir(l.path(name)), 0o777))
	require.NoError(l, os.WriteFile(l.path(name), []byte(text), 0o666))
}

func (l *listing) replace(name, old, new string) {
	l.Helper()
	text, err := os.ReadFile(l.path(name))
	require.NoError(l, err)
	require.Contains(l, string(text), old)
	l.write(name, strings.Replace(string(text), old, new, 1))
}

func (l *listing) remove(name string) {
	l.Helper()
	require.NoError(l, os.RemoveAll(l.path(name)))
}

func (l *listing) session() *session {
	l.Helper()
	s, err := newSession(l.Context(), l.cfg, nil)
	require.NoError(l, err)
	l.Cleanup(s.close)
	return s
}

// isKnown reports whether an earlier listing takes the place of a new one.
func (l *listing) isKnown() bool {
	l.Helper()
	s := l.session()
	shot, err := s.takeSnapshot(true)
	if err != nil {
		return false
	}
	_, found := s.knownList(shot)
	return found
}

// check lists the packages, and checks that the list is that of the go command.
func (l *listing) check() {
	l.Helper()
	s := l.session()
	got, err := s.list(l.Context())
	require.NoError(l, err)
	want, err := s.askForList(l.Context())
	require.NoError(l, err)
	assert.Equal(l, want, got)
}

// An edition is something that is edited, and whether the listing stays known then.
type edition struct {
	name  string
	edit  func(l *listing)
	known bool
}

func testKnown(t *testing.T, archive string, editions []edition) {
	t.Helper()
	l := newListing(t, archive)
	l.check()
	kept := t.TempDir()
	require.NoError(t, os.CopyFS(kept, os.DirFS(l.cache)))
	for _, e := range editions {
		t.Run(e.name, func(t *testing.T) {
			l := l.again(t, archive, os.DirFS(kept))
			require.True(t, l.isKnown())
			e.edit(l)
			assert.Equal(t, e.known, l.isKnown())
			l.check()
		})
	}
}

func TestKnownList(t *testing.T) {
	testKnown(t, manyFiles, []edition{
		{"nothing", func(*listing) {}, true},
		{"body", func(l *listing) { l.replace("a/a.go", `"a"`, `"b"`) }, true},
		{"comment after the imports", func(l *listing) { l.replace("a/a.go", "func", "// A is one.\nfunc") }, true},
		{"test", func(l *listing) { l.replace("a/a_test.go", "{}", "{ t.Log() }") }, true},
		{"text in a package", func(l *listing) { l.write("a/more.txt", "") }, true},
		{"files that packages do not have", func(l *listing) { l.write("a/.a.go", "package b"); l.write("a/_a.go", "package b") }, true},
		{"directories without packages", func(l *listing) { l.write("_x/x.go", "package x"); l.write(".x/x.go", "package x") }, true},
		{"testdata", func(l *listing) { l.write("testdata/d/other.go", "package d") }, true},
		{"nested module", func(l *listing) { l.write("nested/other/other.go", "package other") }, true},

		{"import", func(l *listing) { l.replace("a/a.go", "import", "import _ \"cmp\"\nimport") }, false},
		{"import after the imports", func(l *listing) { l.replace("a/a.go", "func", "import _ \"cmp\"\n\nfunc") }, false},
		{"import in a test", func(l *listing) { l.replace("a/a_test.go", "import", "import _ \"cmp\"\nimport") }, false},
		{"constraint", func(l *listing) { l.replace("tagged/plain.go", "package", "//go:build never\n\npackage") }, false},
		{"package name", func(l *listing) { l.write("tagged/plain.go", "package other\n") }, false},
		{"no Go", func(l *listing) { l.write("tagged/plain.go", "no Go") }, false},
		{"file", func(l *listing) { l.write("a/b.go", "package a") }, false},
		{"file of another system", func(l *listing) { l.write("a/a_windows.go", "package a") }, false},
		{"name of a file", func(l *listing) { l.remove("tagged/t_windows.go"); l.write("tagged/t_plan9.go", "package tagged\n") }, false},
		{"file that is gone", func(l *listing) { l.remove("a/a.go") }, false},
		{"constraint of assembly", func(l *listing) { l.write("assembly/a.s", "//go:build never\n") }, false},
		{"header", func(l *listing) { l.write("assembly/a.h", "") }, false},
		{"package", func(l *listing) { l.write("b/b.go", "package b") }, false},
		{"package that is gone", func(l *listing) { l.remove("a") }, false},
		{"module", func(l *listing) { l.replace("go.mod", "1.25.0", "1.24.0") }, false},
		{"sums", func(l *listing) { l.write("go.sum", "\n") }, false},
		{"nested module that is gone", func(l *listing) { l.remove("nested/go.mod") }, false},
		{"new nested module", func(l *listing) { l.write("a/go.mod", "module example.test/m/a\n") }, false},
		{"workspace", func(l *listing) { l.write("go.work", "go 1.25.0\n\nuse .\n") }, false},

		{"tags", func(l *listing) { l.cfg.BuildFlags = []string{"-tags=never"} }, false},
		{"GOFLAGS", func(l *listing) { l.cfg.Env = append(l.cfg.Env, "GOFLAGS=-tags=never") }, false},
		{"system", func(l *listing) { l.cfg.Env = append(l.cfg.Env, "GOOS=windows") }, false},
		{"processor", func(l *listing) { l.cfg.Env = append(l.cfg.Env, "GOAMD64=v3", "GOARM64=v9.0") }, false},
		{"cgo", func(l *listing) { l.cfg.Env = append(l.cfg.Env, "CGO_ENABLED=0", "CC=none") }, false},
		{"GODEBUG", func(l *listing) { l.cfg.Env = append(l.cfg.Env, "GODEBUG=embedfollowsymlinks=1") }, false},
		{"patterns", func(l *listing) { l.cfg.Patterns = []string{"./a"} }, false},
		{"tests", func(l *listing) { l.cfg.Tests = true }, false},
		{"directory", func(l *listing) { l.cfg.Dir = l.path("a") }, false},
	})
}

// With -mod=mod a listing depends on no more than without, once the go command has nothing to edit.
func TestKnownListWithEditedModule(t *testing.T) {
	l := newListing(t, manyFiles)
	l.cfg.Env = append(l.cfg.Env, "GOFLAGS=-mod=mod")
	l.check()
	require.True(t, l.isKnown())

	l.replace("go.mod", "\ngo 1.25.0\n", "")
	assert.False(t, l.isKnown())
	_, err := l.session().list(t.Context()) // the go command says in go.mod which Go it is for
	require.NoError(t, err)
	assert.False(t, l.isKnown())
	l.check()
	assert.True(t, l.isKnown())
}

func TestKnownListWithEmbeddedFiles(t *testing.T) {
	testKnown(t, embedding, []edition{
		{"content of an embedded file", func(l *listing) { l.write("embeds/files/text.txt", "other") }, true},
		{"directive", func(l *listing) { l.replace("embeds/e.go", "text.txt", "none.txt") }, false},
		{"embedded file that is gone", func(l *listing) { l.remove("embeds/files/text.txt") }, false},
	})
}
