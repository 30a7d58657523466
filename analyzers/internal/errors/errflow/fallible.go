package errflow

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// fallible reports whether a package that sees no library of the protocol has
// anything to tell those that do: it mentions an error, if only for a moment, or
// declares a type of errors. Of others the SSA form is never built.
func fallible(pass *analysis.Pass) bool {
	for _, expr := range pass.TypesInfo.Types {
		if program.IsError(expr.Type) {
			return true
		}
	}
	for _, obj := range pass.TypesInfo.Defs {
		if _, ok := obj.(*types.TypeName); ok && program.CanBeError(obj.Type()) {
			return true
		}
	}
	return false
}
