//go:build integration

package ci

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/stretchr/testify/require"
)

// An action is what action.yml says.
type action struct {
	Inputs map[string]struct{ Description, Default string }
	Runs   struct {
		Using string
		Steps []step
	}
}

// A step runs a script, or another action.
type step struct {
	Name, ID, If, Shell, Run, Uses string
	Env, With                      map[string]string
}

// A job is one run of the action in a project, as the platform would have it.
type job struct {
	done
	outputs map[string]string // of steps, as ID.NAME
	used    map[string]map[string]string
}

// runner is the directory for temporary files of all runs but those that begin anew.
func runner() string { return filepath.Join(home, "runner") }

func readAction(t *testing.T) action {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(tree, "action.yml"))
	require.NoError(t, err)
	var a action
	require.NoError(t, yaml.Unmarshal(data, &a))
	return a
}

// perform carries out the steps. A step that fails is the last but for those that
// always run.
func (a action) perform(t *testing.T, p *project, temp string, with map[string]string, env ...string) job {
	t.Helper()
	values := map[string]string{"runner.os": "Linux", "runner.arch": "X64", "hashFiles('**/go.sum')": "sums"}
	for name, input := range a.Inputs {
		values["inputs."+name] = input.Default
	}
	for name, value := range with {
		require.Contains(t, a.Inputs, name)
		values["inputs."+name] = value
	}
	require.NoError(t, os.MkdirAll(temp, 0o777))
	j := job{outputs: make(map[string]string), used: make(map[string]map[string]string)}
	for _, s := range a.Runs.Steps {
		if (j.status != 0 && !strings.Contains(s.If, "always()")) || !holds(t, s.If, values) {
			continue
		}
		if s.Uses != "" {
			j.used[s.Uses] = evaluated(t, s.With, values)
			continue
		}
		output := filepath.Join(t.TempDir(), "output")
		given := append([]string{"GITHUB_ACTIONS=true", "CI=true", "GITHUB_WORKSPACE=" + p.dir, "GITHUB_ACTION_PATH=" + tree, "RUNNER_TEMP=" + temp,
			"GITHUB_OUTPUT=" + output, "GITHUB_EVENT_NAME=push", "GITHUB_BASE_REF=", "GITHUB_HEAD_REF="}, env...)
		for name, value := range evaluated(t, s.Env, values) {
			given = append(given, name+"="+value)
		}
		ran := p.script(t, given, s.Run)
		j.status, j.output = ran.status, j.output+ran.output
		written, _ := os.ReadFile(output) // none: the step has no outputs
		for line := range strings.Lines(string(written)) {
			name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "=")
			j.outputs[s.ID+"."+name] = value
			values["steps."+s.ID+".outputs."+name] = value
		}
	}
	return j
}

// script runs a script as the runner does for shell: bash.
func (p *project) script(t *testing.T, env []string, text string) done {
	t.Helper()
	bash, err := exec.LookPath("bash")
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "script.sh")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o666))
	return p.run(t, env, bash, "--noprofile", "--norc", "-eo", "pipefail", file)
}

var expression = regexp.MustCompile(`\$\{\{ (.*?) \}\}`)

// evaluated puts values in the place of expressions.
func evaluated(t *testing.T, settings, values map[string]string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	for name, text := range settings {
		all[name] = expression.ReplaceAllStringFunc(text, func(found string) string {
			return value(t, expression.FindStringSubmatch(found)[1], values)
		})
	}
	return all
}

// value returns what a name stands for. An output that no step wrote is empty.
func value(t *testing.T, name string, values map[string]string) string {
	t.Helper()
	found, known := values[name]
	require.True(t, known || strings.HasPrefix(name, "steps."), "%s is unknown", name)
	return found
}

var comparison = regexp.MustCompile(`^(\S+) (==|!=) '(.*)'$`)

// holds reports whether a condition does.
func holds(t *testing.T, condition string, values map[string]string) bool {
	t.Helper()
	for term := range strings.SplitSeq(condition, " && ") {
		if term == "" || term == "always()" {
			continue
		}
		parts := comparison.FindStringSubmatch(term)
		require.NotNil(t, parts, "condition %q", condition)
		if (value(t, parts[1], values) == parts[3]) != (parts[2] == "==") {
			return false
		}
	}
	return true
}
