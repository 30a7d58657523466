package fix_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// diffOf returns the diff of a plan of which there is nothing to be said.
func diffOf(t *testing.T, plan *fix.Plan, dir string, to fix.Target) string {
	t.Helper()
	out, remarks := remarked(t, plan, dir, to)
	assert.Empty(t, remarks)
	return out
}

// remarked returns the diff of a plan, and what is to be said of it.
func remarked(t *testing.T, plan *fix.Plan, dir string, to fix.Target) (string, []string) {
	t.Helper()
	var out bytes.Buffer
	remarks, err := plan.Diff(&out, dir, to)
	require.NoError(t, err)
	var said []string
	for _, r := range remarks {
		said = append(said, r.String())
	}
	return out.String(), said
}

// gitApplies has git apply a diff.
func gitApplies(t *testing.T, dir, diff string) {
	t.Helper()
	patch := filepath.Join(t.TempDir(), "patch")
	require.NoError(t, os.WriteFile(patch, []byte(diff), 0o666))
	cmd := exec.Command("git", "apply", patch)
	cmd.Dir = dir
	output, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", output)
}

func TestDiff(t *testing.T) {
	m := newModule(t, map[string]string{"sub/a.go": small, "with space/größe.go": small, "z.go": "package m\n\nvar v = 1"})
	plan := m.prepare(
		m.fixed("r", "z.go", 3, m.replace("z.go", "1", "2")),
		m.fixed("r", "sub/a.go", 3, m.replace("sub/a.go", "1", "2")),
		m.fixed("r", "with space/größe.go", 3, m.replace("with space/größe.go", "1", "2")),
	)
	out := diffOf(t, plan, m.dir, fix.ToPipe)
	const hunk = "@@ -1,3 +1,3 @@\n package m\n \n-var v = 1\n+var v = 2\n"
	assert.Equal(t, "--- a/sub/a.go\n+++ b/sub/a.go\n"+hunk+
		"--- a/with space/größe.go\t\n+++ b/with space/größe.go\t\n"+hunk+
		"--- a/z.go\n+++ b/z.go\n@@ -1,3 +1,3 @@\n package m\n \n-var v = 1\n\\ No newline at end of file\n+var v = 2\n", out)
	assert.Equal(t, small, m.read("sub/a.go"), "a diff writes nothing")

	t.Run("below", func(t *testing.T) {
		t.Chdir(m.path("sub"))
		out := diffOf(t, plan, ".", fix.ToPipe)
		assert.Contains(t, out, "--- a/a.go\n+++ b/a.go\n")
		assert.Contains(t, out, "--- a/../z.go\n")
	})
	t.Run("nothing to do", func(t *testing.T) {
		assert.Empty(t, diffOf(t, m.prepare(), m.dir, fix.ToPipe))
	})
	t.Run("git applies it", func(t *testing.T) {
		gitApplies(t, m.dir, out)
		for _, name := range []string{"sub/a.go", "with space/größe.go", "z.go"} {
			assert.Equal(t, "package m\n\nvar v = 2\n", m.read(name))
		}
	})
	t.Run("a writer that fails", func(t *testing.T) {
		again := newModule(t, map[string]string{"a.go": small})
		file, err := os.Open(again.path("a.go"))
		require.NoError(t, err)
		defer file.Close()
		_, err = again.prepare(again.fixed("r", "a.go", 3, again.replace("a.go", "1", "2"))).Diff(file, again.dir, fix.ToPipe)
		assert.Error(t, err)
	})
}

// Names of files are quoted as git reads them, and are no commands.
func TestDiffOfHostileNames(t *testing.T) {
	files := make(map[string]string)
	for i, text := range printabletest.Hostile() {
		if !strings.Contains(text, "\x00") {
			files[strings.ReplaceAll(text, "/", "")+string(rune('a'+i%26))+".go"] = small
		}
	}
	files[`quoted "and\escaped`+"\t.go"], files[`quoted "only".go`] = small, small
	m := newModule(t, files)
	diff := diffOf(t, m.prepare(m.fixAll(files)...), m.dir, fix.ToPipe)
	printabletest.Check(t, strings.ReplaceAll(diff, "\\ No newline", ""))
	gitApplies(t, m.dir, diff)
	for name := range files {
		assert.Equal(t, "package m\n\nvar v = 2\n", m.read(name), "%q", name)
	}
}

// fixAll returns a finding for each file, with a fix.
func (m module) fixAll(files map[string]string) []finding.Finding {
	var list []finding.Finding
	for name := range files {
		list = append(list, m.fixed("r", name, 3, m.replace(name, "v = 1", "v = 2")))
	}
	return list
}

// What a diff does with a line of code depends on who reads it.
func TestDiffOfHostileLines(t *testing.T) {
	const hidden, breaks = "a.go:4: the line has characters that are hidden, or that terminals act on",
		"a.go:4: the file is left out, because logs of builds would take this line for several, or for a command; -diff > FILE has it"
	for _, row := range []struct{ name, line, shown, remark string }{
		{"tab", "\t// a\tb", "\t// a\tb", ""},
		{"windows", "// a\r", "// a\r", ""},
		{"text", "// 日本 ⚠️ a::b ## c [d]", "// 日本 ⚠️ a::b ## c [d]", ""},
		{"escape", "// \x1b[2Ka", `// \x1b[2Ka`, hidden},
		{"bidirectional", "// \u202ea", `// \u202ea`, hidden},
		{"carriage return", "// \r::error::a", `// \r\x3a:error::a`, breaks},
		{"separator", "// \u2028::error::a", `// \u2028\x3a:error::a`, breaks},
		{"next line", "// \u0085a", `// \u0085a`, breaks},
		{"Azure", "// ##vso[task.setvariable]a", `// \x23#vso[task.setvariable]a`, breaks},
		{"GitHub", "::error::a", `\x3a:error::a`, breaks},
	} {
		t.Run(row.name, func(t *testing.T) {
			source := "package m\n\nvar s = `\n" + row.line + "\n`\n\nvar v = 1\n"
			m := newModule(t, map[string]string{"a.go": source})
			plan := m.prepare(m.fixed("r", "a.go", 7, m.replace("a.go", "v = 1", "v = 2")))
			stored := diffOf(t, plan, m.dir, fix.ToFile)
			assert.Regexp(t, `(?m)^[ -]`+regexp.QuoteMeta(row.line+"\n"), stored)
			piped, said := remarked(t, plan, m.dir, fix.ToPipe)
			switch row.remark {
			case "":
				assert.Empty(t, said)
				assert.Equal(t, stored, piped)
			case hidden:
				assert.Equal(t, []string{row.remark}, said)
				assert.Equal(t, stored, piped)
			case breaks:
				assert.Equal(t, []string{row.remark}, said)
				assert.Empty(t, piped)
			}
			printabletest.CheckLines(t, piped)
			read, said := remarked(t, plan, m.dir, fix.ToTerminal)
			assert.Regexp(t, `(?m)^[ -]`+regexp.QuoteMeta(row.shown+"\n"), read)
			assert.Equal(t, row.remark != "", len(said) == 1, said)
			gitApplies(t, m.dir, stored)
			assert.Equal(t, string(plan.Files()[0].New), m.read("a.go"))
		})
	}
}

// New lines are looked at as well, and each file by itself.
func TestDiffOfHostileChange(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": small, "b.go": small})
	plan := m.prepare(m.fixed("r", "a.go", 3, m.replace("a.go", "1", `"##[error]a"`)), m.fixed("r", "b.go", 3, m.replace("b.go", "1", "2")))
	piped, said := remarked(t, plan, m.dir, fix.ToPipe)
	assert.Equal(t, []string{"a.go:3: the file is left out, because logs of builds would take this line for several, or for a command; -diff > FILE has it"}, said)
	assert.True(t, strings.HasPrefix(piped, "--- a/b.go\n"))
}
