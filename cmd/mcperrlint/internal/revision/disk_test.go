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
