package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The findings that the README shows are what its first command prints.
func TestReadmeShowsRealFindings(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	require.NoError(t, err)
	require.Contains(t, string(readme), "\n    go run ./cmd/mcperrlint -C examples/before ./... ")
	_, rest, _ := strings.Cut(string(readme), "```\n")
	shown, _, _ := strings.Cut(rest, "```\n")

	lint := exec.Command("mcperrlint", "-C", "examples/before", "./...")
	lint.Dir = root
	output, err := lint.CombinedOutput()
	var failed *exec.ExitError
	require.ErrorAs(t, err, &failed)
	require.Equal(t, 1, failed.ExitCode(), "%s", output)

	printed := strings.Split(strings.ReplaceAll(string(output), root+string(filepath.Separator), ""), "\n")
	findings := strings.Split(strings.TrimSpace(shown), "\n")
	assert.Len(t, findings, 5)
	for _, finding := range findings {
		assert.Contains(t, printed, finding)
	}
}
