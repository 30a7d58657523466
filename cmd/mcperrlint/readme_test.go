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
)

var update = flag.Bool("update", false, "write what the command prints into the README")

// first is the command that the README shows first, and fence begins and ends what
// it prints.
const (
	first = "go run ./cmd/mcperrlint -C examples/before ./plain"
	fence = "```\n"
)

// What the README shows is what its first command prints, as a terminal shows it.
func TestReadmeShowsRealFindings(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	file := filepath.Join(root, "README.md")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	readme := string(text)
	require.Contains(t, readme, "\n    "+first+" ")
	before, rest, _ := strings.Cut(readme, fence)
	shown, after, _ := strings.Cut(rest, fence)
	printed := onTerminal(t, root, strings.Fields(first)[3:])
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(before+fence+printed+fence+after), 0o666))
		shown = printed
	}
	assert.Equal(t, printed, shown, "run go test ./cmd/mcperrlint -run Readme -update")
	for _, rule := range []string{"(swallowed/", "(falsesuccess/", "(stdoutwrite/"} {
		assert.Contains(t, shown, rule)
	}
}

// onTerminal returns what the command prints on a terminal, without colours: findings
// with their code, and then the summary.
func onTerminal(t *testing.T, root string, args []string) string {
	t.Helper()
	lint := exec.Command("mcperrlint", append(args, "-color", "always")...)
	lint.Dir = root
	var findings, summary bytes.Buffer
	lint.Stdout, lint.Stderr = &findings, &summary
	var failed *exec.ExitError
	require.ErrorAs(t, lint.Run(), &failed)
	require.Equal(t, 1, failed.ExitCode(), "%s", &summary)
	colours := regexp.MustCompile("\x1b\\[[0-9;]*m")
	return colours.ReplaceAllString(filepath.ToSlash(findings.String()+summary.String()), "")
}
