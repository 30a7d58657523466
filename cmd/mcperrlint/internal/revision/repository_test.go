package revision_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// repo is a git repository for a test.
type repo struct {
	t   *testing.T
	dir string
}

// newRepo makes a repository in a new directory, whose files are committed.
func newRepo(t *testing.T, files map[string]string) repo {
	t.Helper()
	isolate(t)
	r := repo{t: t, dir: t.TempDir()}
	r.git("init", "-q", "-b", "main")
	r.writeAll(files)
	r.commit("first")
	return r
}

// isolate keeps the settings of the user away from git.
func isolate(t *testing.T) {
	t.Helper()
	for _, setting := range os.Environ() {
		if name, _, _ := strings.Cut(setting, "="); strings.HasPrefix(name, "GIT_") {
			t.Setenv(name, "") // for the end of the test
			require.NoError(t, os.Unsetenv(name))
		}
	}
	t.Setenv("HOME", t.TempDir())
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, who := range []string{"AUTHOR", "COMMITTER"} {
		t.Setenv("GIT_"+who+"_NAME", "A. Nonymous")
		t.Setenv("GIT_"+who+"_EMAIL", "a@example.test")
	}
}

func (r repo) git(args ...string) string {
	r.t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = r.dir
	out, err := cmd.CombinedOutput()
	require.NoError(r.t, err, "git %v: %s", args, out)
	return strings.TrimSpace(string(out))
}

func (r repo) path(name string) string { return filepath.Join(r.dir, filepath.FromSlash(name)) }

func (r repo) write(name, content string) {
	r.t.Helper()
	require.NoError(r.t, os.MkdirAll(filepath.Dir(r.path(name)), 0o777))
	require.NoError(r.t, os.WriteFile(r.path(name), []byte(content), 0o666))
}

func (r repo) writeAll(files map[string]string) {
	r.t.Helper()
	for name, content := range files {
		r.write(name, content)
	}
}

func (r repo) commit(message string) {
	r.t.Helper()
	r.git("add", "-A")
	r.git("commit", "-q", "--allow-empty", "-m", message)
}

// at returns a finding in the lines of a file.
func (r repo) at(name string, first, last int) finding.Finding {
	return finding.Finding{Range: r.lines(name, first, last)}
}

func (r repo) lines(name string, first, last int) finding.Range {
	return finding.Range{File: r.path(name), Line: first, EndLine: last}
}

// numbered returns a file whose lines are all different.
func numbered(last int) string {
	var b strings.Builder
	b.WriteString("package p\n")
	for i := 2; i <= last; i++ {
		b.WriteString("var v" + strings.Repeat("i", i) + " int\n")
	}
	return b.String()
}

// replaced returns the text with other lines in place of those from first to last.
func replaced(text string, first, last int, by ...string) string {
	all := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	all = append(all[:first-1:first-1], append(by, all[last:]...)...)
	return strings.Join(all, "\n") + "\n"
}
