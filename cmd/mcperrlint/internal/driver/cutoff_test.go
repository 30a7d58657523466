package driver_test

import (
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// recording returns an analyzer that records which packages it sees, broken ones
// and those that it is asked for facts alone of included, and a function that
// returns and forgets them. Its facts are how many calls there are, and it reports
// what it knows of imports.
func recording() (*analysis.Analyzer, func() []string) {
	var mu sync.Mutex
	var seen []string
	a := &analysis.Analyzer{
		Name: "recording", Doc: "recording: record packages", FactTypes: []analysis.Fact{new(calls)}, RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			mu.Lock()
			defer mu.Unlock()
			count := new(calls)
			inspect(pass, func(n ast.Node) {
				if _, ok := n.(*ast.CallExpr); ok {
					count.N++
				}
			})
			pass.ExportPackageFact(count)
			for _, imported := range pass.Pkg.Imports() {
				if known := new(calls); pass.ImportPackageFact(imported, known) {
					pass.Reportf(pass.Files[0].Package, "%s has %d calls", imported.Path(), known.N)
				}
			}
			seen = append(seen, strings.TrimPrefix(pass.Pkg.Path(), "example.test/"))
			return nil, nil
		},
	}
	return a, func() []string {
		mu.Lock()
		defer mu.Unlock()
		slices.Sort(seen)
		list := seen
		seen = nil
		return list
	}
}

// calls is the fact about a package that says how many calls there are in it.
type calls struct{ N int }

func (*calls) AFact() {}

// A tower of packages: top imports middle, which imports base; aside imports
// nothing of the module.
const tower = `
-- go.mod --
module example.test

go 1.25.0
-- base/base.go --
package base

import "cmp"

// T is exported.
type T struct{ N int }

type hidden struct{ n int }

var Now = func() int {
	return cmp.Compare(1, 2)
}

func Get() *T {
	return &T{N: 1}
}

func BadGet() *hidden { return nil }
-- middle/middle.go --
package middle

import "example.test/base"

func Get() *base.T {
	return base.Get()
}
-- top/top.go --
package top

import (
	"strconv"

	"example.test/middle"
)

var X = strconv.Itoa(int(middle.Get().N))
-- top/notes.txt --
-- aside/aside.go --
package aside

func F() {}
`

func TestEarlyCutOff(t *testing.T) {
	rows := []struct {
		name           string
		file, old, new string
		want           []string
	}{
		{"body", "base/base.go", "N: 1", "N: 2", []string{"base"}},
		{"body with a line more", "base/base.go", "return &T{N: 2}", "t := &T{N: 2}\n\treturn t", []string{"base"}},
		{"body of a literal", "base/base.go", "cmp.Compare(1, 2)", "cmp.Compare(2, 1)", []string{"base"}},
		{"signature", "middle/middle.go", "func Get()", "func Get(...int)", []string{"middle", "top"}},
		{"type", "base/base.go", "N int }\n\ntype", "N int64 }\n\ntype", []string{"base", "middle", "top"}},
		{"unexported type", "base/base.go", "n int", "n int64", []string{"base", "middle", "top"}},
		{"fact", "base/base.go", "func BadGet() *hidden { return nil }", "func BadGet() *hidden { return new(hidden) }", []string{"base", "middle", "top"}},
		{"comment", "top/top.go", "var X", "// X is exported.\nvar X", []string{"top"}},
		{"imports", "aside/aside.go", "package aside", "package aside\n\nimport _ \"iter\"", []string{"aside"}},
		{"a file that is not Go", "top/notes.s", "", "// nothing\n", []string{"top"}},
		{"module", "go.mod", "go 1.25.0", "go 1.24.0", []string{"aside", "base", "middle", "top"}},
	}
	dir := write(t, tower)
	recorded, analysed := recording()
	cfg := config(t, dir, recorded, badcalls)
	cfg.Fingerprint = "settings"
	sound(t, cfg)
	analysed()
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			replace(t, filepath.Join(dir, row.file), row.old, row.new)
			result := sound(t, cfg)
			assert.Equal(t, row.want, analysed())
			fresh := cfg
			fresh.CacheDir = driver.CacheOff
			assert.Equal(t, sound(t, fresh), result)
			analysed()
		})
	}
}

// replace replaces a text in a file, or writes the file.
func replace(t *testing.T, path, from, to string) {
	t.Helper()
	text := to
	if from != "" {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(data), from)
		text = strings.Replace(string(data), from, to, 1)
	}
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}

// An analyzer that tells of a place in another package does not know when that
// place moves. What it found is found anew.
func TestPlacesElsewhere(t *testing.T) {
	pointing := &analysis.Analyzer{Name: "pointing", Doc: "pointing: point at imported declarations", Run: func(pass *analysis.Pass) (any, error) {
		for _, imported := range pass.Pkg.Imports() {
			if obj := imported.Scope().Lookup("Get"); obj != nil {
				pass.Report(analysis.Diagnostic{Pos: pass.Files[0].Package, Message: "imports", Related: []analysis.RelatedInformation{{Pos: obj.Pos(), Message: "this"}}})
			}
		}
		return nil, nil
	}}
	dir := write(t, tower)
	cfg := config(t, dir, pointing)
	cfg.Fingerprint = "settings"
	place := func() string { return sound(t, cfg).Findings[0].Related[0].Range.String() }
	assert.Equal(t, filepath.Join(dir, "base", "base.go")+":14:6", place())
	replace(t, filepath.Join(dir, "base", "base.go"), "return cmp", "\n\t return cmp")
	assert.Equal(t, filepath.Join(dir, "base", "base.go")+":15:6", place())
}
