package baseline_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

const clean = "package p\n"

func TestWhatWasNotLookedAtStays(t *testing.T) {
	rows := []struct {
		name     string
		change   func(p project)
		analysed []string
		vanished []string
	}{
		{"another package", func(p project) { p.write("b/b.go", clean) }, []string{"a/a.go", "a/a_test.go"}, nil},
		{"the package", func(p project) { p.write("a/a.go", clean) }, []string{"a/a.go"}, []string{"a/a.go: f is bad (errfactory/new)"}},
		{"test files are off", func(p project) { p.write("a/a_test.go", clean) }, []string{"a/a.go"}, nil},
		{"a file that is gone", func(p project) { p.remove("a/a_test.go") }, []string{"a/a.go"}, []string{"a/a_test.go: f is bad (errfactory/new)"}},
		{"a file of another package that is gone", func(p project) { p.remove("b/b.go") }, []string{"a/a.go"}, nil},
		{"everything, but the package is broken", func(p project) { p.write("b/b.go", clean+"}") }, []string{"a/a.go", "a/a_test.go"}, nil},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := newProject(t, map[string]string{"a/a.go": one, "a/a_test.go": one, "b/b.go": one, "b/other.go": clean})
			b := p.baseline()
			row.change(p)
			m := p.match(b, row.analysed...)
			assert.Empty(t, m.New)
			assert.ElementsMatch(t, row.vanished, texts(m.Vanished))
			assert.Len(t, m.Prune().Entries(), 3-len(row.vanished))
			assert.Len(t, m.Update().Entries(), 3-len(row.vanished))
		})
	}
}

func TestCopyOfWhatWasNotLookedAtIsNew(t *testing.T) {
	p := newProject(t, map[string]string{"a/a.go": clean, "b/b.go": one})
	b := p.baseline()
	p.write("a/a.go", one)
	assert.Equal(t, []string{"a/a.go:4"}, p.places(p.match(b, "a/a.go").New), "the finding may still be in b")
	p.remove("b/b.go")
	m := p.match(b, "a/a.go")
	assert.Empty(t, m.New, "the file is gone: its code is here now")
	assert.Equal(t, []string{"a/a.go: f is bad (errfactory/new)"}, texts(m.Prune().Entries()))
}

func TestTrees(t *testing.T) {
	rows := []struct {
		name     string
		trees    []string
		left     map[string]string // what is in the directory of the package that is gone
		vanished int
	}{
		{"of the package", []string{"gone"}, nil, 1},
		{"above", []string{"."}, nil, 1},
		{"outside", []string{"other"}, nil, 0},
		{"with a similar name", []string{"go"}, nil, 0},
		{"none", nil, nil, 0},
		{"a Go file that was not analysed", []string{"."}, map[string]string{"gone/windows.go": clean}, 0},
		{"other files", []string{"."}, map[string]string{"gone/README.md": "x"}, 1},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := newProject(t, map[string]string{"gone/a.go": one, "other/b.go": clean})
			b := p.baseline()
			p.remove("gone")
			for name, content := range row.left {
				p.write(name, content)
			}
			scope := p.scope("other/b.go")
			for _, tree := range row.trees {
				scope.Trees = append(scope.Trees, p.path(tree))
			}
			m := b.Match(nil, scope, os.ReadFile)
			assert.Len(t, m.Vanished, row.vanished)
			assert.Len(t, m.Prune().Entries(), 1-row.vanished)
		})
	}
}

func TestRulesThatAreOff(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": one})
	b := p.baseline()
	p.write("a.go", clean)
	scope := p.scope()
	for _, on := range []bool{true, false} {
		scope.Ran = func(rule, category string) bool {
			assert.Equal(t, []string{"errfactory", "new"}, []string{rule, category})
			return on
		}
		m := b.Match(nil, scope, os.ReadFile)
		assert.Equal(t, on, len(m.Vanished) == 1)
		assert.Equal(t, on, len(m.Prune().Entries()) == 0)
	}
}

func TestPathsAreRelativeToTheFile(t *testing.T) {
	p := newProject(t, map[string]string{"sub/größe x.go": one, "config/.keep": ""})
	entries := func(at string) []baseline.Entry {
		b, err := baseline.New(checkout.Named(at))
		require.NoError(t, err)
		return p.match(b).Update().Entries()
	}
	assert.Equal(t, "sub/größe x.go", entries(p.path("baseline.json"))[0].File)
	assert.Equal(t, "../sub/größe x.go", entries(p.path("config/baseline.json"))[0].File)
	t.Chdir(p.path("sub"))
	assert.Equal(t, "größe x.go", entries("baseline.json")[0].File)
	assert.Equal(t, "sub/größe x.go", entries("../baseline.json")[0].File)

	link := filepath.Join(t.TempDir(), "link")
	require.NoError(t, os.Symlink(p.dir, link))
	assert.Equal(t, "sub/größe x.go", entries(filepath.Join(link, "baseline.json"))[0].File)

	b, err := baseline.New(checkout.Named(p.path("config/baseline.json")))
	require.NoError(t, err)
	assert.Equal(t, p.path("sub/größe x.go"), b.Abs(entries(p.path("config/baseline.json"))[0]))
}

func TestTreeAboveTheFile(t *testing.T) {
	p := newProject(t, map[string]string{"gone/a.go": one, "config/.keep": ""})
	b, err := baseline.New(checkout.Named(p.path("config/baseline.json")))
	require.NoError(t, err)
	b = p.match(b).Update()
	p.remove("gone")
	assert.Len(t, p.match(b).Vanished, 1)
}

// Entries that strangers have written do not make the program look for files
// outside of the module: to find none there would have a finding taken for known.
func TestEntriesOutsideOfTheModule(t *testing.T) {
	for name, file := range map[string]string{"dots": "../elsewhere.go", "absolute": "/elsewhere.go"} {
		t.Run(name, func(t *testing.T) {
			p := newProject(t, map[string]string{"a.go": one})
			p.baseline()
			data, err := os.ReadFile(p.path("baseline.json"))
			require.NoError(t, err)
			p.write("baseline.json", strings.Replace(string(data), `"a.go"`, strconv.Quote(file), 1))
			known := func(f checkout.File) int {
				b, err := baseline.Read(f)
				require.NoError(t, err)
				return len(p.match(b).Known)
			}
			assert.Equal(t, 1, known(checkout.Named(p.path("baseline.json"))), "the file is gone")
			assert.Equal(t, 0, known(checkout.File{Path: p.path("baseline.json"), Tree: p.dir}), "nobody has looked")
		})
	}
}
