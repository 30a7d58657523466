package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"mcperrlint": main})
}

func TestScripts(t *testing.T) { run(t, "script") }

// A run of no rule is a mistake. It is not in the scripts because it takes the name of each.
func TestAllRulesOff(t *testing.T) {
	lint := exec.Command("mcperrlint")
	for _, a := range analyzers.All() {
		lint.Args = append(lint.Args, "-"+a.Name+"=false")
	}
	said, err := lint.CombinedOutput()
	var failed *exec.ExitError
	require.ErrorAs(t, err, &failed)
	assert.Equal(t, 2, failed.ExitCode())
	assert.Equal(t, "mcperrlint: all rules are off; nothing would be looked for\n", string(said))
}

// run runs the scripts of a directory of testdata, in modules that use ours: what testdata/ours has
// of it, or all of the tree where a script says so. Every package that ours is built from is looked
// at, too, with every set of flags; those of the tree are two hundred.
func run(t *testing.T, dir string) {
	t.Helper()
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	tool, err := exec.LookPath("mcperrlint")
	require.NoError(t, err)
	known, err := exec.Command("go", "env", "GOCACHE", "GOMODCACHE", "GOPROXY").Output()
	require.NoError(t, err)
	settings := strings.Split(strings.TrimSpace(string(known)), "\n")
	require.Len(t, settings, 3)
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", dir),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "generate": generate, "event": event},
		Setup: func(env *testscript.Env) error {
			env.Setenv("GOCACHE", settings[0])
			env.Setenv("GOMODCACHE", settings[1])
			env.Setenv("GOPROXY", "off")
			env.Setenv("PROXY", settings[2]) // for a script that may download what its module needs
			env.Setenv("GOFLAGS", "-mod=readonly")
			env.Setenv("TOOL", tool)
			env.Setenv("TREE", root)
			env.Setenv("MANY", strconv.Itoa(many))
			return os.WriteFile(filepath.Join(env.WorkDir, "go.mod"), []byte("module example.test/server\n\ngo 1.25.0\n\n"+
				"require github.com/mcperrlint/mcperrlint v0.0.0\n\n"+
				"replace github.com/mcperrlint/mcperrlint => "+strconv.Quote(filepath.Join(root, "cmd", "mcperrlint", "testdata", "ours"))+"\n"), 0o666)
		},
	})
}

// exits runs a command and compares its exit status: exits 3 command args...
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits status command [args...]")
	}
	err := ts.Exec(args[1], args[2:]...)
	status := 0
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		status = failed.ExitCode()
	} else {
		ts.Check(err)
	}
	if strconv.Itoa(status) != args[0] {
		ts.Fatalf("exit status %d, want %s", status, args[0])
	}
}
