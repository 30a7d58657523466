package revision_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// assertOneLine checks that of a file with one changed line, the fifth, only that
// line is new, as seen from a directory.
func assertOneLine(t *testing.T, dir string, r repo, name string) {
	t.Helper()
	assert.True(t, isNew(t, dir, "HEAD", r.at(name, 5, 5)), "the line that has changed")
	assert.False(t, isNew(t, dir, "HEAD", r.at(name, 6, 6)), "a line that has not")
}

func TestNamesOfFiles(t *testing.T) {
	for _, name := range []string{
		"plain.go", "with space.go", "spaced dir/file.go", "größe/文件.go", `quo"ted.go`, "tab\tted.go", `back\slash.go`, "b/b.go", "-dash.go",
	} {
		t.Run(name, func(t *testing.T) {
			r := newRepo(t, map[string]string{name: numbered(10)})
			r.write(name, replaced(numbered(10), 5, 5, "// x"))
			assertOneLine(t, r.dir, r, name)
			r.write("new"+name, numbered(10))
			assert.True(t, isNew(t, r.dir, "HEAD", r.at("new"+name, 6, 6)), "a new file of such a name")
		})
	}
}

func TestDirectories(t *testing.T) {
	rows := []struct {
		name string
		dir  func(t *testing.T, r repo) string
	}{
		{"root", func(_ *testing.T, r repo) string { return r.dir }},
		{"below", func(_ *testing.T, r repo) string { return r.path("sub dir") }},
		{"beside", func(_ *testing.T, r repo) string { return r.path("other") }},
		{"relative", func(t *testing.T, r repo) string { t.Chdir(r.path("sub dir")); return ".." }},
		{"current", func(t *testing.T, r repo) string { t.Chdir(r.path("sub dir")); return "" }},
		{"symbolic link", func(t *testing.T, r repo) string {
			link := filepath.Join(t.TempDir(), "link")
			require.NoError(t, os.Symlink(r.path("sub dir"), link))
			return link
		}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"sub dir/a.go": numbered(10), "other/b.go": numbered(3)})
			r.write("sub dir/a.go", replaced(numbered(10), 5, 5, "// x"))
			assertOneLine(t, row.dir(t, r), r, "sub dir/a.go")
		})
	}
}

func TestFileThroughSymbolicLink(t *testing.T) {
	r := newRepo(t, map[string]string{"real/a.go": numbered(10)})
	r.write("real/a.go", replaced(numbered(10), 5, 5, "// x"))
	outside := repo{t: t, dir: filepath.Join(t.TempDir(), "link")}
	require.NoError(t, os.Symlink(r.dir, outside.dir))
	assertOneLine(t, r.dir, outside, "real/a.go")
}

func TestWorktree(t *testing.T) {
	r := newRepo(t, map[string]string{"sub/a.go": numbered(10)})
	tree := repo{t: t, dir: filepath.Join(t.TempDir(), "tree")}
	r.git("worktree", "add", "-q", "-b", "topic", tree.dir)
	tree.write("sub/a.go", replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, tree.dir, tree, "sub/a.go")
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("sub/a.go", 5, 5)), "the other work tree has not changed")

	// A hook in a work tree gets told where the repository is.
	t.Setenv("GIT_DIR", r.path(".git/worktrees/tree"))
	t.Setenv("GIT_INDEX_FILE", r.path(".git/worktrees/tree/index"))
	assertOneLine(t, tree.path("sub"), tree, "sub/a.go")
}

func TestPlaceFromEnvironment(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	elsewhere := filepath.Join(t.TempDir(), "elsewhere.git")
	require.NoError(t, os.Rename(r.path(".git"), elsewhere))
	t.Setenv("GIT_DIR", elsewhere)
	assertOneLine(t, r.dir, r, "a.go")
	t.Setenv("GIT_WORK_TREE", r.dir)
	assertOneLine(t, r.dir, r, "a.go")
}

func TestSettingsOfTheUser(t *testing.T) {
	rows := []struct{ name, value string }{
		{"diff.noprefix", "true"},
		{"diff.mnemonicPrefix", "true"},
		{"diff.renames", "false"},
		{"diff.interHunkContext", "10"},
		{"diff.context", "5"},
		{"diff.external", "false"},
		{"diff.relative", "true"},
		{"color.ui", "always"},
		{"core.quotePath", "false"},
		{"core.pager", "false"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"sub/größe.go": numbered(10), "a.go": numbered(9)})
			r.git("config", row.name, row.value)
			r.git("mv", "a.go", "moved.go")
			r.write("sub/größe.go", replaced(numbered(10), 5, 5, "// x"))
			assertOneLine(t, r.path("sub"), r, "sub/größe.go")
			assert.False(t, isNew(t, r.dir, "HEAD", r.at("moved.go", 5, 5)), "renamed")
		})
	}
	t.Run("GIT_DIFF_OPTS", func(t *testing.T) {
		r := newRepo(t, map[string]string{"a.go": numbered(10)})
		t.Setenv("GIT_DIFF_OPTS", "--unified=4")
		t.Setenv("GIT_LITERAL_PATHSPECS", "1")
		r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
		assertOneLine(t, r.dir, r, "a.go")
	})
}
