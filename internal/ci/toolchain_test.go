//go:build integration

package ci

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// older is what a server that says go 1.23 in its go.mod gets from actions/setup-go.
const older = "go1.23.0"

// A server that is older than the program is linted everywhere, although the platform
// says GOTOOLCHAIN=local, as actions/setup-go does and the golang images do.
func TestOlderToolchain(t *testing.T) {
	for name, lint := range map[string]func(t *testing.T, p *project) done{
		"the action": func(t *testing.T, p *project) done {
			return readAction(t).perform(t, p, t.TempDir(), nil).done
		},
		"the template for GitLab": func(t *testing.T, p *project) done { return readPipeline(t).perform(t, p) },
		"the workflow of init": func(t *testing.T, p *project) done {
			return p.begun(t, "https://github.example.test/server.git", ".github/workflows/mcperrlint.yml", workflowScript)
		},
		"the pipeline of init": func(t *testing.T, p *project) done {
			return p.begun(t, "https://gitlab.example.test/server.git", ".gitlab-ci.yml", pipelineScript)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := olderServer(t)
			found := lint(t, p)
			assert.Equal(t, 1, found.status, found.output)
			assert.Contains(t, found.output, "server.go:15:3: warning: ")
			assert.NotContains(t, found.output, "GOTOOLCHAIN=local)")
		})
	}
}

// What the image sets lets it lint a server that is newer than its go command.
func TestNewerServerInTheImage(t *testing.T) {
	p := olderServer(t)
	p.write(t, "go.mod", strings.Replace(p.read(t, "go.mod"), "go 1.23.0", "go 1.24.0", 1))
	refused := p.lint(t)
	assert.Equal(t, 2, refused.status, refused.output)
	assert.Contains(t, refused.output, "the Go toolchain is too old for the module")

	env, user := readImage(t)
	assert.Equal(t, "nobody", user)
	cache := t.TempDir()
	for i, setting := range env {
		env[i] = strings.Replace(setting, "=/cache", "="+cache, 1)
	}
	p.env = append(p.env, env...)
	found := p.lint(t)
	assert.Equal(t, 1, found.status, found.output)
	assert.Contains(t, found.output, "server.go:15:3: warning: ")
	for _, kept := range []string{"modules", "results"} {
		assert.DirExists(t, filepath.Join(cache, kept))
	}
}

// readImage returns the variables of the image, and who runs the program in it.
func readImage(t *testing.T) (env []string, user string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(tree, "Dockerfile"))
	require.NoError(t, err)
	last := string(text)[strings.LastIndex(string(text), "\nFROM "):]
	for _, line := range regexp.MustCompile(`(?m)^ENV (.*)$`).FindAllStringSubmatch(last, -1) {
		env = append(env, strings.Fields(line[1])...)
	}
	set := regexp.MustCompile(`(?m)^USER (\S+)$`).FindStringSubmatch(last)
	require.NotNil(t, set)
	return env, set[1]
}

// What GitLab is to keep lies in what it keeps, and nobody is root.
func TestPipelinesKeepCaches(t *testing.T) {
	p := olderServer(t)
	p.git(t, "remote", "add", "origin", "https://gitlab.example.test/server.git")
	begun := p.lint(t, "init")
	require.Zero(t, begun.status, begun.output)
	for _, l := range []pipeline{readPipeline(t), parsePipeline(t, []byte(p.read(t, ".gitlab-ci.yml")))} {
		assert.Equal(t, "nobody", l.Job.Image.Docker.User)
		require.Len(t, l.Job.Cache.Paths, 1)
		for _, name := range []string{"GOMODCACHE", "GOCACHE", "XDG_CACHE_HOME"} {
			assert.True(t, strings.HasPrefix(l.Job.Variables[name], "$CI_PROJECT_DIR/"+l.Job.Cache.Paths[0]), name)
		}
	}
}

// begun has init write a gate for a new finding, and runs it.
func (p *project) begun(t *testing.T, remote, file string, of func(*testing.T, *project, []byte) (string, []string)) done {
	t.Helper()
	p.git(t, "remote", "add", "origin", remote)
	begun := p.lint(t, "init")
	require.Zero(t, begun.status, begun.output)
	require.NoError(t, os.Remove(filepath.Join(p.dir, ".mcperrlint-baseline.json")))
	p.write(t, ".mcperrlint.yaml", "version: 1\n")
	script, set := of(t, p, []byte(p.read(t, filepath.FromSlash(file))))
	bin := filepath.Join(home, "older")
	return p.script(t, slices.Concat(set, published(t), []string{"GOBIN=" + bin, "PATH=" + bin + ":" + olderPath(t)}), script)
}

// olderServer returns a project with an older Go, which nobody allows to fetch another
// one. It depends on nothing that needs a newer Go than its own.
func olderServer(t *testing.T) *project {
	t.Helper()
	// Toolchains are checked against the checksum database, which knows nothing of ours.
	sums := []string{"GOSUMDB=" + goEnv(t)["GOSUMDB"], "GONOSUMDB=github.com/mcperrlint/mcperrlint"}
	p := &project{dir: t.TempDir(), env: slices.Concat(environment(t), sums, []string{"PATH=" + olderPath(t), "GOTOOLCHAIN=local"})}
	p.git(t, "init", "-q", "-b", "main")
	require.NoError(t, os.CopyFS(p.dir, os.DirFS(filepath.Join(tree, "cmd", "mcperrlint", "testdata", "server"))))
	p.commit(t)
	return p
}

// olderPath returns the directories of commands, with an older Go first.
func olderPath(t *testing.T) string {
	t.Helper()
	asked := exec.Command("go", "env", "GOROOT")
	asked.Env = append(os.Environ(), "GOTOOLCHAIN="+older)
	root, err := asked.Output()
	require.NoError(t, err)
	return filepath.Join(strings.TrimSpace(string(root)), "bin") + string(os.PathListSeparator) + os.Getenv("PATH")
}

// read returns what a file holds.
func (p *project) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.dir, name))
	require.NoError(t, err)
	return string(text)
}
