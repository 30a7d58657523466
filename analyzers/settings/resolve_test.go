package settings_test

import (
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// The packages of a program: app imports lib, and middle stands between lib and far.
var sources = map[string]string{
	"example.test/m/lib": `package lib
		type Base struct{}
		func (*Base) Add(name string, h any) {}
		type Router struct{ *Base }
		type Routes interface{ Handle(name string, h any) }
		type Alias = Router
		type Box[T any] struct{}
		func (Box[T]) Put(v T, h any) {}
		func Make[T any](v T) *T { return nil }
		func Wrap(err error) error { return err }
		func Sayf(format string, args ...any) {}
		func hidden(h any) {}
		type Failure struct{}
		type Auth struct{ Password string }
		type Config struct{ Auth; Key string }
		type Held[T any] struct{ Value T }
		type Token string
		func (*Config) Secret() (Token, error) { return "", nil }
		func Tell(level, text string) {}
		func Redact(text string) string { return text }`,
	"example.test/m/middle": `package middle
		import "example.test/m/lib"
		var Router lib.Router`,
	"example.test/m/far": `package far
		import "example.test/m/middle"
		var _ = middle.Router`,
	"example.test/m/app": `package app
		import "example.test/m/lib"
		var _ lib.Router
		func Own(h any) {}`,
	"example.test/m/alone": `package alone`,
}

// A program is packages that are type-checked when they are asked for.
type program struct {
	t    *testing.T
	fset *token.FileSet
	done map[string]*types.Package
}

func newProgram(t *testing.T) *program {
	return &program{t: t, fset: token.NewFileSet(), done: make(map[string]*types.Package)}
}

// Import returns a package.
func (p *program) Import(path string) (*types.Package, error) {
	if sources[path] == "" {
		return importer.Default().Import(path)
	}
	if p.done[path] == nil {
		file, err := parser.ParseFile(p.fset, path+".go", sources[path], 0)
		require.NoError(p.t, err)
		p.done[path], err = (&types.Config{Importer: p}).Check(path, p.fset, []*ast.File{file}, nil)
		require.NoError(p.t, err)
	}
	return p.done[path], nil
}

// run runs the analyzer over a package.
func (p *program) run(path string) (*settings.Settings, error) {
	pkg, err := p.Import(path)
	require.NoError(p.t, err)
	result, err := settings.Analyzer.Run(&analysis.Pass{
		Analyzer: settings.Analyzer, Fset: p.fset, Pkg: pkg, Module: &analysis.Module{Path: "example.test/m"},
	})
	require.NoError(p.t, err)
	s := result.(*settings.Settings)
	return s, s.Mistake()
}

// object returns what a package declares.
func (p *program) object(path, name string) types.Object {
	pkg, err := p.Import(path)
	require.NoError(p.t, err)
	return pkg.Scope().Lookup(name)
}

// method returns a method of a type of package lib.
func (p *program) method(owner, name string) *types.Func {
	obj, _, _ := types.LookupFieldOrMethod(p.object("example.test/m/lib", owner).Type(), true, p.done["example.test/m/lib"], name)
	require.NotNil(p.t, obj)
	return obj.(*types.Func)
}

func TestResolved(t *testing.T) {
	const lib = "example.test/m/lib."
	set(t, settings.Registrars, lib+"Router.Add:handler=1,"+lib+"Routes.Handle:handler=1:kind=prompt,"+lib+"Box.Put:handler=1,example.test/m/app.Own:handler=0")
	set(t, settings.Results, lib+"Sayf:text=0:format=true:error=true")
	set(t, settings.Taxonomies, lib+"Wrap:hides-text=true,"+lib+"Failure,"+lib+"Alias")
	set(t, settings.Seams, lib+"Make:handler=0:effect=converts,"+lib+"hidden:handler=0:effect=leaks:leaves=coded-text")
	p := newProgram(t)
	for _, path := range []string{"example.test/m/lib", "example.test/m/middle", "example.test/m/far", "example.test/m/app"} {
		s, err := p.run(path)
		require.NoError(t, err, path)
		assert.True(t, s.Registers())

		r, ok := s.Registrar(p.method("Base", "Add"))
		assert.True(t, ok, "a promoted method is that of the embedded type")
		assert.Equal(t, settings.Registrar{Handler: 1, Kind: sdk.Tool}, r)
		r, _ = s.Registrar(p.method("Routes", "Handle"))
		assert.Equal(t, settings.Registrar{Handler: 1, Kind: sdk.Prompt}, r)
		_, ok = s.Registrar(p.method("Box", "Put"))
		assert.True(t, ok)

		result, _ := s.Result(p.object("example.test/m/lib", "Sayf").(*types.Func))
		assert.Equal(t, settings.Result{Text: []int{0}, Format: true, Error: true}, result)
		wrap := p.object("example.test/m/lib", "Wrap").(*types.Func)
		taxonomy, ok := s.Taxonomy(wrap)
		assert.True(t, ok)
		assert.True(t, taxonomy.Hides)
		_, ok = s.Seam(wrap)
		assert.False(t, ok)

		for name, want := range map[string]bool{"Failure": true, "Router": true, "Base": false} {
			assert.Equal(t, want, s.Coded(p.object("example.test/m/lib", name).Type().(*types.Named)), name)
		}
		seam, _ := s.Seam(p.object("example.test/m/lib", "Make").(*types.Func))
		assert.Equal(t, settings.Seam{Kind: sdk.Tool, Effect: settings.Converts, Leaves: settings.Text}, seam)
		seam, _ = s.Seam(p.object("example.test/m/lib", "hidden").(*types.Func))
		assert.Equal(t, settings.Seam{Kind: sdk.Tool, Effect: settings.Leaks, Leaves: settings.CodedText}, seam)
	}
}

func TestNothingStated(t *testing.T) {
	s, err := newProgram(t).run("example.test/m/app")
	require.NoError(t, err)
	assert.False(t, s.Registers())
	assert.False(t, s.Coded(nil))
	_, ok := s.Registrar(nil)
	assert.False(t, ok)
}

// Functions, methods, fields, also of what is embedded, and types can give secrets.
func TestSecrets(t *testing.T) {
	const lib = "example.test/m/lib."
	set(t, settings.Sources, lib+"Config.Key,"+lib+"Config.Password,"+lib+"Held.Value,"+lib+"Token,"+lib+"(*Config).Secret")
	set(t, settings.Sinks, lib+"Tell:text=1")
	set(t, settings.Sanitizers, lib+"Redact")
	p := newProgram(t)
	s, err := p.run("example.test/m/app")
	require.NoError(t, err)
	assert.True(t, s.HasSecrets())
	pkg, err := p.Import("example.test/m/lib")
	require.NoError(t, err)
	member := func(owner, name string) types.Object {
		obj, _, _ := types.LookupFieldOrMethod(pkg.Scope().Lookup(owner).Type(), true, pkg, name)
		return obj
	}
	for name, obj := range map[string]types.Object{
		"lib.Config.Key": member("Config", "Key"), "lib.Config.Password": member("Auth", "Password"), "lib.Held.Value": member("Held", "Value"),
		"lib.Token": pkg.Scope().Lookup("Token"), "lib.(*Config).Secret": member("Config", "Secret"),
	} {
		got, ok := s.Source(obj)
		assert.True(t, ok, name)
		assert.Equal(t, name, got)
	}
	_, ok := s.Source(pkg.Scope().Lookup("Auth"))
	assert.False(t, ok)
	_, ok = s.Source((*types.Func)(nil))
	assert.False(t, ok)
	sink, ok := s.Sink(pkg.Scope().Lookup("Tell").(*types.Func))
	assert.True(t, ok)
	assert.Equal(t, settings.Sink{Text: []int{1}}, sink)
	assert.True(t, s.Sanitizes(pkg.Scope().Lookup("Redact").(*types.Func)))
	assert.False(t, s.Sanitizes(nil))
	alone, err := p.run("example.test/m/alone")
	require.NoError(t, err)
	assert.False(t, alone.HasSecrets(), "nothing of it is in sight")
}

// A name that means nothing is a mistake in its own package and in those that
// import it. Others cannot know.
func TestUnresolved(t *testing.T) {
	const lib = "example.test/m/lib."
	for _, row := range []struct{ list, entry, want string }{
		{settings.Registrars, lib + "Serve:handler=0", "-mcperrlint.registrars: there is no function or method " + lib + "Serve"},
		{settings.Registrars, lib + "(*Router).Serve:handler=0", "-mcperrlint.registrars: there is no function or method " + lib + "(*Router).Serve"},
		{settings.Registrars, lib + "(*Server).Add:handler=0", "-mcperrlint.registrars: there is no function or method " + lib + "(*Server).Add"},
		{settings.Registrars, lib + "Router:handler=0", "-mcperrlint.registrars: " + lib + "Router is a type; want a function or method"},
		{settings.Registrars, lib + "Router.Add:handler=2", "-mcperrlint.registrars: " + lib + "Router.Add: handler: there is no argument 2; it takes 2, counted from 0"},
		{settings.Results, lib + "Wrap:text=0+1", "-mcperrlint.results: " + lib + "Wrap: text: there is no argument 1; it takes 1, counted from 0"},
		{settings.Results, lib + "Wrap:text=0:format=true", "-mcperrlint.results: " + lib + "Wrap: format=true: it takes no operands"},
		{settings.Taxonomies, lib + "Unknown", "-mcperrlint.taxonomies: there is no function, method or type " + lib + "Unknown"},
		{settings.Taxonomies, lib + "Config.Key", "-mcperrlint.taxonomies: there is no function, method or type " + lib + "Config.Key"},
		{settings.Sources, lib + "Config.Kay", "-mcperrlint.sources: there is no function, method, field or type " + lib + "Config.Kay"},
		{settings.Sources, lib + "Tell", "-mcperrlint.sources: " + lib + "Tell returns nothing"},
		{settings.Sinks, lib + "Tel:text=0", "-mcperrlint.sinks: there is no function or method " + lib + "Tel"},
		{settings.Sinks, lib + "Tell:text=2", "-mcperrlint.sinks: " + lib + "Tell: text: there is no argument 2; it takes 2, counted from 0"},
		{settings.Sinks, lib + "Token:text=0", "-mcperrlint.sinks: " + lib + "Token is a type; want a function or method"},
		{settings.Sanitizers, lib + "Config.Key", "-mcperrlint.sanitizers: there is no function or method " + lib + "Config.Key"},
		{settings.Sanitizers, lib + "Tell", "-mcperrlint.sanitizers: " + lib + "Tell returns nothing"},
	} {
		t.Run(row.entry, func(t *testing.T) {
			set(t, row.list, row.entry)
			p := newProgram(t)
			for _, path := range []string{"example.test/m/lib", "example.test/m/middle", "example.test/m/app"} {
				_, err := p.run(path)
				assert.EqualError(t, err, row.want, path)
			}
			_, err := p.run("example.test/m/alone")
			assert.NoError(t, err)
		})
	}
}

// What is not exported is not in the export data that importers see.
func TestUnresolvedInternals(t *testing.T) {
	set(t, settings.Registrars, "example.test/m/lib.secret:handler=0")
	p := newProgram(t)
	_, err := p.run("example.test/m/lib")
	assert.Error(t, err)
	_, err = p.run("example.test/m/app")
	assert.NoError(t, err)
}

// Check is told which packages there are.
func TestCheck(t *testing.T) {
	p := newProgram(t)
	known := func(path string) *types.Package {
		if sources[path] == "" {
			return nil
		}
		pkg, err := p.Import(path)
		require.NoError(t, err)
		return pkg
	}
	for text, want := range map[string]error{
		"example.test/m/app.Own:handler=0":        nil,
		"example.test/m/lib.hidden:handler=0":     nil,
		"example.test/m/lib.Router.Add:handler=1": nil,
		"example.test/m/app.Other:handler=0":      errors.New("there is no function or method example.test/m/app.Other"),
		"example.test/m/gone.Own:handler=0":       errors.New("there is no function or method example.test/m/gone.Own"),
		"example.test/m/app.Own:handler=1":        errors.New("example.test/m/app.Own: handler: there is no argument 1; it takes 1, counted from 0"),
	} {
		e, err := listNamed(t, settings.Registrars).Parse(text)
		require.NoError(t, err)
		assert.Equal(t, want == nil, e.Check(known) == nil, text)
		if want != nil {
			assert.EqualError(t, e.Check(known), want.Error())
		}
	}
}
