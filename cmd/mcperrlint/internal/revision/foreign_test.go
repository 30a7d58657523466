package revision_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// layOut commits the files of a repository as files of a directory.
func (r repo) layOut(dir string) {
	r.t.Helper()
	inner := repo{t: r.t, dir: r.path(dir)}
	require.NoError(r.t, os.MkdirAll(inner.dir, 0o777))
	inner.git("init", "-q", "-b", "main")
	inner.commit("inner")
	for _, name := range []string{"HEAD", "config", "objects", "refs", "index"} {
		require.NoError(r.t, os.Rename(inner.path(".git/"+name), inner.path(name)))
	}
	require.NoError(r.t, os.RemoveAll(inner.path(".git")))
	r.commit("laid out")
}

func TestLaidOutInTheCheckout(t *testing.T) {
	const is = " has the files of a git repository (HEAD, objects, refs), but is not the checkout, which is "
	r := newRepo(t, map[string]string{"a.go": numbered(3), "server/sub/b.go": numbered(3), "tree/c.go": numbered(3), "tree/HEAD": "ref: refs/heads/main\n", "tree/commondir": "../server\n"})
	r.layOut("server")
	for _, dir := range []string{"server", "tree"} {
		assert.Contains(t, sinceError(t, r.path(dir), "HEAD"), r.path(dir)+is+r.dir)
		assert.Contains(t, mergeBaseError(t, r.path(dir), "main"), r.path(dir)+is+r.dir)
	}
	assert.Contains(t, sinceError(t, r.path("server/sub"), "HEAD"), r.path("server")+is+r.dir)
	t.Setenv("GIT_DIR", r.path(".git"))
	assert.Contains(t, sinceError(t, r.path("server"), "HEAD"), r.path("server")+is+r.dir, "as well in a hook")
	require.NoError(t, os.Unsetenv("GIT_DIR"))

	r.write("server/sub/b.go", replaced(numbered(3), 2, 2, "// x"))
	assert.True(t, isNew(t, r.dir, "HEAD", r.at("server/sub/b.go", 2, 2)), "as seen from the checkout")
	assert.False(t, isNew(t, r.dir, "HEAD", r.at("server/sub/b.go", 3, 3)))

	assert.Equal(t, r.path(".git")+" is in a git repository without a work tree: run in a checkout", sinceError(t, r.path(".git/refs"), "HEAD"))
	require.NoError(t, os.RemoveAll(r.path(".git")))
	assert.Equal(t, r.path("server")+" is in a git repository without a work tree: run in a checkout", sinceError(t, r.path("server"), "HEAD"))
}

// A directory named .git that is no repository is no reason to look further up, nor beside.
func TestBrokenRepository(t *testing.T) {
	r := newRepo(t, map[string]string{"server/b.go": numbered(3)})
	r.layOut("server")
	require.NoError(t, os.Mkdir(r.path("server/.git"), 0o777))
	const is = " is not a git repository: only git can tell what has changed"
	assert.Equal(t, r.path("server/.git")+is, sinceError(t, r.path("server"), "HEAD"))
	require.NoError(t, os.Remove(r.path("server/.git")))
	r.write("server/.git", "gitdir: nowhere\n")
	assert.Equal(t, r.path("server/.git")+is, sinceError(t, r.path("server"), "HEAD"))
}

func TestRepositoryInsideAnother(t *testing.T) {
	const is = " is a git repository inside the checkout "
	outer := newRepo(t, map[string]string{"a.go": numbered(3), "inner/b.go": numbered(10)})
	inner := repo{t: t, dir: outer.path("inner")}
	inner.git("init", "-q", "-b", "main")
	inner.commit("first")
	inner.write("b.go", replaced(numbered(10), 5, 5, "// x"))

	t.Run("unknown", func(t *testing.T) {
		assert.Contains(t, sinceError(t, inner.dir, "HEAD"), inner.dir+is+outer.dir+", which knows it neither as a submodule nor as a work tree; ")
		assert.Contains(t, mergeBaseError(t, inner.dir, "main"), "set GIT_CEILING_DIRECTORIES="+outer.dir)
	})
	t.Run("by a file", func(t *testing.T) {
		elsewhere := filepath.Join(t.TempDir(), "elsewhere")
		require.NoError(t, os.Rename(inner.path(".git"), elsewhere))
		inner.write(".git", "gitdir: "+elsewhere+"\n")
		assert.Contains(t, sinceError(t, inner.dir, "HEAD"), is)
		require.NoError(t, os.Remove(inner.path(".git")))
		require.NoError(t, os.Rename(elsewhere, inner.path(".git")))
	})
	t.Run("the user looks no further", func(t *testing.T) {
		link := filepath.Join(t.TempDir(), "link")
		require.NoError(t, os.Symlink(outer.dir, link))
		for _, ceiling := range []string{outer.dir, outer.dir + "/", link, "/none:" + outer.dir} {
			t.Setenv("GIT_CEILING_DIRECTORIES", ceiling)
			assertOneLine(t, inner.dir, inner, "b.go")
		}
	})
	t.Run("a hook of it", func(t *testing.T) {
		t.Setenv("GIT_DIR", inner.path(".git"))
		assertOneLine(t, inner.dir, inner, "b.go")
		t.Setenv("GIT_DIR", outer.path(".git"))
		assert.Contains(t, sinceError(t, inner.dir, "HEAD"), is, "a hook of the other one")
	})
	t.Run("around is nothing", func(t *testing.T) {
		require.NoError(t, os.Rename(outer.path(".git/HEAD"), outer.path("HEAD")))
		assertOneLine(t, inner.dir, inner, "b.go")
		require.NoError(t, os.Rename(outer.path("HEAD"), outer.path(".git/HEAD")))
	})
	t.Run("submodule", func(t *testing.T) {
		outer.git("rm", "-q", "-r", "--cached", "inner")
		outer.git("add", "inner")
		assertOneLine(t, inner.dir, inner, "b.go")
	})
}

func TestWorktreeInsideTheCheckout(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	tree := repo{t: t, dir: r.path(".trees/topic")}
	r.git("worktree", "add", "-q", "-b", "topic", tree.dir)
	tree.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, tree.dir, tree, "a.go")

	bare := repo{t: t, dir: filepath.Join(t.TempDir(), "bare.git")}
	r.git("clone", "-q", "--bare", r.dir, bare.dir)
	tree = repo{t: t, dir: bare.path("main")}
	bare.git("worktree", "add", "-q", tree.dir, "main")
	tree.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	assertOneLine(t, tree.dir, tree, "a.go")
}
