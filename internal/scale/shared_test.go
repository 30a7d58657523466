//go:build integration && unix

package scale

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asCache makes the test program one that keeps the cache of the go command: its value
// are the directories of the store and of the machine, and a file for counts.
const asCache = "MCPERRLINT_TEST_CACHE"

func TestMain(m *testing.M) {
	if stated := os.Getenv(asCache); stated != "" {
		at := filepath.SplitList(stated)
		if err := (&store{shared: at[0], local: at[1]}).serve(at[2]); err != nil {
			panic(err)
		}
		return
	}
	os.Exit(m.Run())
}

// A machine has nothing in common with others but the store and, at the same place,
// the tool and the code.
type machine struct{ home, store, tool, code string }

// vetted is what go vet says on a machine, how often it has started the tool for a
// package, and what the cache says.
type vetted struct {
	findings []string
	starts   int
	cache    string
}

// vet runs go vet with the tool and flags.
func (m machine) vet(t *testing.T, flags ...string) vetted {
	t.Helper()
	log, counts := filepath.Join(m.home, "starts"), filepath.Join(m.home, "counts")
	for _, dir := range []string{"local", "gocache", "tmp"} {
		require.NoError(t, os.MkdirAll(filepath.Join(m.home, dir), 0o777))
	}
	require.NoError(t, os.WriteFile(log, nil, 0o666))
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command("go", append(append([]string{"vet", "-vettool=" + m.tool}, flags...), "./...")...)
	cmd.Dir = m.code
	cmd.Env = append(os.Environ(),
		"HOME="+m.home, "TMPDIR="+filepath.Join(m.home, "tmp"), "GOCACHE="+filepath.Join(m.home, "gocache"), "GOFLAGS=", "GOWORK=off", "GOPROXY=off",
		"GOCACHEPROG="+program, asCache+"="+strings.Join([]string{m.store, filepath.Join(m.home, "local"), counts}, string(filepath.ListSeparator)),
		"STARTS="+log)
	output, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	v := vetted{findings: regexp.MustCompile(`(?m)^\S+\.go:\d+:\d+: .*$`).FindAllString(string(output), -1)}
	started, err := os.ReadFile(log)
	require.NoError(t, err)
	v.starts = strings.Count(string(started), "vet.cfg")
	cache, err := os.ReadFile(counts)
	require.NoError(t, err, "%s", output)
	v.cache = string(cache)
	return v
}

// strict is the flag without which there are no findings.
const strict = "-lostcause.strict"

// fleet returns the second of two machines, and what the first one has found.
func fleet(t *testing.T) (two machine, first vetted) {
	t.Helper()
	dir := t.TempDir()
	build, err := exec.Command("go", "build", "-o", filepath.Join(dir, "mcperrlint"), "github.com/mcperrlint/mcperrlint/cmd/mcperrlint").CombinedOutput()
	require.NoError(t, err, "%s", build)
	tool, code, shared := filepath.Join(dir, "tool"), filepath.Join(dir, "code"), filepath.Join(dir, "store")
	require.NoError(t, os.WriteFile(tool, []byte("#!/bin/sh\necho \"$@\" >>\"$STARTS\"\nexec "+dir+"/mcperrlint \"$@\"\n"), 0o777))
	require.NoError(t, os.CopyFS(code, os.DirFS("testdata/project")))
	require.NoError(t, os.Mkdir(shared, 0o777))
	first = machine{t.TempDir(), shared, tool, code}.vet(t, strict)
	require.Equal(t, []string{
		"a/a.go:13:10: when `os.Open` fails, `Open` returns an error that does not wrap `err`; logs and errors.Is miss the cause; help: wrap `err` with `%w` (lostcause/service)",
		"a/a.go:12:22: \torigin: the error comes from `os.Open`",
		"b/b.go:15:10: when `a.Size` fails, `Fits` returns an error that does not wrap `err`; logs and errors.Is miss the cause; help: wrap `err` with `%w` (lostcause/service)",
		"a/a.go:19:1: \torigin: the error comes from `os.Stat` in `a.Size` (a.go:19)",
	}, first.findings)
	require.Greater(t, first.starts, 2, "for what is below the packages as well")
	return machine{t.TempDir(), shared, tool, code}, first
}

// The second machine repeats what the first has found, facts of other packages and all,
// without starting the tool for a single package.
func TestSharedResults(t *testing.T) {
	two, first := fleet(t)
	second := two.vet(t, strict)
	assert.Equal(t, first.findings, second.findings)
	assert.Zero(t, second.starts)
	assert.Regexp(t, `^[1-9]\d+ hits, `, second.cache)

	// What an edit changes is done once, by whoever comes first.
	for _, row := range []struct {
		file   string
		starts int
	}{{"b/b.go", 1}, {"a/a.go", 2}} {
		path := filepath.Join(two.code, row.file)
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, append(text, "\nvar More = errors.New(\"more\")\n"...), 0o666))
		assert.Equal(t, row.starts, two.vet(t, strict).starts, row.file)
	}
}

// Results are those of a tool with its flags, and of code in a directory. Other flags
// and another directory have results of their own.
func TestWhatIsNotShared(t *testing.T) {
	two, first := fleet(t)
	assert.Equal(t, first.starts, two.vet(t).starts, "for the rest of the standard library, too")

	moved := two
	moved.code = filepath.Join(t.TempDir(), "code")
	require.NoError(t, os.CopyFS(moved.code, os.DirFS(two.code)))
	again := moved.vet(t, strict)
	assert.Equal(t, first.findings, again.findings)
	assert.Equal(t, 3, again.starts, "for the library that lies there, too")
}
