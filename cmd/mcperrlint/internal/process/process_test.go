package process_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// install writes a program that prints its directory.
func install(t *testing.T, dir, name string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(dir, 0o777))
	require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\necho "+filepath.Base(dir)+"\n"), 0o777))
}

func TestProgramOfRelativeDirectoryIsNotRun(t *testing.T) {
	checkout, system := filepath.Join(t.TempDir(), "checkout"), filepath.Join(t.TempDir(), "system")
	install(t, checkout, "tool")
	install(t, filepath.Join(checkout, "bin"), "tool")
	install(t, checkout, "alone")
	install(t, system, "tool")
	t.Chdir(checkout)
	for _, relative := range []string{".", "", "bin", "./bin", "../checkout"} {
		t.Run(relative, func(t *testing.T) {
			t.Setenv("PATH", relative+string(filepath.ListSeparator)+system)
			cmd, err := process.Command(t.Context(), checkout, nil, "tool")
			require.NoError(t, err)
			assert.Equal(t, checkout, cmd.Dir)
			assert.Contains(t, cmd.Env, "PWD="+checkout)
			assert.Contains(t, cmd.Env, "PATH="+system)
			said, err := cmd.Output()
			require.NoError(t, err)
			assert.Equal(t, "system\n", string(said))
		})
	}
	t.Setenv("PATH", "."+string(filepath.ListSeparator)+system)
	_, err := process.Command(t.Context(), "", nil, "alone")
	require.ErrorIs(t, err, exec.ErrDot)
	_, err = process.Command(t.Context(), "", nil, "nothing")
	assert.EqualError(t, err, `exec: "nothing": executable file not found in $PATH`)
}

func TestRun(t *testing.T) {
	run := func(script string, limit int64) (printed, complaints string, err error) {
		var out []byte
		complaints, err = process.Run(exec.Command("sh", "-c", script), limit, process.All(&out))
		return string(out), complaints, err
	}
	printed, complaints, err := run("echo yes; echo no >&2", 4)
	require.NoError(t, err)
	assert.Equal(t, "yes\n", printed)
	assert.Equal(t, "no\n", complaints)

	_, complaints, err = run("echo no >&2; exit 3", 4)
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, 3, exit.ExitCode())
	assert.Equal(t, "no\n", complaints)

	printed, _, err = run("yes", 1<<20)
	assert.EqualError(t, err, "it printed more than 1 MiB, which is the limit")
	assert.Len(t, printed, 1<<20+1)

	_, complaints, err = run("yes | head -c 5000000 >&2", 4)
	require.NoError(t, err)
	assert.Len(t, complaints, 1<<20)
}

// What is wrong with a command goes before what is wrong with its output.
func TestRunReads(t *testing.T) {
	wrong := errors.New("wrong")
	first := func(r io.Reader) error {
		_, _ = r.Read(make([]byte, 1))
		return wrong
	}
	_, err := process.Run(exec.Command("sh", "-c", "yes | head -c 500000"), 1<<20, first)
	require.ErrorIs(t, err, wrong)
	_, err = process.Run(exec.Command("sh", "-c", "echo a; exit 1"), 1<<20, first)
	assert.EqualError(t, err, "exit status 1")
}

// What users run starts programs here and nowhere else, so that SECURITY.md can name them
// all. Package x/tools/go/packages starts the drivers that the environment asks for.
func TestOnlyPlace(t *testing.T) {
	root := filepath.Join("..", "..", "..", "..")
	starters := regexp.MustCompile(`\b(exec\.Command(Context)?|os\.StartProcess|syscall\.(Exec|ForkExec|StartProcess)|packages\.Load)\(`)
	var found []string
	for _, dir := range []string{"cmd/mcperrlint", "analyzers", "taxonomy", "contract", "bridge"} {
		require.NoError(t, filepath.WalkDir(filepath.Join(root, filepath.FromSlash(dir)), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				if entry != nil && entry.Name() == "testdata" {
					return fs.SkipDir
				}
				return err
			}
			if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			text, err := os.ReadFile(path)
			if err == nil && starters.Match(text) {
				name, _ := filepath.Rel(root, path)
				found = append(found, filepath.ToSlash(name))
			}
			return err
		}))
	}
	assert.Equal(t, []string{
		"cmd/mcperrlint/internal/driver/foreign.go",
		"cmd/mcperrlint/internal/process/process.go",
		"analyzers/internal/lint/fixture/load.go", "analyzers/internal/lint/fixture/others.go", "analyzers/internal/lint/fixture/whole.go", // for tests
	}, found)
}
