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
		script       func(t *testing.T, text []byte) string
		shown        string
	}{
		"GitHub": {"https://github.example.test/server.git", ".github/workflows/mcperrlint.yml", workflowScript, "\n::warning file=server.go,line=7,"},
		"GitLab": {"https://gitlab.example.test/server.git", ".gitlab-ci.yml", pipelineScript, ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := newProject(t, gone)
			p.git(t, "remote", "add", "origin", test.remote)
			begun := p.run(t, nil, "go", "-C", tree, "run", "./cmd/mcperrlint", "-C", p.dir, "init")
			require.Zero(t, begun.status, begun.output)
			text, err := os.ReadFile(filepath.Join(p.dir, filepath.FromSlash(test.file)))
			require.NoError(t, err)
			script, env := test.script(t, text), append(published(t), "GOBIN="+filepath.Join(home, "bin"), "PATH="+filepath.Join(home, "bin")+":"+os.Getenv("PATH"))

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

// workflowScript returns what a workflow runs.
func workflowScript(t *testing.T, text []byte) string {
	t.Helper()
	var workflow struct {
		Jobs map[string]struct{ Steps []step }
	}
	require.NoError(t, yaml.Unmarshal(text, &workflow))
	var scripts []string
	for _, s := range workflow.Jobs["mcperrlint"].Steps {
		scripts = append(scripts, s.Run)
	}
	return strings.Join(scripts, "\n")
}

// pipelineScript returns what a pipeline runs.
func pipelineScript(t *testing.T, text []byte) string {
	t.Helper()
	var l pipeline
	require.NoError(t, yaml.Unmarshal(text, &l))
	return strings.Join(l.Job.Script, "\n")
}
