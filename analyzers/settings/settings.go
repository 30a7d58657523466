// Package settings passes on what a project states about its own functions:
// registrars, result builders, taxonomies and seams, and where secrets come from
// and go to, by qualified name.
//
// They are flags of an analyzer that reports nothing, because all drivers have
// flags and make them part of cache keys. Passes require the analyzer and use
// its result.
package settings

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
)

// Analyzer provides a *[Settings]. It reports nothing.
var Analyzer = &analysis.Analyzer{
	Name:       "mcperrlint",
	Doc:        "mcperrlint: hold what a project says about its own functions\n\nIt reports nothing. Its flags are for all rules.",
	URL:        "https://github.com/mcperrlint/mcperrlint/blob/main/docs/configuration.md",
	Flags:      flags(),
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Settings](),
}

// Settings has what the flags say about the objects that one package can see.
// It is immutable. Methods accept nil objects and know nothing about them.
type Settings struct {
	registrars map[types.Object]Registrar
	results    map[types.Object]Result
	taxonomies map[types.Object]Taxonomy
	seams      map[types.Object]Seam
	sources    map[types.Object]string // what messages call them
	sinks      map[types.Object]Sink
	sanitizers map[types.Object]bool
	mistake    error
}

// Of returns the settings of a pass that requires [Analyzer].
func Of(pass *analysis.Pass) *Settings { return pass.ResultOf[Analyzer].(*Settings) }

// Mistake returns what is wrong with the settings, as far as the package can tell,
// or nil. Drivers show the cause only if an analyzer fails that they were asked to
// run, so rules fail with it, not layers.
func (s *Settings) Mistake() error { return s.mistake }

// Registrar returns the settings for a function that registers handlers.
func (s *Settings) Registrar(f *types.Func) (Registrar, bool) { return find(s.registrars, f) }

// Result returns the settings for a function that builds results.
func (s *Settings) Result(f *types.Func) (Result, bool) { return find(s.results, f) }

// Taxonomy returns the settings for a function that makes coded errors.
func (s *Settings) Taxonomy(f *types.Func) (Taxonomy, bool) { return find(s.taxonomies, f) }

// Seam returns the settings for a function in front of handlers.
func (s *Settings) Seam(f *types.Func) (Seam, bool) { return find(s.seams, f) }

// Sink returns the settings for a function that sends something to the client.
func (s *Settings) Sink(f *types.Func) (Sink, bool) { return find(s.sinks, f) }

// Sanitizes reports whether a function removes secrets from its arguments.
func (s *Settings) Sanitizes(f *types.Func) bool {
	_, stated := find(s.sanitizers, f)
	return stated
}

// Source returns the name in messages of a function, field or type that yields a secret.
func (s *Settings) Source(obj types.Object) (name string, ok bool) {
	switch o := obj.(type) {
	case *types.Func:
		return find(s.sources, o)
	case *types.Var:
		obj = o.Origin()
	}
	name, ok = s.sources[obj]
	return name, ok
}

// HasSecrets reports whether a source or a sink is in sight of the package.
func (s *Settings) HasSecrets() bool { return len(s.sources)+len(s.sinks) > 0 }

// Coded reports whether errors of a named type carry a code.
func (s *Settings) Coded(t *types.Named) bool {
	if t == nil {
		return false
	}
	_, coded := s.taxonomies[t.Origin().Obj()]
	return coded
}

// HasTaxonomies reports whether functions or types of a package make coded errors.
func (s *Settings) HasTaxonomies(pkg *types.Package) bool {
	for obj := range s.taxonomies {
		if obj.Pkg() == pkg {
			return true
		}
	}
	return false
}

// Registers reports whether the settings name a function in sight of the
// package that takes handlers.
func (s *Settings) Registers() bool { return len(s.registrars)+len(s.seams) > 0 }

// Says reports whether the settings name anything in sight of the package.
func (s *Settings) Says() bool {
	return s.Registers() || s.HasSecrets() || len(s.results)+len(s.taxonomies)+len(s.sanitizers) > 0
}

// find looks for what is said of a function, or of the generic one of which it is
// an instance.
func find[R any](rows map[types.Object]R, f *types.Func) (row R, ok bool) {
	if f != nil {
		row, ok = rows[f.Origin()]
	}
	return row, ok
}

func run(pass *analysis.Pass) (any, error) {
	entries := entriesOf(pass.Analyzer)
	if len(entries) == 0 && !usesBridge(pass.Pkg) {
		return &Settings{}, nil
	}
	s := resolve(pass, entries)
	s.addBridges(pass.Pkg)
	return s, nil
}
