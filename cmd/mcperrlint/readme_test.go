package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
)

var update = flag.Bool("update", false, "write what the command prints into the README")

// first is the first command of the README, fence delimits the finding that it shows, and shown
// begins that finding.
const (
	first = "go run ./cmd/mcperrlint -C examples/before ./plain"
	fence = "```\n"
	shown = "warning[swallowed/dropped]: "
)

// The README shows one finding as its first command prints it on a terminal.
func TestReadmeShowsRealFinding(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	file := filepath.Join(root, "README.md")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	readme := string(text)
	require.Contains(t, readme, "\n    "+first+" ")
	before, rest, _ := strings.Cut(readme, fence)
	written, after, _ := strings.Cut(rest, fence)
	_, finding, found := strings.Cut(onTerminal(t, root, strings.Fields(first)[3:]), shown)
	require.True(t, found)
	finding, _, _ = strings.Cut(finding, "\n\n")
	finding = shown + strings.TrimRight(finding, "\n") + "\n"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(before+fence+finding+fence+after), 0o666))
		written = finding
	}
	assert.Equal(t, finding, written, "run go test ./cmd/mcperrlint -run Readme -update")
}

// onTerminal returns what the command prints on a terminal, without colours: findings
// with their code, and then the summary.
func onTerminal(t *testing.T, root string, args []string) string {
	t.Helper()
	lint := exec.Command("mcperrlint", append(args, "-color", "always")...)
	lint.Dir, lint.Env = root, append(os.Environ(), agents.Unset()...)
	var findings, summary bytes.Buffer
	lint.Stdout, lint.Stderr = &findings, &summary
	var failed *exec.ExitError
	require.ErrorAs(t, lint.Run(), &failed)
	require.Equal(t, 1, failed.ExitCode(), "%s", &summary)
	colours := regexp.MustCompile("\x1b\\[[0-9;]*m")
	return colours.ReplaceAllString(filepath.ToSlash(findings.String()+summary.String()), "")
}
