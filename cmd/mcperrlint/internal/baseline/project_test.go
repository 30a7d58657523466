package baseline_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// project is a directory with Go files in which every line with "BAD" in it is a
// finding. BAD(1) stands for every line with LIKE(1 as well. The line above can name the tools
// of a line, as "// tools: find, list".
type project struct {
	t   *testing.T
	dir string
}

func newProject(t *testing.T, files map[string]string) project {
	t.Helper()
	p := project{t: t, dir: t.TempDir()}
	for name, content := range files {
		p.write(name, content)
	}
	return p
}

func (p project) path(name string) string { return filepath.Join(p.dir, filepath.FromSlash(name)) }

func (p project) write(name, content string) {
	p.t.Helper()
	require.NoError(p.t, os.MkdirAll(filepath.Dir(p.path(name)), 0o777))
	require.NoError(p.t, os.WriteFile(p.path(name), []byte(content), 0o666))
}

func (p project) remove(name string) {
	p.t.Helper()
	require.NoError(p.t, os.RemoveAll(p.path(name)))
}

func (p project) move(from, to string) {
	p.t.Helper()
	require.NoError(p.t, os.MkdirAll(filepath.Dir(p.path(to)), 0o777))
	require.NoError(p.t, os.Rename(p.path(from), p.path(to)))
}

// all returns the names of the Go files.
func (p project) all() []string {
	p.t.Helper()
	var names []string
	require.NoError(p.t, filepath.WalkDir(p.dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") {
			rel, _ := filepath.Rel(p.dir, path)
			names = append(names, filepath.ToSlash(rel))
		}
		return err
	}))
	return names
}

// lint returns the findings in files. The message tells the function, which is
// the text before the first line of the file.
func (p project) lint(names ...string) []finding.Finding {
	p.t.Helper()
	var list []finding.Finding
	for _, name := range names {
		data, err := os.ReadFile(p.path(name))
		require.NoError(p.t, err)
		function := ""
		lines := strings.Split(string(data), "\n")
		for i, line := range lines {
			if rest, found := strings.CutPrefix(line, "func "); found {
				function, _, _ = strings.Cut(rest, "(")
			}
			if strings.Contains(line, "BAD") {
				list = append(list, finding.Finding{
					Rule: "errfactory", Category: "new", Message: function + " is bad",
					Range: finding.Range{File: p.path(name), Line: i + 1, Column: 1},
					Tool:  toolsAbove(lines, i), Tools: p.tools(toolsAbove(lines, i)), Related: p.like(line, names),
				})
			}
		}
	}
	return list
}

// toolsAbove returns the tools of a line.
func toolsAbove(lines []string, i int) string {
	names, _ := strings.CutPrefix(lines[max(i-1, 0)], "\t// tools: ")
	if len(names) == len(lines[max(i-1, 0)]) {
		return ""
	}
	return names
}

// tools returns tools by their names. Each is registered in tools.go, in a line of its own.
func (p project) tools(names string) []finding.Tool {
	var list []finding.Tool
	for name := range strings.SplitSeq(names, ", ") {
		if name != "" {
			list = append(list, finding.Tool{Name: name, At: finding.Range{File: p.path("tools.go"), Line: len(name), Column: 1}})
		}
	}
	return list
}

// like returns the places for which a line stands.
func (p project) like(bad string, files []string) []finding.Related {
	p.t.Helper()
	mark := strings.TrimSuffix(strings.Replace(strings.TrimSpace(bad), "BAD", "LIKE", 1), ")")
	var list []finding.Related
	for _, file := range files {
		data, err := os.ReadFile(p.path(file))
		require.NoError(p.t, err)
		lines := strings.Split(string(data), "\n")
		for i, line := range lines {
			if strings.Contains(line, mark) {
				list = append(list, finding.Related{Range: finding.Range{File: p.path(file), Line: i + 1, Column: 1}, Message: "here, too", Tool: toolsAbove(lines, i)})
			}
		}
	}
	return list
}

// told returns where findings are, with their tools.
func (p project) told(list []finding.Finding) []string {
	texts := []string{}
	for i, place := range p.places(list) {
		texts = append(texts, strings.TrimSpace(place+" "+list[i].Tool))
	}
	return texts
}

// scope is that of a run over files, by name, of everything if there are none.
func (p project) scope(names ...string) baseline.Scope {
	var s baseline.Scope
	if len(names) == 0 {
		names = p.all()
		s.Trees = []string{p.dir}
	}
	for _, name := range names {
		s.Files = append(s.Files, p.path(name))
	}
	return s
}

// match compares the baseline with what is found in files, by name, or in all.
func (p project) match(b *baseline.Baseline, names ...string) *baseline.Match {
	p.t.Helper()
	scope := p.scope(names...)
	if len(names) == 0 {
		names = p.all()
	}
	return b.Match(p.lint(names...), scope, os.ReadFile)
}

// baseline writes down all that is found, and reads it again.
func (p project) baseline() *baseline.Baseline {
	p.t.Helper()
	b, err := baseline.New(checkout.Named(p.path("baseline.json")))
	require.NoError(p.t, err)
	require.NoError(p.t, p.match(b).Update().Write())
	b, err = baseline.Read(checkout.Named(p.path("baseline.json")))
	require.NoError(p.t, err)
	return b
}

// places returns where findings are.
func (p project) places(list []finding.Finding) []string {
	places := []string{}
	for _, f := range list {
		rel, err := filepath.Rel(p.dir, f.Range.String())
		require.NoError(p.t, err)
		places = append(places, strings.TrimSuffix(filepath.ToSlash(rel), ":1"))
	}
	return places
}

func texts(entries []baseline.Entry) []string {
	list := []string{}
	for _, e := range entries {
		list = append(list, e.String())
	}
	return list
}
