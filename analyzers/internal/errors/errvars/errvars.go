// Package errvars reads what a program states about its errors: the failures that it declares as variables,
// and what its functions do with errors that they are given. Of
//
//	var Gone = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, …}
//	var Missing = store.Gone
//
// a variable counts if it is a package variable that is initialized in its declaration
// and never changed. Importers know exported variables.
//
// [Reader] describes the coded errors that are made of them, and with packages taxonomy, contract and bridge.
//
// Of a function that only logs an error nothing remains after the call, and one that logs it before it
// returns it is known for that ([Handlings]):
//
//	func fail(err error) error { slog.Error("failed", "error", err); return err }
//
// Read errvars.go, failure.go, variables.go and fact.go, then taxerrors.go; then errparams.go.
package errvars

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Analyzer provides a *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "errvars",
	Doc:        "errvars: read the failures that are declared as variables",
	Requires:   []*analysis.Analyzer{inspect.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[failure])},
	Run:        guard.Run(guard.Layer, run),
	ResultType: reflect.TypeFor[*Result](),
}

// A Result knows the failures that a package can name.
type Result struct {
	pass *analysis.Pass
	own  map[*types.Var]*Failure // those of the package
	told *summary.Table[failure]
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass, own: make(map[*types.Var]*Failure), told: summary.NewTable(pass, summary.Domain[failure]{})}
	if pass.TypesInfo == nil || len(pass.Files) == 0 || !syntax.IsModuleAnalysed(pass) || !r.declares() {
		return r, nil
	}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	vars := VariablesOf(pass.TypesInfo, pass.Pkg, root)
	for v := range vars.Initial {
		if IsFailure(v.Type()) {
			r.own[v] = r.held(vars, v)
		}
	}
	for v, f := range r.own {
		if f != nil {
			r.told.SetObject(v, failure(EntryOf(f.Value, func(field string) bool { return !f.Unknown[field] })))
		}
	}
	r.told.Export()
	return r, nil
}

// declares reports whether the package has variables that hold failures.
func (r *Result) declares() bool {
	scope := r.pass.Pkg.Scope()
	return r.pass.Pkg.Path() != syntax.Contract && slices.ContainsFunc(scope.Names(), func(name string) bool {
		v, ok := scope.Lookup(name).(*types.Var)
		return ok && IsFailure(v.Type())
	})
}

// held returns the failure that a variable of the package holds for ever, or nil.
func (r *Result) held(vars Variables, v *types.Var) *Failure {
	switch initial := ast.Unparen(vars.Constant(v)).(type) {
	case *ast.CompositeLit:
		return Read(r.pass.TypesInfo, initial)
	case *ast.Ident, *ast.SelectorExpr:
		if sel, ok := initial.(*ast.SelectorExpr); ok && r.pass.TypesInfo.Selections[sel] != nil {
			return nil // a field of something
		}
		// Initializers cannot be cyclic, so this terminates.
		if of := Variable(r.pass.TypesInfo, initial); of != nil && of.Pkg() == r.pass.Pkg {
			return r.held(vars, of)
		} else if of != nil {
			return r.Of(of)
		}
	}
	return nil
}

// Of returns the failure that a package-level variable holds, of this package or of
// another one of the module, or nil.
func (r *Result) Of(v *types.Var) *Failure {
	if syntax.PackageOf(v) == nil || !IsFailure(v.Type()) {
		return nil
	}
	if v.Pkg() == r.pass.Pkg {
		return r.own[v]
	}
	if told, ok := r.told.Told(v); ok {
		return Entry(told).Failure()
	}
	return nil
}
