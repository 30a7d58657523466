package fix_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// module is a module for a test.
type module struct {
	t   *testing.T
	dir string
}

// newModule makes a module with these files in a new directory.
func newModule(t *testing.T, files map[string]string) module {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	m := module{t: t, dir: dir}
	m.write("go.mod", "module example.test/m\n")
	for name, content := range files {
		m.write(name, content)
	}
	return m
}

func (m module) path(name string) string { return filepath.Join(m.dir, filepath.FromSlash(name)) }

func (m module) write(name, content string) {
	m.t.Helper()
	require.NoError(m.t, os.MkdirAll(filepath.Dir(m.path(name)), 0o777))
	require.NoError(m.t, os.WriteFile(m.path(name), []byte(content), 0o666))
}

func (m module) read(name string) string {
	m.t.Helper()
	data, err := os.ReadFile(m.path(name))
	require.NoError(m.t, err)
	return string(data)
}

// options allow to change the files of the module.
func (m module) options() fix.Options { return fix.Options{Modules: []string{m.dir}} }

// prepare makes a plan for the module.
func (m module) prepare(findings ...finding.Finding) *fix.Plan {
	m.t.Helper()
	return fix.Prepare(findings, m.options())
}

// replace returns an edit of the only place where a file has a text.
func (m module) replace(name, old, text string) finding.Edit {
	m.t.Helper()
	content := m.read(name)
	require.Equal(m.t, 1, strings.Count(content, old), "%q in %s", old, name)
	at := strings.Index(content, old)
	return finding.Edit{File: m.path(name), Sum: finding.SumOf([]byte(content)), Start: at, End: at + len(old), New: []byte(text)}
}

// before and behind return an edit that inserts at the only place where a file
// has a text.
func (m module) before(name, place, text string) finding.Edit {
	m.t.Helper()
	e := m.replace(name, place, text)
	e.End = e.Start
	return e
}

func (m module) behind(name, place, text string) finding.Edit {
	m.t.Helper()
	e := m.replace(name, place, text)
	e.Start = e.End
	return e
}

// fixed returns a finding with a fix, in a line of a file.
func (m module) fixed(rule, name string, line int, edits ...finding.Edit) finding.Finding {
	return finding.Finding{
		Rule: rule, Range: finding.Range{File: m.path(name), Line: line, Column: 1},
		Fixes: []finding.Fix{{Message: "Fix it", Edits: edits}},
	}
}

// reasons returns why fixes were skipped, without the directory of the module.
func (m module) reasons(skipped []fix.Skipped) []string {
	list := []string{}
	for _, s := range skipped {
		list = append(list, strings.ReplaceAll(s.String(), m.dir+string(filepath.Separator), ""))
	}
	return list
}

// content returns what the plan makes of a file, or of none what it was.
func (m module) content(plan *fix.Plan, name string) string {
	m.t.Helper()
	for _, f := range plan.Files() {
		if f.Path == m.path(name) {
			return string(f.New)
		}
	}
	return m.read(name)
}
