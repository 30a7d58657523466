//go:build integration

package ci

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What mcperrlint init writes lets a project through as it is, and stops what comes
// after.
func TestInit(t *testing.T) {
	for name, test := range map[string]struct {
		remote, file string
		script       func(t *testing.T, p *project, text []byte) (script string, env []string)
		shown        string
	}{
		"GitHub": {"https://github.example.test/server.git", ".github/workflows/mcperrlint.yml", workflowScript, "\n::warning file=server.go,line=7,"},
		"GitLab": {"https://gitlab.example.test/server.git", ".gitlab-ci.yml", pipelineScript, ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := newProject(t, gone)
			p.git(t, "remote", "add", "origin", test.remote)
			begun := p.lint(t, "init")
			require.Zero(t, begun.status, begun.output)
			text, err := os.ReadFile(filepath.Join(p.dir, filepath.FromSlash(test.file)))
			require.NoError(t, err)
			script, set := test.script(t, p, text)
			env := append(append(set, published(t)...), "GOBIN="+filepath.Join(home, "bin"), "PATH="+filepath.Join(home, "bin")+":"+os.Getenv("PATH"))

			passed := p.script(t, env, script)
			assert.Zero(t, passed.status, passed.output)
			p.server(t, late, gone)
			stopped := p.script(t, env, script)
			assert.Equal(t, 1, stopped.status, stopped.output)
			assert.Equal(t, []string{finding(7)}, stopped.findings())
			assert.Contains(t, stopped.output, test.shown)
			p.write(t, "below/below.go", "package below\n\n"+broken)
			assert.Equal(t, 3, p.script(t, env, script).status)
			p.write(t, ".mcperrlint.yaml", "presett: wire\n")
			require.NoError(t, os.RemoveAll(filepath.Join(p.dir, "annotations.txt"))) // as on a fresh machine
			wrong := p.script(t, env, script)
			assert.Equal(t, 2, wrong.status, wrong.output)
			assert.Contains(t, wrong.output, "did you mean preset?")
		})
	}
}

// workflowScript returns what a workflow runs, and with which variables.
func workflowScript(t *testing.T, _ *project, text []byte) (script string, env []string) {
	t.Helper()
	var workflow struct {
		Jobs map[string]struct{ Steps []step }
	}
	require.NoError(t, yaml.Unmarshal(text, &workflow))
	var scripts []string
	for _, s := range workflow.Jobs["mcperrlint"].Steps {
		scripts = append(scripts, s.Run)
		if s.Run != "" {
			assert.Equal(t, map[string]string{"GOTOOLCHAIN": "auto"}, s.Env, s.Run)
		}
	}
	return strings.Join(scripts, "\n"), []string{"GOTOOLCHAIN=auto"}
}

// pipelineScript returns what a pipeline runs, and with which variables.
func pipelineScript(t *testing.T, p *project, text []byte) (script string, env []string) {
	t.Helper()
	l := parsePipeline(t, text)
	return strings.Join(l.Job.Script, "\n"), l.variables(p)
}
