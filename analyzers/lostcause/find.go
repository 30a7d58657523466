package lostcause

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A finder finds in the source what is known of a loss.
type finder struct {
	pass    *analysis.Pass
	root    inspector.Cursor
	loss    causeloss.Loss
	who     report.Subject // the function that returns the new error
	service bool           // the code is no handler
	served  bool           // the package has handlers
	adopted bool           // the package has codes
	// byImport tells that it has them because it imports package taxonomy or contract.
	byImport bool
	fixable  bool // a client gets the same if the error is kept
	// classified tells that what stands before the handler classifies its errors.
	classified bool
}

func (f *finder) report() {
	place := f.place()
	if place == nil {
		return
	}
	finding := report.At(place, f.category(), f.message())
	finding.Help, finding.Sees = f.help(), f.sees(place)
	finding.Strict = f.isStrict() && !f.mustKeep()
	if f.loss.Origin.Pos.IsValid() && f.loss.Origin.Class != cause.Unknown && f.loss.Origin.Class != cause.Parameter {
		finding.Related = answers.Path(f.loss.Origin, "the error comes from "+report.Func(f.loss.Origin.Name))
	}
	if call, ok := place.(*ast.CallExpr); ok && f.fixable {
		finding.Fix = f.fix(call)
	}
	report.Report(f.pass, finding)
}

// isStrict reports whether the finding is one that is reported only if it is asked for.
func (f *finder) isStrict() bool {
	switch category := f.category(); category {
	case categoryRewrap:
		return true
	case categoryDropped:
		return f.loss.New.Class != cause.Coded
	case categoryTextOnly:
		return !f.isConsumed() || !f.loss.Outside
	case categoryService:
		return !f.isConsumed() || !f.loss.Outside || !f.served
	}
	return false
}

// mustKeep reports whether the new error has a place for the one before it, in a package that
// knows the place: it has a code, and package taxonomy or contract is imported.
func (f *finder) mustKeep() bool {
	return f.byImport && f.loss.New.Class == cause.Coded && !f.loss.Bare && f.loss.Kind != causeloss.Rewrapped
}

// isConsumed reports whether somebody asks for the cause of the new error: a function of the
// package that it reaches, or what stands before the handler and classifies errors.
func (f *finder) isConsumed() bool { return f.loss.Consumed || f.classified }

func (f *finder) category() string {
	switch {
	case f.loss.Kind == causeloss.Rewrapped:
		return categoryRewrap
	case f.service:
		return categoryService
	}
	switch f.loss.Kind {
	case causeloss.WrongVariable:
		return categoryWrongVariable
	case causeloss.InData, causeloss.InDetails:
		return categoryInData
	case causeloss.TextOnly:
		return categoryTextOnly
	}
	return categoryDropped
}

// place returns what makes the new error, or else the statement that returns it.
func (f *finder) place() ast.Node {
	at, ok := f.root.FindByPos(f.loss.Pos, f.loss.Pos+1)
	if !ok {
		return nil
	}
	if literal, ok := at.Node().(*ast.CompositeLit); ok {
		if address, ok := at.Parent().Node().(*ast.UnaryExpr); ok && address.X == literal {
			return address
		}
	}
	return at.Node()
}

// unnamed is what an error is called that has no name in the source.
const unnamed = "the error"

// name returns what the lost error is called in the source.
func (f *finder) name() string {
	switch expr := f.tested().(type) {
	case *ast.Ident, *ast.SelectorExpr:
		return types.ExprString(expr)
	}
	return unnamed
}

// variable returns the local variable that holds the lost error, or nil.
func (f *finder) variable() *types.Var {
	ident, ok := f.tested().(*ast.Ident)
	if !ok {
		return nil
	}
	v, ok := f.pass.TypesInfo.Uses[ident].(*types.Var)
	if !ok || v.Parent() == f.pass.Pkg.Scope() {
		return nil
	}
	return v
}

// tested returns the expression that is the lost error in the condition that tells
// that it is not nil, or nil.
func (f *finder) tested() ast.Expr {
	at, ok := f.root.FindByPos(f.loss.Test, f.loss.Test+1)
	if !ok {
		return nil
	}
	for _, operand := range operands(at) {
		operand = ast.Unparen(operand)
		if f.isError(operand) {
			return operand
		}
	}
	return nil
}

// operands returns what a condition is about. That of a case is what the switch
// is about.
func operands(at inspector.Cursor) []ast.Expr {
	switch cond := at.Node().(type) {
	case *ast.BinaryExpr:
		return []ast.Expr{cond.X, cond.Y}
	case *ast.CallExpr:
		return cond.Args
	case *ast.TypeAssertExpr:
		return []ast.Expr{cond.X}
	}
	for cur := range at.Enclosing((*ast.SwitchStmt)(nil), (*ast.TypeSwitchStmt)(nil)) {
		if stmt, ok := cur.Node().(*ast.SwitchStmt); ok {
			return []ast.Expr{stmt.Tag}
		}
		for assert := range cur.Child(cur.Node().(*ast.TypeSwitchStmt).Assign).Preorder((*ast.TypeAssertExpr)(nil)) {
			return []ast.Expr{assert.Node().(*ast.TypeAssertExpr).X}
		}
	}
	return nil
}

// isUnchanged reports whether a variable means the same at the given place as at
// the condition: it is visible there, and not set in between.
func (f *finder) isUnchanged(v types.Object, at token.Pos) bool {
	scope := f.pass.Pkg.Scope().Innermost(at)
	if scope == nil {
		return false
	}
	if _, visible := scope.LookupParent(v.Name(), at); visible != v {
		return false
	}
	for cur := range f.root.Preorder((*ast.AssignStmt)(nil)) {
		assign := cur.Node().(*ast.AssignStmt)
		if assign.Pos() < f.loss.Test || assign.End() > at {
			continue // what is assigned by the statement around the place counts later
		}
		for _, left := range assign.Lhs {
			if ident, ok := left.(*ast.Ident); ok && f.pass.TypesInfo.Uses[ident] == v {
				return false
			}
		}
	}
	return true
}
