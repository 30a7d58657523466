package revision_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// sinceError returns why it cannot be said what has changed since a revision.
func sinceError(t *testing.T, dir, since string) string {
	t.Helper()
	_, err := revision.Since(t.Context(), dir, since)
	require.Error(t, err)
	return err.Error()
}

func mergeBaseError(t *testing.T, dir, branch string) string {
	t.Helper()
	_, err := revision.SinceMergeBase(t.Context(), dir, branch)
	require.Error(t, err)
	return err.Error()
}

func TestUnknownRevision(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	const advice = ": the repository has no commit, branch or tag of that name"
	assert.Equal(t, `unknown revision "mian"`+advice+`; did you mean "main"?`, sinceError(t, r.dir, "mian"))
	assert.Equal(t, `unknown revision "HEAD~7"`+advice, sinceError(t, r.dir, "HEAD~7"))
	assert.Equal(t, `unknown revision "HEAD:a.go"`+advice, sinceError(t, r.dir, "HEAD:a.go"))
	assert.Equal(t, `unknown revision "main..HEAD"`+advice, sinceError(t, r.dir, "main..HEAD"))
	assert.Equal(t, `unknown revision "mian"`+advice+`; did you mean "main"?`, mergeBaseError(t, r.dir, "mian"))
	for _, odd := range []string{"", "-p", "--output=x"} {
		assert.Contains(t, sinceError(t, r.dir, odd), "is not a revision: name a commit, a branch or a tag")
	}
	r.git("tag", "-a", "v1", "-m", "one")
	assert.False(t, isNew(t, r.dir, "v1", r.at("a.go", 1, 1)), "a tag is a revision")
}

func TestBranchOfTheRemoteAlone(t *testing.T) {
	origin := newRepo(t, map[string]string{"a.go": numbered(3)})
	origin.git("branch", "develop")
	clone := repo{t: t, dir: filepath.Join(t.TempDir(), "clone")}
	origin.git("clone", "-q", origin.dir, clone.dir)
	assert.Equal(t, `unknown revision "develop": there is no such branch here; did you mean "origin/develop"?`, sinceError(t, clone.dir, "develop"))
	assert.False(t, isNew(t, clone.dir, "origin/develop", clone.at("a.go", 1, 1)))
}

func TestShallowClone(t *testing.T) {
	origin := newRepo(t, map[string]string{"a.go": numbered(3)})
	origin.git("checkout", "-q", "-b", "topic")
	origin.commit("on topic")
	first := origin.git("rev-parse", "main")
	origin.git("checkout", "-q", "main")
	origin.commit("on main")
	clone := repo{t: t, dir: filepath.Join(t.TempDir(), "clone")}
	origin.git("clone", "-q", "--depth=1", "--no-single-branch", "--branch=topic", "file://"+origin.dir, clone.dir)

	assert.Equal(t, `unknown revision "`+first+`": the repository is a shallow clone that may not reach so far; fetch more of it, as with git fetch --unshallow`,
		sinceError(t, clone.dir, first))
	assert.Equal(t, `no commit is known that "origin/main" and the current commit have in common: the repository is a shallow clone; fetch more of it, as with git fetch --unshallow`,
		mergeBaseError(t, clone.dir, "origin/main"))
}

func TestNothingInCommon(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	r.git("checkout", "-q", "--orphan", "pages")
	r.commit("another first")
	assert.Equal(t, `"main" and the current commit have no commit in common: is it a branch of this project?`, mergeBaseError(t, r.dir, "main"))
}

func TestNoCommits(t *testing.T) {
	isolate(t)
	r := repo{t: t, dir: t.TempDir()}
	r.git("init", "-q", "-b", "main")
	assert.Equal(t, `unknown revision "HEAD": the repository has no commits yet`, sinceError(t, r.dir, "HEAD"))
}

func TestNoRepository(t *testing.T) {
	isolate(t)
	dir := t.TempDir()
	assert.Equal(t, dir+" is not in a git repository: only git can tell what has changed", sinceError(t, dir, "HEAD"))

	r := repo{t: t, dir: t.TempDir()}
	r.git("init", "-q", "--bare")
	assert.Equal(t, r.dir+" is in a git repository without a work tree: run in a checkout", sinceError(t, r.dir, "HEAD"))
}

func TestNoGit(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	t.Setenv("PATH", t.TempDir())
	assert.Equal(t, "git is not installed, or not in PATH: it is needed to tell what has changed", sinceError(t, r.dir, "HEAD"))
}

func TestGitFails(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(3)})
	bin := t.TempDir()
	script := "#!/bin/sh\necho 'fatal: detected dubious ownership in repository' >&2\nexit 128\n"
	require.NoError(t, os.WriteFile(filepath.Join(bin, "git"), []byte(script), 0o777))
	t.Setenv("PATH", bin)
	assert.Contains(t, sinceError(t, r.dir, "HEAD"), "which another user owns: allow it with git config --global --add safe.directory DIR")

	script = "#!/bin/sh\necho 'fatal: out of luck' >&2\nexit 128\n"
	require.NoError(t, os.WriteFile(filepath.Join(bin, "git"), []byte(script), 0o777))
	assert.Equal(t, "git rev-parse: out of luck", sinceError(t, r.dir, "HEAD"))
}
