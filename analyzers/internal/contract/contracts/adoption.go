package contracts

import (
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Adoption tells whether a package has adopted codes.
var Adoption = &analysis.Analyzer{
	Name:       "adoption",
	Doc:        "adoption: tell which packages have adopted error codes",
	Requires:   []*analysis.Analyzer{settings.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[adopts])},
	Run:        guard.Run(guard.Layer, runAdoption),
	ResultType: reflect.TypeFor[bool](),
}

// Adopted reports whether the package has adopted codes. The rule must require [Adoption].
func Adopted(pass *analysis.Pass) bool { return pass.ResultOf[Adoption].(bool) }

// AdoptedByImport reports whether the program of the package, without its tests, imports package taxonomy or
// contract itself.
func AdoptedByImport(pass *analysis.Pass) bool {
	return syntax.IsModuleAnalysed(pass) && slices.ContainsFunc(syntax.Imports(pass), func(pkg *types.Package) bool {
		return syntax.IsTaxonomy(pkg.Path()) || pkg.Path() == syntax.Contract
	})
}

// adopts is told of a package that has adopted codes.
type adopts struct{}

// String returns "adopts codes".
func (adopts) String() string { return "adopts codes" }

func runAdoption(pass *analysis.Pass) (any, error) {
	if len(pass.Files) == 0 || !syntax.IsModuleAnalysed(pass) {
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
	for _, pkg := range syntax.Imports(pass) {
		_, adopted := summary.OfPackage[adopts](pass, pkg)
		if adopted || syntax.IsTaxonomy(pkg.Path()) || pkg.Path() == syntax.Contract || syntax.IsBridge(pkg.Path()) || stated.HasTaxonomies(pkg) {
			return true
		}
	}
	return false
}
