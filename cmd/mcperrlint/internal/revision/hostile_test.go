package revision_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// A trap is a program that says that it was started.
type trap struct {
	t    *testing.T
	path string
	mark string
}

func newTrap(t *testing.T) trap {
	t.Helper()
	dir := t.TempDir()
	p := trap{t, filepath.Join(dir, "trap"), filepath.Join(dir, "mark")}
	require.NoError(t, os.WriteFile(p.path, []byte("#!/bin/sh\necho \"$0 $*\" >>'"+p.mark+"'\n"), 0o777))
	return p
}

// snaps reports whether a program was started since the last call.
func (p trap) snaps() bool {
	said, err := os.ReadFile(p.mark)
	if err != nil {
		return false
	}
	p.t.Logf("started: %s", said)
	require.NoError(p.t, os.Remove(p.mark))
	return true
}

// try runs a git command, which may fail.
func (r repo) try(args ...string) {
	cmd := exec.Command("git", args...)
	cmd.Dir = r.dir
	_ = cmd.Run()
}

// Whatever the repository has for settings, hooks and attributes, git starts nothing.
func TestSettingsOfTheRepositoryStartNothing(t *testing.T) {
	rows := []struct {
		name  string
		set   func(r repo, trap string)
		falls []string // a git command that does start something
	}{
		{"core.fsmonitor", func(r repo, trap string) { r.git("config", "core.fsmonitor", trap) }, []string{"diff", "HEAD"}},
		{"core.fsmonitor of an included file", func(r repo, trap string) {
			r.write("more", "[core]\n\tfsmonitor = "+trap+"\n")
			r.git("config", "includeIf.gitdir:**.path", r.path("more"))
		}, []string{"diff", "HEAD"}},
		{"core.fsmonitor of the work tree", func(r repo, trap string) {
			r.git("config", "extensions.worktreeConfig", "true")
			r.git("config", "--worktree", "core.fsmonitor", trap)
		}, []string{"diff", "HEAD"}},
		{"clean filter", func(r repo, trap string) {
			r.git("config", "filter.evil.clean", trap)
			r.write(".gitattributes", "*.go filter=evil\n")
		}, []string{"diff", "HEAD"}},
		{"required process filter of a macro", func(r repo, trap string) {
			r.git("config", "filter.evil.process", trap)
			r.git("config", "filter.evil.required", "true")
			r.write(".gitattributes", "[attr]go filter=evil\n*.go go\n")
		}, []string{"diff", "HEAD"}},
		{"filter of core.attributesFile", func(r repo, trap string) {
			r.git("config", "filter.evil.clean", trap)
			r.write("more", "*.go filter=evil\n")
			r.git("config", "core.attributesFile", r.path("more"))
		}, []string{"diff", "HEAD"}},
		{"filter of info/attributes", func(r repo, trap string) {
			r.git("config", "filter.evil.clean", trap)
			r.write(".git/info/attributes", "*.go filter=evil\n")
		}, []string{"diff", "HEAD"}},
		{"diff.external", func(r repo, trap string) { r.git("config", "diff.external", trap) }, []string{"diff", "HEAD"}},
		{"diff driver", func(r repo, trap string) {
			r.git("config", "diff.evil.command", trap)
			r.write(".gitattributes", "*.go diff=evil\n")
		}, []string{"diff", "HEAD"}},
		{"textconv", func(r repo, trap string) {
			r.git("config", "diff.evil.textconv", trap)
			r.write(".gitattributes", "*.go diff=evil\n")
		}, []string{"diff", "HEAD"}},
		{"hooks", func(r repo, trap string) {
			for _, hook := range []string{"post-index-change", "pre-commit", "reference-transaction", "fsmonitor-watchman", "pre-auto-gc"} {
				require.NoError(r.t, os.Symlink(trap, r.path(".git/hooks/"+hook)))
			}
		}, []string{"update-index", "a.go"}},
		{"core.hooksPath", func(r repo, trap string) {
			require.NoError(r.t, os.Symlink(trap, filepath.Join(filepath.Dir(trap), "post-index-change")))
			r.git("config", "core.hooksPath", filepath.Dir(trap))
		}, []string{"update-index", "a.go"}},
		{"aliases", func(r repo, trap string) {
			for _, command := range []string{"diff", "rev-parse", "ls-files", "merge-base", "update-index", "config", "any"} {
				r.git("config", "alias."+command, "!"+trap)
			}
		}, []string{"any"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			r := newRepo(t, map[string]string{"a.go": numbered(10)})
			r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
			trap := newTrap(t)
			row.set(r, trap.path)
			assertOneLine(t, r.dir, r, "a.go")
			assert.False(t, trap.snaps(), "started by us")
			changes, err := revision.SinceMergeBase(t.Context(), r.dir, "main")
			require.NoError(t, err)
			assert.NotNil(t, changes)
			assert.False(t, trap.snaps(), "started by us")
			r.try(row.falls...)
			assert.True(t, trap.snaps(), "the trap works")
		})
	}
}

// Neither do variables, which hooks and jobs inherit.
func TestVariablesStartNothing(t *testing.T) {
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	trap := newTrap(t)
	traced := filepath.Join(t.TempDir(), "traced")
	t.Setenv("GIT_EXTERNAL_DIFF", trap.path)
	t.Setenv("GIT_PAGER", trap.path)
	t.Setenv("GIT_TRACE", traced)
	t.Setenv("GIT_TRACE2_EVENT", traced)
	t.Setenv("GIT_CONFIG_COUNT", "1")
	t.Setenv("GIT_CONFIG_KEY_0", "core.fsmonitor")
	t.Setenv("GIT_CONFIG_VALUE_0", trap.path)
	assertOneLine(t, r.dir, r, "a.go")
	assert.False(t, trap.snaps(), "started by us")
	assert.NoFileExists(t, traced)
	r.try("diff", "HEAD")
	assert.True(t, trap.snaps(), "the trap works")
	assert.FileExists(t, traced)
}

// Git looks into submodules with a git that takes their settings.
func TestSettingsOfSubmodulesStartNothing(t *testing.T) {
	sub := newRepo(t, map[string]string{"b.go": numbered(3)})
	r := newRepo(t, map[string]string{"a.go": numbered(10)})
	r.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", sub.dir, "sub.go")
	r.commit("second")
	r.write("a.go", replaced(numbered(10), 5, 5, "// x"))
	trap := newTrap(t)
	inner := repo{t: t, dir: r.path("sub.go")}
	inner.git("config", "core.fsmonitor", trap.path)
	assertOneLine(t, r.dir, r, "a.go")
	assert.False(t, isNew(t, r.dir, "HEAD", inner.at("b.go", 1, 1)))
	assert.False(t, trap.snaps(), "started by us")
	r.try("diff", "HEAD")
	assert.True(t, trap.snaps(), "the trap works")

	inner.write("b.go", replaced(numbered(3), 2, 2, "// x"))
	assert.True(t, isNew(t, inner.dir, "HEAD", inner.at("b.go", 2, 2)), "in the submodule itself")
	assert.False(t, trap.snaps(), "started by us")
}

// A clone that lacks contents has git fetch them, by any program.
func TestNothingIsFetched(t *testing.T) {
	rows := []struct {
		name string
		set  func(r repo, trap string)
	}{
		{"uploadpack", func(r repo, trap string) { r.git("config", "remote.origin.uploadpack", trap) }},
		{"core.sshCommand", func(r repo, trap string) {
			r.git("config", "remote.origin.url", "ssh://example.test/x")
			r.git("config", "core.sshCommand", trap)
		}},
		{"ext", func(r repo, trap string) {
			r.git("config", "remote.origin.url", "ext::"+trap)
			r.git("config", "protocol.ext.allow", "always")
			r.git("config", "protocol.allow", "always")
		}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			origin := newRepo(t, map[string]string{"a.go": numbered(10)})
			origin.git("config", "uploadpack.allowFilter", "true")
			origin.write("a.go", replaced(numbered(10), 5, 5, "// x"))
			origin.commit("second")
			clone := repo{t: t, dir: filepath.Join(t.TempDir(), "clone")}
			origin.git("clone", "-q", "--filter=blob:none", "file://"+origin.dir, clone.dir)
			trap := newTrap(t)
			row.set(clone, trap.path)
			assert.Contains(t, sinceError(t, clone.dir, "HEAD~"), "the repository is a partial clone that may lack what the files were before")
			assert.NotEmpty(t, sinceError(t, clone.dir, strings.Repeat("1", 40)))
			assert.False(t, trap.snaps(), "started by us")
			assert.False(t, isNew(t, clone.dir, "HEAD", clone.at("a.go", 5, 5)), "what the clone has is enough")
			clone.try("diff", "HEAD~")
			assert.True(t, trap.snaps(), "the trap works")

			clone.git("config", "remote.origin.uploadpack", "git-upload-pack")
			clone.git("config", "remote.origin.url", "file://"+origin.dir)
			clone.git("-c", "maintenance.auto=false", "fetch", "-q", "--refetch", "--no-filter")
			assert.True(t, isNew(t, clone.dir, "HEAD~", clone.at("a.go", 5, 5)), "the advice helps")
		})
	}
}
