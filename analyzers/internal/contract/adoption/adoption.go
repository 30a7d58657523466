// Package adoption determines which packages of a program have adopted error codes. They use package
// taxonomy or contract, a bridge, or a taxonomy from the settings, directly or through a package of the
// module that they import.
//
//	server/      imports server/notes                            adopted, through notes
//	server/notes imports github.com/mcperrlint/mcperrlint/taxonomy  adopted
//	server/logs  imports neither                                 not adopted
//
// A package that imports taxonomy or contract itself has adopted codes by import: it has all it
// needs, and some rules report by default what it misses.
//
// Such packages get a finding at every place. All others get one finding that proposes to
// begin, and no advice that names packages which they lack.
package adoption

import (
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer tells whether a package has adopted codes.
var Analyzer = &analysis.Analyzer{
	Name:       "adoption",
	Doc:        "adoption: tell which packages have adopted error codes",
	Requires:   []*analysis.Analyzer{settings.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[adopts])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[bool](),
}

// Of reports whether the package has adopted codes. The rule must require [Analyzer].
func Of(pass *analysis.Pass) bool { return pass.ResultOf[Analyzer].(bool) }

// ByImport reports whether the program of the package, without its tests, imports package taxonomy or
// contract itself.
func ByImport(pass *analysis.Pass) bool {
	return module.Analysed(pass) && slices.ContainsFunc(module.ImportsOfProgram(pass), func(pkg *types.Package) bool {
		return pkg.Path() == api.Taxonomy || pkg.Path() == api.Contract
	})
}

// adopts is told of a package that has adopted codes.
type adopts struct{}

// String returns "adopts codes".
func (adopts) String() string { return "adopts codes" }

func run(pass *analysis.Pass) (any, error) {
	if len(pass.Files) == 0 || !module.Analysed(pass) {
		return false, nil
	}
	if !uses(pass) {
		return false, nil
	}
	summary.ExportPackage(pass, adopts{})
	return true, nil
}

// uses reports whether the program of a package, without its tests, uses codes.
func uses(pass *analysis.Pass) bool {
	stated := settings.Of(pass)
	if stated.HasTaxonomies(pass.Pkg) {
		return true
	}
	for _, pkg := range module.ImportsOfProgram(pass) {
		_, adopted := summary.OfPackage[adopts](pass, pkg)
		if adopted || pkg.Path() == api.Taxonomy || pkg.Path() == api.Contract || api.IsBridge(pkg.Path()) || stated.HasTaxonomies(pkg) {
			return true
		}
	}
	return false
}
