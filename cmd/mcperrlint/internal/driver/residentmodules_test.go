package driver_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// An alteration is one of what lies on the disk.
type alteration struct{ file, old, new string }

// alter makes alterations one after the other and compares after each. An empty old replaces a file, and an empty new removes one.
func (c *together) alter(dir string, list []alteration) {
	c.Helper()
	c.check("at first")
	for i, a := range list {
		path := filepath.Join(dir, filepath.FromSlash(a.file))
		switch text, err := os.ReadFile(path); {
		case a.old == "" && a.new == "":
			require.NoError(c, os.Remove(path))
		case a.old == "":
			require.NoError(c, os.MkdirAll(filepath.Dir(path), 0o777))
			require.NoError(c, os.WriteFile(path, []byte(a.new), 0o666))
		default:
			require.NoError(c, err)
			require.Contains(c, string(text), a.old)
			require.NoError(c, os.WriteFile(path, []byte(strings.Replace(string(text), a.old, a.new, 1)), 0o666))
		}
		age(c.T, dir, i)
		c.check(fmt.Sprint(a))
	}
}

// Modules that are analysed together, and those that take the place of others, are edited as well.
func TestResidentWorkspace(t *testing.T) {
	dir := write(t, app+`
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0
-- go.work --
go 1.25.0

use (
	./app
	./lib
)
`)
	cfg := config(t, dir, append(analyzers.All(), badcalls, declared)...)
	cfg.Env = moduleEnv("GOWORK=", "GOFLAGS=")
	cfg.Patterns = []string{"./app/...", "./lib/..."}
	newTogether(t, cfg).alter(dir, []alteration{
		{"lib/lib.go", "Value deep", "\nValue deep"},
		{"lib/deep/deep.go", "int32", "int64"},
		{"lib/go.mod", "1.25.0", "1.24.0"},
		{"app/main.go", "lib.BadLib()", "lib.Good()"},
		{"lib/lib.go", "BadLib() {}", "Good() {}"},
		{"go.work", "\t./lib\n", ""},
		{"app/go.mod", "require", "replace example.test/lib => ../lib\n\nrequire"},
		{"lib/deep/deep.go", "int64", "string"},
		{"go.work", "\n)", "\n\t./lib\n)"},
		{"lib/go.mod", "", ""},
		{"lib/go.mod", "", "module example.test/lib\n\ngo 1.25.0\n"},
	})
}

// What depends on C is made from more than one can see in its keys.
func TestResidentWithC(t *testing.T) {
	dir := write(t, withC)
	cfg := config(t, filepath.Join(dir, "app"), badcalls, uses, declared)
	cfg.Tests = true
	newTogether(t, cfg).alter(dir, []alteration{
		{"app/app.go", "LIMIT 7", "LIMIT 8"},
		{"app/app.go", "C.one()", "C.unknown(1)"},
		{"app/above/above.go", "", "package above\n\nimport \"example.test/app\"\n\nvar X = app.Limit\n"},
		{"app/app.go", "LIMIT 8", "LIMIT NONE"},
		{"app/app_test.go", "BadUse(nil)", "BadUse()"},
		{"lib/lib.go", "SIZE 12", "SIZE 13"},
		{"lib/lib.go", "#define SIZE 13", "#include \"none.h\""},
		{"app/above/above.go", "Limit", "Limits"},
		{"app/app.go", "LIMIT NONE", "LIMIT 9"},
		{"lib/lib.go", "#include \"none.h\"", "#define SIZE 13"},
		{"app/app_test.go", "BadUse()", "BadUse(nil)"},
	})
}

// buffers are edits of a buffer of a Go file.
var buffers = []struct {
	name string
	edit func(text string, random *rand.Rand) string
}{
	{"body", func(text string, random *rand.Rand) string {
		at := slices.Sorted(slices.Values(bodiesOf(text)))
		if len(at) == 0 {
			return text
		}
		i := at[random.IntN(len(at))]
		return text[:i] + "\n\t_ = 1" + text[i:]
	}},
	{"lines", func(text string, _ *rand.Rand) string { return strings.Replace(text, "\nfunc ", "\n\n\nfunc ", 1) }},
	{"name", func(text string, random *rand.Rand) string {
		return strings.Replace(text, "\nfunc ", "\nfunc Other", 1+random.IntN(2))
	}},
	{"declaration", func(text string, random *rand.Rand) string {
		return fmt.Sprintf("%s\nvar Added%d = 1\n", text, random.IntN(9))
	}},
	{"syntax", func(text string, random *rand.Rand) string { return text[:random.IntN(len(text))] }},
	{"types", func(text string, _ *rand.Rand) string { return text + "\nvar wrong int = \"\"\n" }},
	{"import", func(text string, _ *rand.Rand) string {
		return strings.Replace(text, "\nimport ", "\nimport _ \"text/tabwriter\"\nimport ", 1)
	}},
	{"no such import", func(text string, _ *rand.Rand) string {
		return strings.Replace(text, "\nimport ", "\nimport _ \"example.test/none\"\nimport ", 1)
	}},
}

// bodiesOf returns where the bodies of functions begin.
func bodiesOf(text string) (list []int) {
	fset := token.NewFileSet()
	syntax, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil
	}
	for _, decl := range syntax.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Body != nil {
			list = append(list, fset.Position(f.Body.Lbrace).Offset+1)
		}
	}
	return list
}

// Programs on the real SDKs are edited in buffers, which can be those of new files and of go.mod.
func TestResidentOnPrograms(t *testing.T) {
	dir, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "testdata", "src"))
	require.NoError(t, err)
	cfg := config(t, dir, append(analyzers.All(), listing.Tools, listing.Mentions, declared)...)
	cfg.Fingerprint = "settings"
	c, random := newTogether(t, cfg), rand.New(rand.NewPCG(seeds, 0))
	gomod, files := filepath.Join(dir, "go.mod"), goFiles(t, dir)
	c.check("at first")
	for step := range steps {
		path, what := files[random.IntN(len(files))], "back"
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		switch random.IntN(8) {
		case 0:
			delete(c.overlay, path)
		case 1:
			what = "new file"
			_, after, _ := strings.Cut("\n"+string(text), "\npackage ")
			name, _, _ := strings.Cut(after, "\n")
			c.overlay[filepath.Join(filepath.Dir(path), "new.go")] = fmt.Appendf(nil, "package %s\n\nfunc added%d() {}\n", name, step)
		case 2:
			what = "go.mod"
			c.overlay[gomod] = fmt.Appendf(nil, "%s\n// Step %d\n", c.content(gomod), step)
		default:
			b := buffers[random.IntN(len(buffers))]
			what = b.name
			c.overlay[path] = []byte(b.edit(string(text), random))
		}
		if step%6 == 5 {
			what, c.overlay = "all saved as they were", make(map[string][]byte)
		}
		c.check(fmt.Sprintf("step %d: %s: %s", step, path, what))
	}
}

// goFiles returns the Go files below a directory.
func goFiles(t *testing.T, dir string) (list []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".go" {
			list = append(list, path)
		}
		return err
	}))
	return list
}

// While a package is broken, those that import it are known. Their types are made when somebody wants them.
func TestResidentOpensBroken(t *testing.T) {
	dir := write(t, tower)
	recorded, _ := recording()
	cfg := config(t, dir, recorded, badcalls, declared)
	c := newTogether(t, cfg)
	c.alter(dir, []alteration{
		{"base/base.go", "return &T", "return return &T"},
		{"middle/middle.go", "func Get", "func wrong() int { return \"\" }\n\nfunc Get"},
	})
	for _, a := range []alteration{{"base/base.go", "N: 1", "N:\n2"}, {"top/top.go", "var X", "var Y = middle.None()\n\nvar X"}} {
		path := filepath.Join(dir, filepath.FromSlash(a.file))
		c.overlay[path] = []byte(strings.Replace(c.content(path), a.old, a.new, 1))
	}
	c.check("both at once")
	clear(c.overlay)
	c.alter(dir, []alteration{{"base/base.go", "return return", "return"}, {"middle/middle.go", "\"\"", "1"}})
}

// What is known of a package of another module is all of it, or what others mention, as in a run that knows nothing.
func TestResidentKnowsNoMore(t *testing.T) {
	dir := write(t, app+`
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/other/other.go --
package other

func BadOther() {}
`)
	whole := &analysis.Analyzer{
		Name: "whole", Doc: "whole: tell which packages are known in full",
		Run: func(pass *analysis.Pass) (any, error) {
			for _, imported := range pass.Pkg.Imports() {
				for _, below := range imported.Imports() {
					pass.Reportf(pass.Files[0].Package, "%s: %t %d", below.Path(), below.Complete(), len(below.Imports()))
				}
			}
			return nil, nil
		},
	}
	cfg := config(t, filepath.Join(dir, "app"), badcalls, declared, whole)
	sound(t, cfg) // the types of lib are in the cache, and tell something of deep
	newTogether(t, cfg).alter(dir, []alteration{
		{"app/main.go", "import \"example.test/lib\"", "import \"example.test/lib\"\nimport \"example.test/lib/deep\"\n\nvar _ deep.Type"},
		{"app/other/other.go", "Other() {", "Other() {\n"},
		{"app/main.go", "\nimport \"example.test/lib/deep\"\n\nvar _ deep.Type", ""},
		{"app/main.go", "lib.BadLib()", "lib.BadLib(); _ = 1"},
	})
}
