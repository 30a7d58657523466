package registration

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// Holds is told of a package that declares a struct with a field in which handlers fit. In
//
//	type Tool struct {
//		Name string
//		Run  func(ctx context.Context, args map[string]any) (*Answer, error)
//	}
//
//	func Register(s *server.MCPServer, tools ...Tool)
//
// the type of Run has nothing of a library. Register makes it a handler: it gets structs, and registers
// the field Run of each. One package may declare the struct, another fill it, and a third register it.
// Importers, which may not see the struct, are analysed for what they put into it.
type Holds struct{}

// String returns "holds".
func (Holds) String() string { return "holds" }

// Feeds reports whether a package that knows no library can still hold handlers:
// it, or a package of its module that it imports, declares a struct with a field
// in which they fit.
func Feeds(pass *analysis.Pass) bool {
	if declaresHolder(pass.Pkg) {
		summary.ExportPackage(pass, Holds{})
		return true
	}
	return slices.ContainsFunc(pass.Pkg.Imports(), func(imported *types.Package) bool {
		_, ok := summary.OfPackage[Holds](pass, imported)
		return ok
	})
}

// declaresHolder reports whether a package declares a struct with a field in which handlers fit.
func declaresHolder(pkg *types.Package) bool {
	for _, declared := range calls.Types(pkg) {
		s, ok := declared.Type().Underlying().(*types.Struct)
		if !ok {
			continue
		}
		for field := range s.Fields() {
			if holdsHandlers(field) {
				return true
			}
		}
	}
	return false
}

// holdsHandlers reports whether the functions that a field holds can play the
// part of a handler: they return something and an error.
func holdsHandlers(field *types.Var) bool {
	signature, ok := field.Type().Underlying().(*types.Signature)
	return ok && returnsError(signature)
}

// returnsError reports whether a function returns something and an error.
func returnsError(signature *types.Signature) bool {
	return signature.Results().Len() >= 2 && program.EndsInError(signature.Results())
}

// Held is a function of the package that is stored in a struct field, where
// another package can find it and call it as a handler.
type Held struct {
	Field *types.Var
	Func  *ssa.Function
}

// HeldIn returns the functions of a package that fields hold, if they can play
// the part of a handler.
func HeldIn(scope *flow.Scope) []Held {
	var found []Held
	for field, values := range scope.Index.Fields {
		if !holdsHandlers(field) {
			continue
		}
		for _, v := range values {
			for _, s := range scope.Index.Sources(v) {
				if scope.Own[s.Function] {
					found = append(found, Held{Field: field, Func: s.Function})
				}
			}
		}
	}
	return found
}
