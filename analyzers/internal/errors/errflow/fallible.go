package errflow

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// fallible reports whether a package that sees no library of the protocol has
// anything to tell those that do: it has a function that takes or returns an
// error, or a variable that holds one, if only for a moment. Of others the SSA form is never built.
func fallible(pass *analysis.Pass) bool {
	return declaresFallible(pass.Pkg) || hasFallibleLiteral(pass) || holdsError(pass)
}

// holdsError reports whether a function has a variable for an error: that it returns none does not say that it drops none.
func holdsError(pass *analysis.Pass) bool {
	for _, obj := range pass.TypesInfo.Defs {
		if v, ok := obj.(*types.Var); ok && program.IsError(v.Type()) {
			return true
		}
	}
	return false
}

func declaresFallible(pkg *types.Package) bool {
	for _, name := range pkg.Scope().Names() {
		switch obj := pkg.Scope().Lookup(name).(type) {
		case *types.Func:
			if mentionsError(obj.Signature()) {
				return true
			}
		case *types.Var:
			if program.CanBeError(obj.Type()) {
				return true
			}
		case *types.TypeName:
			if hasFallibleMethod(obj.Type()) {
				return true
			}
		}
	}
	return false
}

// hasFallibleLiteral reports whether there is a function without a name that takes or
// returns an error, such as one that a field holds.
func hasFallibleLiteral(pass *analysis.Pass) bool {
	found := false
	for _, file := range pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			if literal, ok := n.(*ast.FuncLit); ok && !found {
				signature, ok := pass.TypesInfo.TypeOf(literal).(*types.Signature)
				found = ok && mentionsError(signature)
			}
			return !found
		})
	}
	return found
}

func hasFallibleMethod(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	if program.CanBeError(named) {
		return true
	}
	for m := range named.Methods() {
		if mentionsError(m.Signature()) {
			return true
		}
	}
	return false
}

// mentionsError reports whether a function takes or returns an error, alone, in a
// list, or as what a function that it takes returns.
func mentionsError(sig *types.Signature) bool {
	for _, tuple := range [...]*types.Tuple{sig.Params(), sig.Results()} {
		for v := range tuple.Variables() {
			switch t := v.Type().Underlying().(type) {
			case *types.Slice:
				if program.CanBeError(t.Elem()) {
					return true
				}
			case *types.Signature:
				if returnsError(t) {
					return true
				}
			}
			if program.CanBeError(v.Type()) {
				return true
			}
		}
	}
	return false
}

func returnsError(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if program.CanBeError(v.Type()) {
			return true
		}
	}
	return false
}
