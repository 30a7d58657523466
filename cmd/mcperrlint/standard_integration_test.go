//go:build integration

package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Nothing of the standard library and of the go command reaches an agent, and all forms of code that
// they have are looked at without a failure.
func TestNothingOfStandardLibrary(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	for _, dir := range []string{"src", filepath.Join("src", "cmd")} {
		t.Run(dir, func(t *testing.T) {
			said, err := exec.Command("mcperrlint", "-C", filepath.Join(strings.TrimSpace(string(root)), dir), "-preset", "strict", "-format", "jsonl", "./...").CombinedOutput()
			require.NoError(t, err, string(said))
			assert.Regexp(t, `^mcperrlint: no MCP library [^\n]* nothing to check; [^\n]*\n$`, string(said))
		})
	}
}
