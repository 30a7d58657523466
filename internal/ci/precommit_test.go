//go:build integration

package ci

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hooks are ours, in a repository that holds the tree as it is now.
type hooks struct {
	repository string
	home       string // where pre-commit installs them
}

func TestHooks(t *testing.T) {
	if _, err := exec.LookPath("pre-commit"); err != nil {
		t.Skip("pre-commit is not installed: THE HOOKS ARE NOT TESTED; install it, as with apt-get install pre-commit")
	}
	t.Parallel()
	ours := &project{dir: copyTree(t), env: environment(t)}
	ours.git(t, "init", "-q", "-b", "main")
	ours.commit(t)
	ours.git(t, "tag", "v0.1.0")
	manifest := ours.run(t, nil, "pre-commit", "validate-manifest", ".pre-commit-hooks.yaml")
	require.Zero(t, manifest.status, manifest.output)

	h := hooks{repository: ours.dir, home: t.TempDir()}
	t.Run("the whole module", h.testWhole)
	t.Run("only new findings", h.testNew)
	t.Run("at a commit", h.testCommit)
	t.Run("what they look at", h.testFiles)
	t.Run("settings", h.testSettings)
	t.Run("a baseline", h.testBaseline)
	t.Run("without a network", h.testOffline)
}

// project returns a project that uses the hooks. All is committed.
func (h hooks) project(t *testing.T, variables ...string) *project {
	t.Helper()
	p := newProject(t, variables...)
	p.env = append(p.env, "PRE_COMMIT_HOME="+h.home, "PRE_COMMIT_COLOR=never")
	p.write(t, ".pre-commit-config.yaml", "repos:\n  - repo: "+h.repository+"\n    rev: v0.1.0\n"+
		"    hooks: [{id: mcperrlint}, {id: mcperrlint-new}, {id: mcperrlint-config}]\n")
	p.commit(t)
	return p
}

// hook runs one hook on what is staged, which is everything, or with other
// arguments.
func (p *project) hook(t *testing.T, args ...string) done {
	t.Helper()
	p.git(t, "add", "-A")
	return p.run(t, nil, append([]string{"pre-commit", "run"}, args...)...)
}

func (h hooks) testWhole(t *testing.T) {
	p := h.project(t, gone)
	found := p.hook(t, "mcperrlint", "--all-files")
	assert.Equal(t, 1, found.status, found.output)
	assert.Contains(t, found.output, "- exit code: 1\n\n"+noServer+finding(7))
	p.server(t, clean)
	found = p.hook(t, "mcperrlint")
	assert.Zero(t, found.status, found.output)
	assert.Regexp(t, `(?m)^mcperrlint\.+Passed$`, found.output)
	p.server(t, gone, broken)
	found = p.hook(t, "mcperrlint")
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, "- exit code: 3\n\nserver.go:9:13: cannot use \"s\"")
}

// installed returns what the hooks consist of. Nothing of ours but the command is of
// use to others.
func (h hooks) installed(t *testing.T) string {
	t.Helper()
	installed, err := filepath.Glob(filepath.Join(h.home, "repo*", "golangenv-*", "bin", "*"))
	require.NoError(t, err)
	require.Len(t, installed, 1)
	assert.Equal(t, "mcperrlint", filepath.Base(installed[0]))
	return installed[0]
}

func (h hooks) testNew(t *testing.T) {
	p := h.project(t, gone)
	found := p.hook(t, "mcperrlint-new", "--all-files")
	assert.Zero(t, found.status, found.output)
	assert.Regexp(t, `(?m)^mcperrlint \(new findings\)\.+Passed$`, found.output)

	p.server(t, gone, late)
	p.git(t, "add", "-A")
	p.server(t, gone, late, clean, broken) // which is not staged
	found = p.run(t, nil, "pre-commit", "run", "mcperrlint-new")
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, "- exit code: 1\n\n"+noServer+finding(9))
	assert.NotContains(t, found.output, finding(7))

	p = newProject(t, gone)
	p.env = append(p.env, "PRE_COMMIT_HOME="+h.home)
	p.write(t, ".pre-commit-config.yaml", "repos: [{repo: "+h.repository+", rev: v0.1.0, hooks: [{id: mcperrlint-new}]}]\n")
	found = p.hook(t)
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, "- exit code: 2\n\n"+noServer+"mcperrlint: -new-from-rev: unknown revision \"HEAD\": the repository has no commits yet\n")
}

// While git commits there is more in the environment.
func (h hooks) testCommit(t *testing.T) {
	p := h.project(t, gone)
	installed := p.run(t, nil, "pre-commit", "install")
	require.Zero(t, installed.status, installed.output)
	skip := []string{"SKIP=mcperrlint"}
	p.server(t, gone, late)
	refused := p.run(t, skip, "git", "commit", "-a", "-m", "change")
	assert.Equal(t, 1, refused.status)
	assert.Contains(t, refused.output, finding(9))
	assert.NotContains(t, refused.output, finding(7))
	p.server(t, gone, clean)
	accepted := p.run(t, skip, "git", "commit", "-a", "-m", "change")
	assert.Zero(t, accepted.status, accepted.output)
}

func (h hooks) testFiles(t *testing.T) {
	p := h.project(t, clean)
	for _, file := range []string{"below/below.go", "below/go.sum", ".mcperrlint.yaml", ".mcperrlint-baseline.json", "go.mod"} {
		p.write(t, file, "")
		assert.NotContains(t, p.hook(t, "mcperrlint").output, "Skipped", file)
		p.git(t, "reset", "-q", "--hard")
	}
	p.write(t, "README", "")
	assert.Regexp(t, `(?m)^mcperrlint\.*\(no files to check\)Skipped$`, p.hook(t, "mcperrlint").output)
}

func (h hooks) testSettings(t *testing.T) {
	p := h.project(t, gone)
	assert.Contains(t, p.hook(t, "mcperrlint-config", "--all-files").output, "(no files to check)Skipped")
	p.write(t, ".mcperrlint.yaml", "rules:\n  errfactory: off\n")
	found := p.hook(t)
	assert.Zero(t, found.status, found.output)
	assert.Regexp(t, `(?m)^mcperrlint \(settings\)\.+Passed$`, found.output)
	p.write(t, ".mcperrlint.yaml", "ruls:\n  errfactory: off\n")
	found = p.hook(t, "mcperrlint-config")
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, "- exit code: 2\n\nmcperrlint: "+filepath.Join(p.dir, ".mcperrlint.yaml")+":1:1: unknown key \"ruls\"; did you mean rules?")
}

func (h hooks) testBaseline(t *testing.T) {
	p := h.project(t, gone)
	p.write(t, ".mcperrlint.yaml", "baseline: .mcperrlint-baseline.json\n")
	found := p.hook(t, "mcperrlint")
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, "- exit code: 2\n\n"+noServer+"mcperrlint: -baseline: there is no ")
	written := p.run(t, nil, h.installed(t), "baseline", "write")
	require.Zero(t, written.status, written.output)
	found = p.hook(t, "mcperrlint")
	assert.Zero(t, found.status, found.output)
	p.server(t, late, gone)
	found = p.hook(t, "mcperrlint")
	assert.Equal(t, 1, found.status)
	assert.Contains(t, found.output, finding(7))
	assert.NotContains(t, found.output, finding(9))
}

// With nothing downloaded before, the hooks cannot be installed without a network,
// and it is said why.
func (h hooks) testOffline(t *testing.T) {
	p := h.project(t, clean)
	env := []string{"PRE_COMMIT_HOME=" + t.TempDir(), "GOPROXY=off", "GOMODCACHE=" + t.TempDir()}
	failed := p.run(t, env, "pre-commit", "run", "--all-files")
	assert.NotZero(t, failed.status)
	assert.Contains(t, failed.output, "module lookup disabled by GOPROXY=off")
}
