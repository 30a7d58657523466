package baseline_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// shared is a handler of two tools, and other has two places that are like it.
const (
	shared = "package p\n\nfunc f() {\n\t// tools: find, list\n\tBAD(1)\n}\n"
	other  = "package p\n\nfunc g() {\n\t// tools: write\n\tLIKE(1, a)\n\tLIKE(1, b)\n}\n"
)

func TestPlaces(t *testing.T) {
	const end = "\tLIKE(1, b)\n"
	rows := []struct {
		name     string
		file     string
		old, new string   // what is replaced in it
		added    []string // with their tools
	}{
		{"nothing", "a.go", "", "", nil},
		{"lines above", "b.go", "func g", "// Above.\n\nfunc g", nil},
		{"a tool more", "a.go", "find, list", "find, list, read", []string{"tools.go:4 read"}},
		{"two tools more", "a.go", "find, list", "ask, find, list, read", []string{"tools.go:3 ask", "tools.go:4 read"}},
		{"a tool less", "a.go", "find, list", "find", nil},
		{"a tool renamed", "a.go", "find, list", "find, lists", nil},
		{"a place more", "b.go", end, end + "\t// tools: remove\n\tLIKE(1, c)\n", []string{"b.go:8 remove"}},
		{"two places more in one tool", "b.go", end, end + "\t// tools: remove\n\tLIKE(1, c)\n\t// tools: remove\n\tLIKE(1, d)\n", []string{"b.go:8 remove"}},
		{"places more in two tools", "b.go", end, end + "\t// tools: remove\n\tLIKE(1, c)\n\t// tools: move\n\tLIKE(1, d)\n", []string{"b.go:8 remove", "b.go:10 move"}},
		{"an equal place more", "b.go", end, end + "\t// tools: write\n\tLIKE(1, a)\n", []string{"b.go:8 write"}},
		{"a place in another tool more", "b.go", end, end + "\t// tools: remove\n\tLIKE(1, a)\n", []string{"b.go:8 remove"}},
		{"a place less", "b.go", end, "", nil},
		{"a place in another line", "b.go", "LIKE(1, a)", "LIKE(1, x)", nil},
		{"a place in another line, and one more", "b.go", "LIKE(1, a)", "LIKE(1, x)\n\t// tools: write\n\tLIKE(1, y)", []string{"b.go:7 write"}},
		{"a place in a renamed tool", "b.go", "write", "put", nil},
		{"a place gone, and another one in another tool", "b.go", "// tools: write\n\tLIKE(1, a)", "// tools: put\n\tLIKE(1, x)", []string{"b.go:5 put"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			files := map[string]string{"a.go": shared, "b.go": other}
			p := newProject(t, files)
			b := p.baseline()
			p.write(row.file, strings.Replace(files[row.file], row.old, row.new, 1))
			m := p.match(b)
			assert.Equal(t, row.added, append([]string(nil), p.told(m.New)...))
			assert.Len(t, m.Known, 1)
			assert.Empty(t, m.Vanished)

			assert.Equal(t, p.told(m.New), p.told(p.match(m.Prune()).New), "pruning makes nothing new, and nothing known")
			assert.Empty(t, p.match(m.Update()).New)
		})
	}
}

// A place that was moved to another file is the same, and one that is in a file that the
// run has not looked at stays known.
func TestPlacesInOtherFiles(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": shared, "b.go": other})
	b := p.baseline()
	pruned := p.match(b, "a.go").Prune()
	assert.Equal(t, b.Entries(), pruned.Entries())

	p.move("b.go", "c.go")
	m := p.match(b)
	assert.Empty(t, m.New)
	assert.Equal(t, "c.go", m.Prune().Entries()[0].Places[2].File)
}

// Equal findings share an entry, and the places of both.
func TestPlacesOfEqualFindings(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": shared + strings.Replace(shared, "find, list", "read", 1)})
	b := p.baseline()
	assert.Equal(t, []string{"a.go: f is bad (errfactory/new), 2 times"}, texts(b.Entries()))
	assert.Equal(t, []baseline.Place{{Tool: "find"}, {Tool: "list"}, {Tool: "read"}}, b.Entries()[0].Places)
	p.write("a.go", shared+strings.Replace(shared, "find, list", "read, write", 1))
	assert.Equal(t, []string{"tools.go:5 write"}, p.told(p.match(b).New))
}

// Without a place where the tool is registered, it is told at the finding.
func TestToolRegisteredNobodyKnowsWhere(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": shared})
	b := p.baseline()
	list := p.lint("a.go")
	list[0].Tools = append(list[0].Tools, finding.Tool{Name: "read"})
	list[0].Fixes = []finding.Fix{{Message: "mend it"}}
	m := b.Match(list, p.scope(), os.ReadFile)
	assert.Equal(t, []string{"a.go:5 read"}, p.told(m.New))
	assert.NotEmpty(t, m.New[0].Fixes)
}

// What is told once for a package is told where the first of its tools is. Tools that stand
// before it make no second finding.
func TestToldOncePerPackage(t *testing.T) {
	require.True(t, finding.IsToldOnce("plainerror/unadopted"))
	p := newProject(t, map[string]string{"b.go": shared})
	once := func(files ...string) []finding.Finding {
		list := p.lint(files...)
		list[0].Rule, list[0].Category = "plainerror", "unadopted"
		for _, f := range list[1:] {
			list[0].Related = append(list[0].Related, finding.Related{Range: f.Range, Tool: f.Tool, Message: "here, too"})
		}
		list[0].Related = append(list[0].Related, finding.Related{Range: list[0].Range, Tool: list[0].Tool, Message: "here, too"})
		return list[:1]
	}
	b, err := baseline.New(checkout.Named(p.path("baseline.json")))
	require.NoError(t, err)
	b = b.Match(once("b.go"), p.scope(), os.ReadFile).Update()
	p.write("a.go", strings.Replace(shared, "find, list", "ask", 1))
	m := b.Match(once("a.go", "b.go"), p.scope(), os.ReadFile)
	assert.Equal(t, []string{"a.go:5 ask"}, p.told(m.New))
	assert.Len(t, m.Known, 1)

	p.remove("b.go")
	m = b.Match(once("a.go"), p.scope(), os.ReadFile)
	assert.Equal(t, []string{"a.go:5 ask"}, p.told(m.New), "another tool")
	p.write("a.go", shared)
	m = b.Match(once("a.go"), p.scope(), os.ReadFile)
	assert.Empty(t, m.New, "the same in another file")
}
