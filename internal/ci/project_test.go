//go:build integration

package ci

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// tree is where the module lies.
var tree = func() string {
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		panic(err)
	}
	return dir
}()

// Variables of the sample, in the order in which scenarios add them. The first two
// are findings.
const (
	gone   = "var ErrGone = taxonomy.New(taxonomy.CodeNotFound, \"gone\")\n"
	late   = "var ErrLate = taxonomy.New(taxonomy.CodeTimeout, \"late\")\n"
	clean  = "var ErrNone = taxonomy.NotFound(\"none\")\n"
	broken = "var x int = \"s\"\n"
)

// noServer is what the command says first of a project that imports no MCP library.
const noServer = "mcperrlint: no MCP library that mcperrlint knows is imported by these packages: only the use of packages taxonomy and contract is checked; " +
	"mcperrlint help libraries lists the 13 it knows\n"

// A project is a git repository with a small module that uses ours.
type project struct {
	dir string
	env []string
}

// newProject returns one without commits, whose only file holds these variables.
func newProject(t *testing.T, variables ...string) *project {
	t.Helper()
	p := &project{dir: t.TempDir(), env: environment(t)}
	p.git(t, "init", "-q", "-b", "main")
	p.write(t, "go.mod", "module example.test/server\n\ngo 1.25.0\n\nrequire github.com/mcperrlint/mcperrlint v0.0.0\n\n"+
		"replace github.com/mcperrlint/mcperrlint => "+tree+"\n")
	p.server(t, variables...)
	return p
}

// home is the directory of the user who runs everything, and of the platforms. What
// was built and found once is there for all tests.
var home string

func TestMain(m *testing.M) {
	var err error
	if home, err = os.MkdirTemp("", "mcperrlint-ci-"); err != nil {
		panic(err)
	}
	status := m.Run()
	if err := os.RemoveAll(home); err != nil {
		panic(err)
	}
	os.Exit(status)
}

// program is the command as the tree has it, built once. The go command says on the way what
// it downloads, which go run would put before the output of the program.
var program = sync.OnceValues(func() (string, error) {
	file := filepath.Join(home, "mcperrlint")
	said, err := exec.Command("go", "-C", tree, "build", "-o", file, "./cmd/mcperrlint").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w: %s", err, said)
	}
	return file, nil
})

// lint runs the command in the project.
func (p *project) lint(t *testing.T, args ...string) done {
	t.Helper()
	file, err := program()
	require.NoError(t, err)
	return p.run(t, nil, append([]string{file}, args...)...)
}

// environment returns that of the user, for whom nothing is downloaded again that the
// machine has. Paths do not enter what is compiled, so that it is not compiled again
// for every temporary directory.
func environment(t *testing.T) []string {
	t.Helper()
	known := goEnv(t)
	env := []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + os.TempDir(), "LANG=C.UTF-8",
		"GOFLAGS=-trimpath -buildvcs=false -modcacherw", "GOSUMDB=off", "GOWORK=off",
		"GIT_CONFIG_GLOBAL=" + os.DevNull, "GIT_CONFIG_NOSYSTEM=1",
		"GIT_AUTHOR_NAME=tester", "GIT_AUTHOR_EMAIL=tester@example.test",
		"GIT_COMMITTER_NAME=tester", "GIT_COMMITTER_EMAIL=tester@example.test",
	}
	for _, name := range []string{"GOCACHE", "GOMODCACHE", "GOPROXY"} {
		env = append(env, name+"="+known[name])
	}
	return env
}

// goEnv returns settings of the go command on this machine.
func goEnv(t *testing.T) map[string]string {
	t.Helper()
	printed, err := exec.Command("go", "env", "-json", "GOCACHE", "GOMODCACHE", "GOPROXY", "GOSUMDB").Output()
	require.NoError(t, err)
	known := make(map[string]string)
	require.NoError(t, json.Unmarshal(printed, &known))
	return known
}

// server writes the file of the sample.
func (p *project) server(t *testing.T, variables ...string) {
	t.Helper()
	p.write(t, "server.go", "package server\n\nimport \"github.com/mcperrlint/mcperrlint/taxonomy\"\n\nvar _ taxonomy.Code\n\n"+strings.Join(variables, "\n"))
}

// write writes a file.
func (p *project) write(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join(p.dir, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}

// git runs git, which has to succeed.
func (p *project) git(t *testing.T, args ...string) {
	t.Helper()
	done := p.run(t, nil, append([]string{"git"}, args...)...)
	require.Zero(t, done.status, "git %s: %s", args, done.output)
}

// commit commits everything.
func (p *project) commit(t *testing.T) {
	t.Helper()
	p.git(t, "add", "-A")
	p.git(t, "commit", "-q", "--no-verify", "-m", "change")
}

// done is what has become of a command. As in the logs of the platforms, errors stand
// between the other lines.
type done struct {
	status int
	output string
}

// findings returns the places that were printed for people, with the beginnings of
// the messages.
func (d done) findings() []string {
	var list []string
	for _, line := range regexp.MustCompile(`(?m)^(\S+\.go:\d+:\d+: warning: ).*\(errfactory/new\)$`).FindAllStringSubmatch(d.output, -1) {
		list = append(list, line[1])
	}
	return list
}

// run runs a command in the project, with these variables in place of those of the
// same names.
func (p *project) run(t *testing.T, env []string, args ...string) done {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
	cmd.Dir, cmd.Env = p.dir, slices.Concat(p.env, env)
	output, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err, "%s", args)
	}
	return done{cmd.ProcessState.ExitCode(), string(output)}
}

// finding returns the beginning of the line about the variable in a line of the
// sample.
func finding(line int) string {
	return fmt.Sprintf("server.go:%d:15: warning: ", line)
}

// copyTree returns a copy of the module, without its history.
func copyTree(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	require.NoError(t, filepath.WalkDir(tree, func(path string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.Name() == ".git" {
			if entry.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		relative, err := filepath.Rel(tree, path)
		if err != nil || entry.IsDir() {
			return errors.Join(err, os.MkdirAll(filepath.Join(to, relative), 0o777))
		}
		data, err := os.ReadFile(path)
		return errors.Join(err, os.WriteFile(filepath.Join(to, relative), data, 0o666))
	}))
	return to
}
