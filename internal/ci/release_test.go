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
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The workflow for releases runs what is there, after the checks that every change has to
// pass, and for tags that are versions.
func TestReleaseWorkflow(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(tree, ".github", "workflows", "release.yml"))
	require.NoError(t, err)
	var workflow struct {
		On   struct{ Push struct{ Tags []string } }
		Jobs map[string]struct {
			Needs string
			Steps []step
		}
	}
	require.NoError(t, yaml.Unmarshal(text, &workflow))
	assert.Equal(t, []string{"v[0-9]+.[0-9]+.[0-9]+*"}, workflow.On.Push.Tags)
	for name, job := range workflow.Jobs {
		assert.Equal(t, name != "test", job.Needs == "test", name)
	}
	assert.FileExists(t, filepath.Join(tree, "Dockerfile"))
}

// What workflows run is there, and wherever an action is named, it has the same version.
func TestWorkflows(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(tree, ".github", "workflows", "*.yml"))
	require.NoError(t, err)
	require.Len(t, files, 2)
	scripts := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, script := range regexp.MustCompile(`(?m)^\s*- run: (\S+)`).FindAllStringSubmatch(string(text), -1) {
			info, err := os.Stat(filepath.Join(tree, script[1]))
			require.NoError(t, err)
			assert.NotZero(t, info.Mode()&0o100, script[1])
			scripts++
		}
	}
	assert.Equal(t, 3, scripts)

	versions := make(map[string]string)
	for _, name := range []string{"action.yml", "docs/ci.md", "cmd/mcperrlint/internal/cli/initfiles.go"} {
		files = append(files, filepath.Join(tree, filepath.FromSlash(name)))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		used := regexp.MustCompile(`uses: ([\w/-]+)@(\S+)`).FindAllStringSubmatch(string(text), -1)
		assert.NotEmpty(t, used, file)
		for _, u := range used {
			known, seen := versions[u[1]]
			assert.True(t, !seen || known == u[2], "%s: %s@%s, and elsewhere @%s", file, u[1], u[2], known)
			versions[u[1]] = u[2]
		}
	}
}

// A release has the version of its tag, and cannot be made of anything else.
func TestReleaseVersion(t *testing.T) {
	out := t.TempDir()
	built := exec.Command("bash", filepath.Join(tree, "ci", "release.sh"), "v0.0.0-never", out, "linux/amd64")
	text, err := built.CombinedOutput()
	require.Error(t, err)
	assert.Contains(t, string(text), "and not v0.0.0-never: this is no clean checkout of the tag")
	left, err := os.ReadDir(out)
	require.NoError(t, err)
	assert.Empty(t, left)

	script, err := os.ReadFile(filepath.Join(tree, "ci", "release.sh"))
	require.NoError(t, err)
	for _, platform := range []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"} {
		assert.True(t, strings.Contains(string(script), platform), platform)
	}
}
