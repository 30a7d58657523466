package rpccode

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A write is a place where a value becomes a code.
type write struct {
	// Value is the value.
	Value ast.Expr
	// Literal is the literal of an error in which it stands, nil if it is handed to
	// a function or assigned.
	Literal *ast.CompositeLit
}

// writes returns the values that a program writes into JSON-RPC error codes: in
// error types of MCP libraries, in its own types with the same encoding, and in
// parameters and fields that end up there. They are in the order of the source.
// Who calls it must require inspect.Analyzer.
func writes(pass *analysis.Pass) []write {
	f := &finder{
		pass: pass, set: sdk.Of(pass.Pkg), carriers: make(map[*types.Var]bool), looked: make(map[*types.Package]bool),
		root: pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(),
	}
	if f.set.Empty() {
		return nil
	}
	for {
		list := f.written()
		if !f.learn(list) {
			return list
		}
	}
}

// A finder looks through one package.
type finder struct {
	pass *analysis.Pass
	set  *sdk.Set
	root inspector.Cursor
	// carriers are the fields and parameters of the package whose value becomes
	// the code of an error.
	carriers map[*types.Var]bool
	// answers are the types of what structs and maps hold as the error of a response, nil until somebody asks.
	answers []*types.TypeName
	looked  map[*types.Package]bool // for structs that hold such types
}

// learn notes the parameters and fields of the package that are written into codes, and
// reports whether there are new ones.
func (f *finder) learn(list []write) bool {
	learnt := false
	for _, w := range list {
		if v := f.variable(w.Value); v != nil && !f.carriers[v] {
			f.carriers[v] = true
			learnt = true
		}
	}
	return learnt
}

// variable returns the parameter or field that an expression is, be it converted, or
// nil.
func (f *finder) variable(expr ast.Expr) *types.Var {
	var v *types.Var
	switch expr := unconverted(f.pass.TypesInfo, expr).(type) {
	case *ast.Ident:
		v, _ = f.pass.TypesInfo.Uses[expr].(*types.Var)
		if v != nil && v.Kind() != types.ParamVar {
			return nil
		}
	case *ast.SelectorExpr:
		if s := f.pass.TypesInfo.Selections[expr]; s != nil && s.Kind() == types.FieldVal {
			v, _ = s.Obj().(*types.Var)
		}
	}
	if v == nil || v.Pkg() != f.pass.Pkg {
		return nil
	}
	return v.Origin()
}

// unconverted returns an expression without the conversions around it.
func unconverted(info *types.Info, expr ast.Expr) ast.Expr {
	for {
		expr = ast.Unparen(expr)
		call, ok := expr.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !info.Types[call.Fun].IsType() {
			return expr
		}
		expr = call.Args[0]
	}
}
