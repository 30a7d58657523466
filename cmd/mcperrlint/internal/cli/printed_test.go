package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/changes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// check checks that nothing that a command prints is acted on by terminals or logs, or hidden
// from readers, but the colours and the workflow commands that it is asked for.
func (m module) check(t *testing.T, args ...string) {
	t.Helper()
	stdout, stderr := m.run(t, args...)
	if report, err := os.ReadFile(filepath.Join(m.dir, "report")); err == nil {
		stdout += string(report)
		require.NoError(t, os.Remove(filepath.Join(m.dir, "report")))
	}
	asks := func(word string) bool { return slices.Contains(args, word) }
	if asks("always") {
		stdout, stderr = withoutColours(stdout), withoutColours(stderr)
	}
	if asks("github") {
		stdout = regexp.MustCompile(`(?m)^::(error|warning|notice) `).ReplaceAllString(stdout, "")
	}
	if asks("-diff") {
		printabletest.CheckLines(t, stdout)
		stdout = withoutCode(stdout)
	}
	printabletest.Check(t, stdout)
	printabletest.Check(t, stderr)
	assert.NotRegexp(t, `(?m)^pwn|^forged`, stdout+"\n"+stderr)
	if t.Failed() {
		t.Fatalf("%q", args)
	}
}

func withoutColours(text string) string {
	return regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(text, "")
}

// withoutCode returns a diff without the lines of code in it.
func withoutCode(diff string) string {
	return regexp.MustCompile(`(?m)^( |\+([^+]|$)|-([^-]|$)).*$`).ReplaceAllString(diff, "")
}

// few are texts with all that is hostile.
func few() []string {
	all := strings.ReplaceAll(strings.Join(printabletest.Hostile(), ""), "\x00", "")
	return []string{"::error title=a::pwn", "\n::error::pwn", "\nforged: line", "##[error]pwn##vso[a.b]##teamcity[c]", all}
}

// invocations are the ways to run each command; the empty one is linting. Each is run where
// findings and names are hostile. Those that write something come last.
func invocations() map[string][][]string {
	lint := [][]string{
		{"-v"}, {"-v", "-color", "always"}, {"-color", "always", "-each"}, {"-each"}, {"-q"}, {"-diff"}, {"-diff", "-fix-unsafe", "-v"},
		{"-baseline", "known.json", "-v"}, {"-new-from-rev", "HEAD", "-v"}, {"-tests"}, {"-fix", "-v"}, {"-fix-unsafe"},
	}
	for _, f := range output.Formats() {
		lint = slices.Insert(lint, 0, []string{"-format", f.Name}, []string{"-format", f.Name, "-baseline", "known.json", "-o", "report"})
	}
	written := [][]string{{"-v"}, {"-color", "always"}, {"schema"}}
	for _, f := range catalogue.Formats() {
		written = append(written, []string{"-format", f.Name}, []string{"-format", f.Name, "-o", "report"})
	}
	explained := [][]string{{"swallowed"}, {"other/a.go:1"}}
	for _, text := range few() {
		explained = append(explained, []string{"a" + text + ".go:12"}, []string{"-color", "always", "other/a.go:18"})
	}
	for _, file := range slices.Sorted(maps.Keys(hostileFiles()))[:2] {
		explained = append(explained, []string{file + ":18"}, []string{file + ":16"})
	}
	written = append(written, []string{"lock", "-lock", "lock.json"}, []string{"lock", "-check", "-lock", "lock.json"}, []string{"diff", "-lock", "lock.json", "-v"})
	for _, f := range changes.Formats() {
		written = append(written, []string{"diff", "-against", "./empty.json", "-v", "-format", f.Name}, []string{"diff", "-against", "HEAD", "-format", f.Name})
	}
	for i := range lint {
		lint[i] = append([]string{"-preset", "strict"}, lint[i]...)
	}
	contracts := [][]string{{"check"}, {"check", "-format", "json"}}
	for _, name := range few() {
		contracts = append(contracts, []string{"write", "-diff", "--", name})
	}
	var served [][]string // which ends before the server is started
	for _, text := range few() {
		served = append(served, []string{"-timeout", text}, []string{text})
	}
	var edited [][]string // which ends before it serves
	for _, text := range few() {
		edited = append(edited, []string{"-preset", text}, []string{text})
	}
	return map[string][][]string{
		contractCommand: contracts,
		lspCommand:      edited,
		mcpCommand:      served,
		"":              lint,
		lintCommand:     {{"-q", "./..."}},
		"tools":         {{}, {"-v"}, {"-json"}},
		"failures":      written,
		"rules":         {{}, {"-json"}},
		"explain":       explained,
		"version":       {{}, {"-json"}},
		"help":          {{}, {"tools"}, {"libraries"}},
		"completion":    {{"bash"}, {"zsh"}, {"fish"}},
		"config":        {{"verify"}, {"print"}, {"flags"}, {"schema"}},
		"cache":         {{"dir"}, {"dir", "-cache", "a\x1b\n::error::pwn"}, {"clean", "-cache", "a\x1b\n::error::pwn"}},
		"baseline":      {{"prune", "-baseline", "known.json"}, {"write"}},
		hookCommand:     {{"-timeout", "5m"}, {"a\x1b\n::error::pwn"}},
		"init":          {{}, {"-bridge"}, {agentsFlag}},
	}
}

// All that every command and every format prints of hostile code can be printed.
func TestPrintedOfHostileCode(t *testing.T) {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	known := invocations()
	assert.ElementsMatch(t, append(names, ""), slices.Collect(maps.Keys(known)), "every command is run here")
	m := newModule(t, hostileFiles())
	m.commit(t)
	m.write(t, "known.json", vanished(t))
	m.write(t, "empty.json", `{"version": 1, "tools": [{"kind": "tool", "name": "::error::gone\u001b", "failures": []}]}`)
	_, said := m.run(t, "-baseline", "known.json")
	assert.Equal(t, len(printabletest.Hostile()), strings.Count(said, "no longer found"))
	for _, name := range append([]string{""}, names...) {
		for _, args := range known[name] {
			args = append(strings.Fields(name), args...)
			t.Run(strings.Join(args, " "), func(t *testing.T) { m.check(t, args...) })
		}
	}
	for _, written := range []string{"known.json", defaultBaseline, config.Name} {
		content, err := os.ReadFile(filepath.Join(m.dir, written))
		require.NoError(t, err)
		printabletest.Check(t, string(content))
	}
}

// commit makes a repository of the module, with all files.
func (m module) commit(t *testing.T) {
	t.Helper()
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"-c", "user.name=a", "-c", "user.email=a@example.test", "commit", "-q", "-m", "a"}} {
		cmd := exec.Command("git", args...)
		cmd.Dir = m.dir
		output, err := cmd.CombinedOutput()
		require.NoError(t, err, "%s", output)
	}
}

// vanished returns a baseline of findings that are gone, in files with hostile names.
func vanished(t *testing.T) string {
	t.Helper()
	var entries []map[string]any
	for i, text := range printabletest.Hostile() {
		entries = append(entries, map[string]any{"rule": "swallowed/" + text, "file": "gone" + nameOf(text), "message": text, "code": fmt.Sprintf("%016x", i)})
	}
	data, err := json.Marshal(map[string]any{"version": 1, "findings": entries})
	require.NoError(t, err)
	return string(data)
}

// All that the program says of packages that do not load can be printed: it is what the go
// command, the type checker and the C compiler say.
func TestPrintedOfBrokenCode(t *testing.T) {
	m := newModule(t, brokenFiles())
	for _, f := range output.Formats() {
		t.Run(f.Name, func(t *testing.T) { m.check(t, "-format", f.Name, "./...") })
	}
	for _, args := range [][]string{{"tools"}, {"tools", "-json"}, {"-diff"}, {"baseline", "write"}, {"-v", "-color", "always"}, {"init"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) { m.check(t, args...) })
	}
}

// brokenFiles are packages of which none loads.
func brokenFiles() map[string]string {
	files := make(map[string]string)
	for i, text := range printabletest.Hostile() {
		in := func(kind, name, content string) { files[fmt.Sprintf("%s%d/%s", kind, i, name)] = content }
		source := sourceOf(text)
		in("name", nameOf(text)+".go", "package a\n")
		in("directory"+nameOf(text), "a.go", "package a\n")
		in("tag", "a.go", "//go:build "+source+"\n\npackage a\n")
		in("import", "a.go", fmt.Sprintf("package a\n\nimport _ %q\nimport _ `%s`\n", text, source))
		in("embed", "a.go", "package a\n\nimport _ \"embed\"\n\n//go:embed "+source+"\nvar a string\n")
		in("syntax", "a.go", "package a\n\nvar a = "+source+"\n")
		in("package", "a.go", "package a"+source+"\n")
		in("type", "a.go", fmt.Sprintf("package a\n\nvar a int = %q + missing%s\n\n//line %s:3\nvar b int = %[1]q\n", text, identifierOf(text), source))
	}
	for i, text := range few() { // each starts a compiler
		in := func(kind, directive string) {
			files[fmt.Sprintf("%s%d/a.go", kind, i)] = "package a\n\n// " + directive + " " + sourceOf(text) + "\nimport \"C\"\n\nvar A = C.missing\n"
		}
		in("c", "#error")
		in("flags", "#cgo LDFLAGS:")
	}
	return files
}

// All that the program says of a go.mod that cannot be read can be printed.
func TestPrintedOfModuleFiles(t *testing.T) {
	for _, form := range []string{"module %s\n", "module %q\n", "module a\n\ngo %s\n", "module a\n\nrequire %s v1.0.0\n", "module a\n\nreplace %q => ./%[1]s\n", "%s\n", "module a\n\ntoolchain %s\n"} {
		for _, text := range few() {
			m := newModule(t, map[string]string{"a.go": "package a\n", "go.mod": fmt.Sprintf(form, text)})
			for _, args := range [][]string{{}, {"tools"}, {"init"}, {"baseline", "write"}} {
				m.check(t, args...)
			}
		}
	}
}

// All that the program says of settings and baselines can be printed.
func TestPrintedOfSettings(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": "package a\n"})
	for _, form := range []string{
		"%s: true\n", "%q: true\n", "rules:\n  %q: off\n", "rules:\n  swallowed: %q\n", "preset: %q\n", "preset: default\nbaseline: %q\n", "fail-on: %q\n",
		"exclude:\n  - path: %q\n    reason: %[1]q\n", "exclude:\n  - path: \"[%s\"\n", "exclude:\n  - path: a\n    %q: b\n", "public-errors: [%q]\n",
		"registrars:\n  - name: %q\n    handler: 0\n", "sources: [\"example.test/%s.Secret\"]\n", "sinks: [\"a\u202e.%s\"]\n", "%s", "# %s\n", "version: %q\n", "- %q\n",
	} {
		for _, text := range few() {
			m.write(t, ".mcperrlint.yaml", fmt.Sprintf(form, text))
			for _, args := range [][]string{{"config", "verify"}, {"config", "print"}, {"config", "flags"}} {
				m.check(t, args...)
			}
		}
	}
	require.NoError(t, os.Remove(filepath.Join(m.dir, ".mcperrlint.yaml")))
	for _, form := range []string{"%s", "{%q: 1}", `{"version": 1, "findings": [{"rule": %q, "file": ""}]}`, `{"version": 1, "findings": [{%q: 1}]}`, `{"version": 1, "findings": %q}`, `{"version": %q}`} {
		for _, text := range few() {
			m.write(t, "known.json", fmt.Sprintf(form, text))
			m.check(t, "-baseline", "known.json")
		}
	}
}
