//go:build integration

package ci

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/mod/modfile"
)

// in runs a command in a folder and returns what it prints.
func in(t *testing.T, dir, name string, args ...string) (string, error) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.test", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.test")
	text, err := cmd.CombinedOutput()
	return strings.TrimSpace(string(text)), err
}

// released is a repository with what a release changes.
func released(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{
		"ci/tag.sh", "go.mod", "bridge/gosdk/go.mod", "bridge/gosdk/newest.mod", "bridge/mcpgo/go.mod", "bridge/mcpgo/newest.mod",
		"cmd/mcperrlint/mcperrlint-mcp/go.mod",
	} {
		text, err := os.ReadFile(filepath.Join(tree, name))
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o777))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), text, 0o777))
	}
	for _, args := range [][]string{{"init", "--quiet"}, {"add", "."}, {"commit", "--quiet", "-m", "all"}} {
		text, err := in(t, dir, "git", args...)
		require.NoError(t, err, text)
	}
	return dir
}

// Every module has its tag, on one commit, in which the others require what is tagged.
func TestTags(t *testing.T) {
	dir := released(t)
	text, err := in(t, dir, "bash", "ci/tag.sh", "v1.2.3")
	require.NoError(t, err, text)
	assert.Contains(t, text, "git push --atomic origin HEAD v1.2.3 bridge/gosdk/v1.2.3 bridge/mcpgo/v1.2.3 cmd/mcperrlint/mcperrlint-mcp/v1.2.3")
	head, err := in(t, dir, "git", "rev-parse", "HEAD")
	require.NoError(t, err, head)
	for _, prefix := range []string{"", "bridge/gosdk/", "bridge/mcpgo/", "cmd/mcperrlint/mcperrlint-mcp/"} {
		at, err := in(t, dir, "git", "rev-parse", prefix+"v1.2.3")
		require.NoError(t, err, at)
		assert.Equal(t, head, at, prefix)
		for _, name := range []string{"go.mod", "newest.mod"} {
			if prefix == "" || name == "newest.mod" && !strings.HasPrefix(prefix, "bridge/") {
				continue
			}
			text, err := in(t, dir, "git", "show", "v1.2.3:"+prefix+name)
			require.NoError(t, err, text)
			file, err := modfile.Parse(name, []byte(text), nil)
			require.NoError(t, err)
			versions := make(map[string]string)
			for _, r := range file.Require {
				versions[r.Mod.Path] = r.Mod.Version
			}
			assert.Equal(t, "v1.2.3", versions["github.com/mcperrlint/mcperrlint"], prefix+name)
		}
	}
}

// Every nested module that users require is tagged: those under bridge.
func TestAllModulesAreTagged(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(tree, "bridge", "*", "go.mod"))
	require.NoError(t, err)
	script, err := os.ReadFile(filepath.Join(tree, "ci", "tag.sh"))
	require.NoError(t, err)
	var folders []string
	for _, file := range files {
		folders = append(folders, "bridge/"+filepath.Base(filepath.Dir(file)))
	}
	assert.Contains(t, string(script), "bridges=("+strings.Join(folders, " ")+")\n")
}

func TestNoTags(t *testing.T) {
	dir := released(t)
	for _, version := range []string{"", "1.2.3", "v1.2", "v1.2.3 --force", "v1.2.3\n"} {
		text, err := in(t, dir, "bash", "ci/tag.sh", version)
		require.Error(t, err)
		assert.Contains(t, text, "is no version such as v1.2.3", version)
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module x\n"), 0o666))
	text, err := in(t, dir, "bash", "ci/tag.sh", "v1.2.3")
	require.Error(t, err)
	assert.Contains(t, text, "not committed")
	tags, err := in(t, dir, "git", "tag")
	require.NoError(t, err)
	assert.Empty(t, tags)
}
