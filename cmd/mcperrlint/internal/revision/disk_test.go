package revision_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// What is new is a matter of the lines on disk, which findings are about, and not of
// what a filter or an encoding has git keep in their place.
func TestLinesOnDisk(t *testing.T) {
	pointer := "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 300\n"
	disk := replaced(numbered(10), 8, 8, "// x")
	rows := []struct {
		name string
		set  func(r repo)
	}{
		{"a filter", func(r repo) {
			stored := filepath.Join(t.TempDir(), "stored")
			require.NoError(t, os.WriteFile(stored, []byte(pointer), 0o666))
			r.git("config", "filter.lfs.clean", "cat '"+stored+"'")
			r.write(".gitattributes", "*.go filter=lfs\n")
		}},
		{"an encoding", func(r repo) { r.write(".gitattributes", "*.go working-tree-encoding=latin1\n") }},
		{"assumed not to have changed", func(r repo) { r.git("update-index", "--assume-unchanged", "a.go") }},
		{"said not to be there", func(r repo) { r.git("update-index", "--skip-worktree", "a.go") }},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"a.go": numbered(10)})
			row.set(r)
			r.write("a.go", disk)
			r.commit("second")
			assert.True(t, isNew(t, r.dir, "HEAD~", r.at("a.go", 8, 8)))
		})
	}
}

// What git remembers of files on disk is not believed: here that it is as it was.
func TestForgedIndex(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	before, err := os.Stat(r.path("a.go"))
	require.NoError(t, err)
	r.git("config", "core.trustctime", "false")
	r.git("config", "core.checkStat", "minimal")
	r.write("a.go", strings.Replace(numbered(10), "package p\nvar", "package p\nvxr", 1))
	require.NoError(t, os.Chtimes(r.path("a.go"), before.ModTime(), before.ModTime()))
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("a.go", 2, 2)))
}

func TestFormsOfRepositories(t *testing.T) {
	rows := []struct {
		name string
		set  func(r repo)
	}{
		{"carriage returns on disk", func(r repo) {
			r.git("config", "core.autocrlf", "true")
			require.NoError(t, os.Remove(r.path("a.go")))
			r.git("checkout", "a.go")
			text, err := os.ReadFile(r.path("a.go"))
			require.NoError(t, err)
			require.Contains(t, string(text), "\r\n")
		}},
		{"carriage returns by an attribute", func(r repo) {
			r.write(".gitattributes", "*.go text eol=crlf\n")
			require.NoError(t, os.Remove(r.path("a.go")))
			r.git("checkout", "a.go")
		}},
		{"split index", func(r repo) { r.git("update-index", "--split-index") }},
		{"untracked cache", func(r repo) { r.git("update-index", "--force-untracked-cache") }},
		{"index of version 4", func(r repo) { r.git("update-index", "--index-version", "4") }},
		{"no Go file in the index", func(r repo) { r.git("rm", "-q", "--cached", "a.go") }},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"a.go": numbered(10), "b.txt": "x\n"})
			row.set(r)
			r.write("new.go", numbered(3))
			text, err := os.ReadFile(r.path("a.go"))
			require.NoError(t, err)
			r.write("a.go", strings.Replace(string(text), "var viiiii int", "var other int", 1))
			assert.True(t, isNew(t, r.dir, "HEAD", r.at("a.go", 5, 5)))
			assert.True(t, isNew(t, r.dir, "HEAD", r.at("new.go", 3, 3)))
			if row.name != "no Go file in the index" {
				assert.False(t, isNew(t, r.dir, "HEAD", r.at("a.go", 6, 6)))
			}
		})
	}
}

func TestLongNamesOfCommits(t *testing.T) {
	isolate(t)
	r := repo{t: t, dir: t.TempDir()}
	r.git("init", "-q", "-b", "main", "--object-format=sha256")
	r.write("a.go", numbered(10))
	r.commit("first")
	r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, r.dir, r, "a.go")
}

// Files that are no part of a sparse checkout have not changed, nor is a new file one of
// them under another name.
func TestSparseCheckout(t *testing.T) {
	r := newRepo(t, map[string]string{"in/a.go": numbered(10), "out/b.go": numbered(30)})
	r.git("sparse-checkout", "set", "in")
	require.NoFileExists(t, r.path("out/b.go"))
	r.write("in/a.go", replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, r.dir, r, "in/a.go")
	r.write("in/b.go", numbered(30))
	r.git("add", "--sparse", "in/b.go")
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("in/b.go", 20, 20)))
	changes, err := revision.Since(t.Context(), r.dir, "HEAD")
	require.NoError(t, err)
	assert.Regexp(t, `^2 changed Go files in `, changes.String())
}

func TestExcludedByTheRepository(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	r.write(".git/info/exclude", "made.go\n")
	r.write("made.go", numbered(3))
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("made.go", 1, 1)))
}

func TestUnmerged(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	r.git("checkout", "-q", "-b", "topic")
	r.write("a.go", replaced(numbered(10), 5, 5, "// topic"))
	r.commit("topic")
	r.git("checkout", "-q", "main")
	r.write("a.go", replaced(numbered(10), 5, 5, "// main"))
	r.commit("main")
	r.try("merge", "topic")
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("a.go", 5, 5)))
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("a.go", 2, 2)))
}

// A change can turn a directory into a submodule, and a submodule can bring new code.
func TestSubmoduleThatMoves(t *testing.T) {
	sub := newRepo(t, map[string]string{"b.go": numbered(3)})
	r := newRepo(t, map[string]string{"a.go": numbered(10), "inner/b.go": numbered(3)})
	at := func(since string) bool { return isNew(t, r.dir, since, r.at("inner/b.go", 2, 2)) }
	r.git("rm", "-q", "-r", "inner")
	r.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", sub.dir, "inner")
	r.commit("a submodule")
	assert.True(t, at("HEAD~"), "there was a directory")
	assert.False(t, at("HEAD"))

	inner := repo{t: t, dir: r.path("inner")}
	inner.write("b.go", replaced(numbered(3), 2, 2, "// x"))
	inner.commit("moved")
	assert.False(t, at("HEAD"), "it belongs to the submodule")
	r.commit("moved")
	assert.True(t, at("HEAD~"), "it is at another commit")
	assert.False(t, at("HEAD"))
}

// A file that is too large for a comparison is new as a whole.
func TestLargeFile(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3), "b.go": numbered(3)})
	require.NoError(t, os.Truncate(r.path("a.go"), 64<<20+1))
	require.NoError(t, os.Truncate(r.path("b.go"), 1<<20))
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("a.go", 1, 1)))
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("b.go", 1, 1)))
}

// On disks that do not distinguish cases, a change can name a directory differently.
func TestCases(t *testing.T) {
	r := newRepo(t, map[string]string{"server/a.go": numbered(10), "Server/gr\u006f\u0308\u00dfe.go": numbered(10)})
	other := r.at("SERVER/a.go", 5, 5)
	r.write("server/a.go", replaced(numbered(10), 5, 5, "// x"))
	r.write("Server/gr\u006f\u0308\u00dfe.go", replaced(numbered(10), 5, 5, "// x"))
	assert.False(t, isNew(t, r.dir, "HEAD", other), "another file")
	r.git("config", "core.ignorecase", "true")
	assert.True(t, isNew(t, r.dir, "HEAD", other))
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("server/gr\u00f6\u00dfe.go", 5, 5)), "another way to write it")
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("SERVER/a.go", 6, 6)))
}

// Bytes of names that are no UTF-8 stay what they are, also where git would print them.
func TestBytesInNames(t *testing.T) {
	name := "a\xff\".go"
	r := newRepo(t, map[string]string{"plain.go": numbered(3)})
	if err := os.WriteFile(r.path(name), []byte(numbered(10)), 0o666); err != nil {
		t.Skip("the disk does not take such a name")
	}
	r.commit("second")
	t.Setenv("GIT_CONFIG_COUNT", "1")
	t.Setenv("GIT_CONFIG_KEY_0", "core.quotePath")
	t.Setenv("GIT_CONFIG_VALUE_0", "false")
	r.write(name, replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, r.dir, r, name)
}

func TestRelativeDirectoryForTemporaryFiles(t *testing.T) {
	r := newRepo(t, map[string]string{"sub/a.go": numbered(10)})
	r.write("sub/a.go", replaced(numbered(10), 5, 5, "// x"))
	t.Chdir(t.TempDir())
	t.Setenv("TMPDIR", ".")
	assertOneLine(t, r.path("sub"), r, "sub/a.go")
	left, err := os.ReadDir(".")
	require.NoError(t, err)
	assert.Empty(t, left)
}
