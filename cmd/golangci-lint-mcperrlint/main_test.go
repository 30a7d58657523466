package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The programs under test, built once, and the directory of what golangci-lint
// keeps.
var built struct{ golangci, mcperrlint, cache string }

func TestMain(m *testing.M) {
	status, err := buildAndRun(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		status = 1
	}
	os.Exit(status)
}

func buildAndRun(m *testing.M) (status int, err error) {
	dir, err := os.MkdirTemp("", "golangci-lint-mcperrlint")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	built.golangci, built.mcperrlint, built.cache = filepath.Join(dir, "golangci"), filepath.Join(dir, "mcperrlint"), filepath.Join(dir, "cache")
	for _, args := range [][]string{
		{"build", "-o", built.golangci, "."},
		{"-C", root(), "build", "-o", built.mcperrlint, "./cmd/mcperrlint"},
	} {
		if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
			return 0, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	return m.Run(), nil
}

// root returns the root of the repository.
func root() string {
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		panic(err)
	}
	return dir
}

// A run is what a program did.
type run struct {
	status         int
	output, errors string
}

// execute runs a program in a directory.
func execute(t *testing.T, dir, program string, args ...string) run {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off", "GOLANGCI_LINT_CACHE="+built.cache)
	var output, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &complaints
	var exit *exec.ExitError
	if err := cmd.Run(); !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return run{cmd.ProcessState.ExitCode(), output.String(), complaints.String()}
}

// golangci runs golangci-lint with a configuration, or with the one that it finds
// if none is given.
func golangci(t *testing.T, dir, config string, args ...string) run {
	t.Helper()
	all := []string{"run", "--allow-parallel-runners", "--path-mode=abs", "--show-stats=false"}
	if config != "" {
		file := filepath.Join(t.TempDir(), "golangci.yml")
		require.NoError(t, os.WriteFile(file, []byte(config), 0o600))
		all = append(all, "--config="+file)
	}
	return execute(t, dir, built.golangci, append(all, args...)...)
}

// configuration returns one for the linter alone, which hides nothing.
func configuration(settings string) string {
	text := `version: "2"
linters:
  default: none
  enable: [mcperrlint]
  exclusions:
    generated: disable
  settings:
    custom:
      mcperrlint:
        type: module
`
	if settings != "" {
		text += "        settings:\n          " + strings.ReplaceAll(strings.TrimSpace(settings), "\n", "\n          ") + "\n"
	}
	return text + `issues:
  max-issues-per-linter: 0
  max-same-issues: 0
  uniq-by-line: false
`
}

// issues returns what golangci-lint reports, as lines with the linter in front, in
// order. Files are relative to the directory.
func issues(t *testing.T, dir, config string, args ...string) []string {
	t.Helper()
	r := golangci(t, dir, config, append([]string{"--output.json.path=stdout"}, args...)...)
	require.Contains(t, []int{0, 1}, r.status, r.errors)
	var report struct {
		Issues []struct {
			FromLinter, Text string
			Pos              struct {
				Filename     string
				Line, Column int
			}
		}
	}
	require.NoError(t, json.NewDecoder(strings.NewReader(r.output)).Decode(&report), r.output)
	require.Equal(t, len(report.Issues) > 0, r.status == 1, r.errors)
	list := []string{}
	for _, i := range report.Issues {
		list = append(list, fmt.Sprintf("%s: %s:%d:%d: %s", i.FromLinter, relative(t, dir, i.Pos.Filename), i.Pos.Line, i.Pos.Column, i.Text))
	}
	slices.Sort(list)
	return list
}

func relative(t *testing.T, dir, file string) string {
	t.Helper()
	name, err := filepath.Rel(dir, file)
	require.NoError(t, err)
	return filepath.ToSlash(name)
}

// project returns the directory of the module with what is shown here.
func project() string {
	return filepath.Join(root(), "cmd", "golangci-lint-mcperrlint", "testdata", "project")
}

// copied returns a copy of a module, which can be changed. The modules in directories that it needs stay where they are.
func copied(t *testing.T, module string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(dir, os.DirFS(module)))
	gomod := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(gomod)
	require.NoError(t, err)
	there := regexp.MustCompile(`=> \.\.\S*`).ReplaceAllStringFunc(string(text), func(replacement string) string {
		return "=> " + filepath.ToSlash(filepath.Join(module, strings.TrimPrefix(replacement, "=> ")))
	})
	require.NoError(t, os.WriteFile(gomod, []byte(there), 0o600))
	return dir
}

// replaced returns a text with a part of it replaced.
func replaced(t *testing.T, text, old, replacement string) string {
	t.Helper()
	require.Contains(t, text, old)
	return strings.Replace(text, old, replacement, 1)
}
