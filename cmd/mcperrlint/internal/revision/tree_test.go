package revision_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// laidOut returns the files of a revision, by name; links have an arrow before what they point to.
func laidOut(t *testing.T, r repo, rev string) map[string]string {
	t.Helper()
	tree, err := revision.Extract(t.Context(), r.dir, rev)
	require.NoError(t, err)
	defer tree.Remove()
	files := make(map[string]string)
	require.NoError(t, filepath.WalkDir(tree.Root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(tree.Root, path)
		require.NoError(t, err)
		if d.Type() == fs.ModeSymlink {
			target, err := os.Readlink(path)
			files[filepath.ToSlash(name)] = "-> " + target
			return err
		}
		data, err := os.ReadFile(path)
		files[filepath.ToSlash(name)] = string(data)
		return err
	}))
	return files
}

// Files that the go command reads have their content, others are there.
func TestExtract(t *testing.T) {
	r := newRepo(t, map[string]string{
		"go.mod": "module m\n", "a/a.go": "package a\n", "a/page.html": "<html>", "vendor/modules.txt": "# m\n", "b ü/\"q\".go": "package b\r\n", "x.c": "int x;",
		"not.gone": "x", "a/go.module": "x",
	})
	r.write("a/a.go", "package changed\n")
	r.commit("second")
	want := map[string]string{
		"go.mod": "module m\n", "a/a.go": "package a\n", "a/page.html": "", "vendor/modules.txt": "# m\n", "b ü/\"q\".go": "package b\r\n", "x.c": "int x;",
		"not.gone": "", "a/go.module": "",
	}
	assert.Equal(t, want, laidOut(t, r, "HEAD~1"))
	want["a/a.go"] = "package changed\n"
	r.write("a/a.go", "package uncommitted\n")
	assert.Equal(t, want, laidOut(t, r, "main"))
}

func TestPathsInTheTree(t *testing.T) {
	r := newRepo(t, map[string]string{"server/go.mod": "module m\n"})
	tree, err := revision.Extract(t.Context(), r.path("server"), "HEAD")
	require.NoError(t, err)
	in, err := tree.In(r.path("server"))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(tree.Root, "server"), in)
	_, err = tree.In(filepath.Dir(r.dir))
	require.ErrorContains(t, err, "is outside of the checkout")
	tree.Remove()
	assert.NoDirExists(t, tree.Root)
}

// What a checkout would start is not started.
func TestExtractStartsNothing(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": "package a\n"})
	r.write(".gitattributes", "*.go filter=bad working-tree-encoding=UTF-16 eol=crlf ident export-subst\n")
	r.git("add", ".gitattributes")
	r.git("commit", "-q", "-m", "attributes")
	p := newTrap(t)
	for _, name := range []string{"filter.bad.smudge", "filter.bad.process", "core.fsmonitor", "diff.external"} {
		r.git("config", name, p.path)
	}
	hook, err := os.ReadFile(p.path)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(r.path(".git/hooks"), 0o777))
	require.NoError(t, os.WriteFile(r.path(".git/hooks/post-checkout"), hook, 0o777))
	r.try("worktree", "add", "-f", filepath.Join(t.TempDir(), "x"), "HEAD")
	require.True(t, p.snaps(), "a checkout starts something")

	files := laidOut(t, r, "HEAD")
	assert.False(t, p.snaps())
	assert.Equal(t, "package a\n", files["a.go"])
}

// tree makes a commit of entries that git add would refuse, and returns its name.
func (r repo) tree(entries ...string) string {
	r.t.Helper()
	cmd := exec.Command("git", "mktree", "--missing")
	cmd.Dir, cmd.Stdin = r.dir, strings.NewReader(strings.Join(entries, "\n")+"\n")
	id, err := cmd.CombinedOutput()
	require.NoError(r.t, err, string(id))
	return r.git("commit-tree", "-m", "made", strings.TrimSpace(string(id)))
}

// No name, link or submodule of a commit leads out of the tree, and nothing becomes a repository.
func TestExtractIsNotLedAstray(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": "package a\n", "to": "/etc", "up": "../..", "inside": "a.go"})
	blob := r.git("rev-parse", "HEAD:a.go")
	hiddenTree := r.git("rev-parse", r.tree("100644 blob "+blob+"\tconfig")+"^{tree}")
	made := r.tree(
		"100644 blob "+blob+"\ta.go",
		"120000 blob "+r.git("rev-parse", "HEAD:to")+"\tabsolute.go",
		"120000 blob "+r.git("rev-parse", "HEAD:up")+"\tup",
		"120000 blob "+r.git("rev-parse", "HEAD:inside")+"\tlink.go",
		"160000 commit "+r.git("rev-parse", "HEAD")+"\tsubmodule",
		"040000 tree "+hiddenTree+"\t.git",
		"040000 tree "+hiddenTree+"\t.GIT",
		"040000 tree "+hiddenTree+"\t..",
	)
	assert.Equal(t, map[string]string{"a.go": "package a\n", "link.go": "-> a.go"}, laidOut(t, r, made))
}

func TestExtractRefuses(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	r := newRepo(t, map[string]string{"a.go": "package a\n"})
	_, err := revision.Extract(t.Context(), r.dir, "nowhere")
	require.EqualError(t, err, `unknown revision "nowhere": the repository has no commit, branch or tag of that name`)
	_, err = revision.Extract(t.Context(), r.dir, "--output=x")
	require.ErrorContains(t, err, "is not a revision")
	_, err = revision.Extract(t.Context(), t.TempDir(), "HEAD")
	require.ErrorContains(t, err, "is not in a git repository")
	r.write("large.go", strings.Repeat("/", 33<<20))
	r.commit("large")
	_, err = revision.Extract(t.Context(), r.dir, "HEAD")
	require.EqualError(t, err, "large.go has 34603008 bytes in the revision; files of more than 33554432 bytes are not read")
	left, err := filepath.Glob(filepath.Join(os.TempDir(), "mcperrlint-tree-*"))
	require.NoError(t, err)
	assert.Empty(t, left, "nothing is left behind")
}

func TestFile(t *testing.T) {
	r := newRepo(t, map[string]string{"sub/lock.json": "{}\n", "sub/a.go": "package a\n"})
	r.write("sub/lock.json", "changed")
	data, err := revision.File(t.Context(), r.path("sub"), "HEAD", r.path("sub/lock.json"))
	require.NoError(t, err)
	assert.Equal(t, "{}\n", string(data))
	_, err = revision.File(t.Context(), r.path("sub"), "HEAD", r.path("sub/missing"))
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = revision.File(t.Context(), r.path("sub"), "HEAD", filepath.Join(filepath.Dir(r.dir), "x"))
	require.ErrorIs(t, err, fs.ErrNotExist)
	_, err = revision.File(t.Context(), r.path("sub"), "nowhere", r.path("sub/lock.json"))
	require.ErrorContains(t, err, "unknown revision")
}
