package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// All that the program says of arguments can be printed.
func TestPrintedOfArguments(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": "package a\n"})
	m.commit(t)
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	all := few()[len(few())-1]
	for _, f := range flagsOf(lintCommand, false) {
		m.check(t, f.value+"="+all)
		m.check(t, completeCommand, "fish", f.value+"="+all)
	}
	forms := [][]string{
		{"{}"}, {"./{}"}, {"-{}"}, {"-a{}=b"}, {"-C", "{}"}, {"-C={}"}, {"-o", "missing/{}"}, {"-format", "text=missing/{}"}, {"-format", "{}"},
		{"-rules", "swallowed/{}"}, {"-new-from-rev", "{}"}, {"-new-from-merge-base", "{}"}, {"-baseline", "missing/{}"}, {"-config", "missing/{}"},
		{"explain", "swallowed/{}"}, {"help", "tools", "{}"}, {"config", "verify", "{}"}, {"config", "verify", "-config", "{}"}, {"config", "flags", "-config", "{}"},
		{"lint", "{}/..."}, {"check", "{}.go"}, {"cache", "clean", "{}"}, {"cache", "dir", "-cache", "{}"}, {"baseline", "write", "-{}"}, {"baseline", "prune", "-baseline", "{}"},
	}
	for _, name := range names {
		forms = append(forms, []string{name, "{}"})
	}
	for _, form := range forms {
		for _, text := range few() {
			var args []string
			for _, arg := range form {
				args = append(args, strings.ReplaceAll(arg, "{}", text))
			}
			m.check(t, args...)
		}
	}
}

// All that the program says of its environment can be printed, and of where it works.
func TestPrintedOfSurroundings(t *testing.T) {
	for _, text := range few() {
		m := newModule(t, map[string]string{"a.go": "package a\n"})
		for _, name := range []string{"GOFLAGS", "GOPACKAGESDRIVER", "GOOS", "GOWORK", "GOTOOLCHAIN", "XDG_CACHE_HOME"} {
			t.Run(name, func(t *testing.T) {
				t.Setenv(name, text)
				m.check(t)
				m.check(t, "cache", "dir")
			})
		}
		inside := module{filepath.Join(m.dir, strings.ReplaceAll(text[:min(len(text), 200)], "/", ""))}
		for name, content := range map[string]string{
			"go.mod": "module a\n\ngo 1.25.0\n", "a.go": "package a\n\nvar a int = \"\"\n", ".mcperrlint.yaml": "preset: strict\nbaseline: known.json\n",
		} {
			inside.write(t, name, content)
		}
		for _, args := range [][]string{{}, {"-format", "sarif"}, {"-format", "html"}, {"tools"}, {"config", "print"}, {"config", "flags"}, {"config", "verify"}, {"init"}} {
			inside.check(t, args...)
			m.check(t, append([]string{"-C", inside.dir}, args...)...)
		}
	}
}

// What is said of modules below, and of settings there, can be printed, and so can the names of files.
func TestPrintedOfModules(t *testing.T) {
	for _, text := range few() {
		m := module{t.TempDir()}
		dir := "a" + strings.ReplaceAll(text[:min(len(text), 200)], "/", "")
		m.write(t, dir+"/go.mod", "module a\n\ngo 1.25.0\n")
		m.write(t, dir+"/a.go", "package a\n")
		m.write(t, dir+"/.mcperrlint.yaml", "version: 1\n")
		for _, args := range [][]string{{}, {"init"}, {"tools"}, {dir}, {dir + "/..."}, {dir + "/a.go"}, {dir + "/b.go"}, {dir[1:]}} {
			m.check(t, args...)
		}
		m.write(t, "go.mod", "module b\n\ngo 1.25.0\n")
		m.check(t, dir)
		m.write(t, "c/"+dir+".go", "package c\n")
		m.write(t, "c/.mcperrlint.yaml", "version: 1\n")
		for _, args := range [][]string{{}, {"c/" + dir + ".go"}, {"c/" + dir}, {"baseline", "write", "c/" + dir + ".go"}} {
			m.check(t, args...)
		}
	}
}

// Under go vet the framework prints places and messages.
func TestPrintedByVet(t *testing.T) {
	tool, err := exec.LookPath("mcperrlint")
	require.NoError(t, err)
	m := newModule(t, hostileFiles())
	settings := "-" + analyzers.Settings().Name
	for _, row := range []struct {
		args []string
		said string
	}{
		{nil, "(errfactory/new)"},
		{[]string{settings + ".sources=example.test/server.\u3164"}, `no function, method, field or type example.test/server.\u3164`},
		{[]string{settings + ".config=a\x1b", settings + ".config-hash=b"}, `a\x1b`},
	} {
		cmd := exec.Command("go", slices.Concat([]string{"vet", "-vettool=" + tool, "-swallowed.strict"}, row.args, []string{"./..."})...)
		cmd.Dir, cmd.Env = m.dir, append(os.Environ(), "GOPROXY=off", "GOFLAGS=-mod=mod", "GOWORK=off")
		said, err := cmd.CombinedOutput()
		require.Error(t, err)
		printabletest.Check(t, string(said))
		assert.Contains(t, string(said), row.said)
	}
}
