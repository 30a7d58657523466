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
	for _, script := range regexp.MustCompile(`(?m)^\s*- run: (\S+)`).FindAllStringSubmatch(string(text), -1) {
		info, err := os.Stat(filepath.Join(tree, script[1]))
		require.NoError(t, err)
		assert.NotZero(t, info.Mode()&0o100, script[1])
	}
	assert.FileExists(t, filepath.Join(tree, "Dockerfile"))
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
