//go:build integration

package parity

import (
	"crypto/sha256"
	"encoding/gob"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
)

// Bazel's nogo runs for one package at a time and knows less than other drivers:
// no modules, no files that are not compiled, no facts about the standard library,
// and of other packages only what went through a file. The suite finds what the rules
// find.
func TestNogo(t *testing.T) {
	written, cache := make(map[sum][]byte), t.TempDir()
	for _, m := range corpus(t) {
		t.Run(m.name, func(t *testing.T) {
			n := nogo{t: t, files: make(map[string][]byte), exports: make(map[string]string), written: written, sums: make(map[string]sum)}
			oneByOne, bySuite := n.lint(m.dir)
			want := m.own(t, cache)
			if filepath.Base(m.dir) == "examples" {
				// Without modules it is a directory of the program above it that is named for tests.
				require.NotEmpty(t, want)
				want = nil
			}
			same(t, want, oneByOne)
			same(t, want, bySuite)
		})
	}
}

// A nogo is what lies on disk between the runs of nogo.
type nogo struct {
	t       *testing.T
	files   map[string][]byte // the facts about packages
	exports map[string]string // the files with the types of packages

	// Bazel runs nogo once for a package that several programs are built from, and keeps
	// the facts by what they were made of.
	written map[sum][]byte
	sums    map[string]sum // by package
}

// A sum stands for a package and all that it is built from.
type sum [sha256.Size]byte

// lint runs nogo for all packages of a module, and of its dependencies where it
// runs as well, for facts only. It returns what the rules report, and what the suite
// reports that runs beside them.
func (n *nogo) lint(dir string) (oneByOne, bySuite []string) {
	roots, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps | packages.NeedExportFile | packages.NeedModule,
		Dir:  dir, Env: environment(),
	}, "./...")
	require.NoError(n.t, err)
	require.Zero(n.t, packages.PrintErrors(roots))
	var order []*packages.Package
	packages.Visit(roots, nil, func(p *packages.Package) { order = append(order, p) })
	for _, p := range order {
		n.exports[p.PkgPath] = p.ExportFile
		if p.Module == nil {
			continue // the standard library
		}
		if !p.Module.Main {
			n.dependency(p)
			continue
		}
		for a, lines := range n.run(p) {
			switch {
			case a == suite.Analyzer:
				bySuite = append(bySuite, lines...)
			default:
				oneByOne = append(oneByOne, lines...)
			}
		}
	}
	return sorted(oneByOne), sorted(bySuite)
}

// dependency runs nogo for a package of another module, of which only the facts are wanted,
// unless it ran for the same one before.
func (n *nogo) dependency(p *packages.Package) {
	h := sha256.New()
	fmt.Fprintln(h, p.PkgPath, p.CompiledGoFiles)
	for _, path := range slices.Sorted(maps.Keys(p.Imports)) {
		imported := n.sums[p.Imports[path].PkgPath]
		h.Write(imported[:])
	}
	key := sum(h.Sum(nil))
	n.sums[p.PkgPath] = key
	if _, known := n.written[key]; !known {
		n.run(p)
		n.written[key] = n.files[p.PkgPath]
	}
	n.files[p.PkgPath] = n.written[key]
}

// run is one run of nogo. It returns what each analyzer reports.
func (n *nogo) run(p *packages.Package) map[*analysis.Analyzer][]string {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range p.CompiledGoFiles {
		file, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		require.NoError(n.t, err)
		files = append(files, file)
	}
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Instances: make(map[*ast.Ident]types.Instance),
		Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object),
		Implicits: make(map[ast.Node]types.Object), Selections: make(map[*ast.SelectorExpr]*types.Selection),
		Scopes: make(map[ast.Node]*types.Scope), FileVersions: make(map[*ast.File]string),
	}
	config := types.Config{
		Importer: importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(n.exports[path]) }),
		Sizes:    types.SizesFor("gc", runtime.GOARCH),
	}
	pkg, err := config.Check(p.PkgPath, fset, files, info)
	require.NoError(n.t, err)

	r := &nogoRun{nogo: n, facts: readFacts(n.t, pkg, n.files), results: make(map[*analysis.Analyzer]any), found: make(map[*analysis.Analyzer][]string)}
	r.base = analysis.Pass{Fset: fset, Files: files, Pkg: pkg, TypesInfo: info, TypesSizes: config.Sizes}
	for _, a := range append(analyzers.All(), suite.Analyzer) {
		r.exec(a)
	}
	n.files[p.PkgPath] = r.facts.file(n.t)
	return r.found
}

// A nogoRun is the work on one package.
type nogoRun struct {
	*nogo
	base    analysis.Pass
	facts   facts
	results map[*analysis.Analyzer]any
	found   map[*analysis.Analyzer][]string
}

// exec runs an analyzer after those that it requires.
func (r *nogoRun) exec(a *analysis.Analyzer) {
	if _, done := r.results[a]; done {
		return
	}
	pass := r.base
	pass.Analyzer, pass.ResultOf = a, make(map[*analysis.Analyzer]any)
	for _, required := range a.Requires {
		r.exec(required)
		pass.ResultOf[required] = r.results[required]
	}
	for _, f := range a.FactTypes {
		gob.Register(f)
	}
	pass.Report = func(d analysis.Diagnostic) {
		r.found[a] = append(r.found[a], reported(pass.Fset.Position(d.Pos).String(), d)...)
	}
	r.passFacts(&pass)
	result, err := a.Run(&pass)
	require.NoError(r.t, err)
	require.Equal(r.t, a.ResultType, reflect.TypeOf(result), fmt.Sprint(a))
	r.results[a] = result
}

func (r *nogoRun) passFacts(pass *analysis.Pass) {
	pass.ImportObjectFact = func(o types.Object, f analysis.Fact) bool { return r.facts.get(factKey{object: o}, f) }
	pass.ImportPackageFact = func(p *types.Package, f analysis.Fact) bool { return r.facts.get(factKey{pkg: p}, f) }
	pass.ExportObjectFact = func(o types.Object, f analysis.Fact) {
		r.facts[factKey{object: o, kind: reflect.TypeOf(f)}] = f
	}
	pass.ExportPackageFact = func(f analysis.Fact) { r.facts[factKey{pkg: pass.Pkg, kind: reflect.TypeOf(f)}] = f }
	declared := make(map[reflect.Type]bool)
	for _, f := range pass.Analyzer.FactTypes {
		declared[reflect.TypeOf(f)] = true
	}
	pass.AllObjectFacts = func() []analysis.ObjectFact {
		var list []analysis.ObjectFact
		for key, f := range r.facts {
			if key.object != nil && declared[key.kind] {
				list = append(list, analysis.ObjectFact{Object: key.object, Fact: f})
			}
		}
		return list
	}
	pass.AllPackageFacts = func() []analysis.PackageFact {
		var list []analysis.PackageFact
		for key, f := range r.facts {
			if key.pkg != nil && declared[key.kind] {
				list = append(list, analysis.PackageFact{Package: key.pkg, Fact: f})
			}
		}
		return list
	}
}
