package falsesuccess

import (
	"go/ast"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// fixAll returns one fix for all returns of a function, if each has one, and nil otherwise: what is
// fixed must not be found again.
func fixAll(pass *analysis.Pass, list []told) *analysis.SuggestedFix {
	var all *analysis.SuggestedFix
	for _, t := range list {
		// Where it is neither shown nor recorded, the error result would drop its cause, which
		// lostcause reports. What came beside it may be nothing for the agent as a failure either.
		if t.Test.IsValid() && !t.Shown && !t.Recorded {
			return nil
		}
		one := fix(pass, t.Success)
		switch {
		case one == nil:
			return nil
		case all == nil:
			all = one
		default:
			all.TextEdits = append(all.TextEdits, one.TextEdits...)
		}
	}
	return all
}

// fix sets the error flag of a result that is made in the return statement, or returns
// nil:
//
//	mcp.NewToolResultText(err.Error())
//	mcp.NewToolResultError(err.Error())
func fix(pass *analysis.Pass, s answers.Success) *analysis.SuggestedFix {
	if s.Statement == nil || s.Made == nil || s.Made.Pos() < s.Statement.Pos() || s.Statement.End() < s.Made.End() {
		return nil // what is made before can be returned elsewhere, too
	}
	switch made := s.Made.(type) {
	case *ast.CallExpr:
		return fixCall(pass, made)
	case *ast.CompositeLit:
		return fixLiteral(pass, made)
	}
	return nil
}

func fixCall(pass *analysis.Pass, call *ast.CallExpr) *analysis.SuggestedFix {
	callee := typeutil.StaticCallee(pass.TypesInfo, call)
	name, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if callee == nil || !ok {
		return nil
	}
	library := sdk.Home(callee.Pkg())
	if library == nil || !library.Is(callee, library.Remedy.Succeeding) || !sdk.Of(pass.Pkg).Declares(library, library.Remedy.Failing) {
		return nil // another function, or a version that has no such one for failures
	}
	_, failing, _ := strings.Cut(library.Remedy.Failing, ".")
	return &analysis.SuggestedFix{
		Message:   "Call " + failing,
		TextEdits: []analysis.TextEdit{{Pos: name.Sel.Pos(), End: name.Sel.End(), NewText: []byte(failing)}},
	}
}

// fixLiteral adds the flag before the first field. A flag that is there was set on
// purpose.
func fixLiteral(pass *analysis.Pass, literal *ast.CompositeLit) *analysis.SuggestedFix {
	_, row, ok := sdk.Of(pass.Pkg).Result(pass.TypesInfo.TypeOf(literal))
	if !ok || row.IsError == "" || len(literal.Elts) == 0 {
		return nil
	}
	for _, element := range literal.Elts {
		field, ok := element.(*ast.KeyValueExpr)
		if !ok {
			return nil
		}
		if key, ok := field.Key.(*ast.Ident); ok && key.Name == row.IsError {
			return nil
		}
	}
	separator := ", "
	if pass.Fset.PositionFor(literal.Lbrace, false).Line != pass.Fset.PositionFor(literal.Elts[0].Pos(), false).Line {
		separator = ",\n"
	}
	at := literal.Elts[0].Pos()
	return &analysis.SuggestedFix{
		Message:   "Set the error flag",
		TextEdits: []analysis.TextEdit{{Pos: at, End: at, NewText: []byte(row.IsError + ": true" + separator)}},
	}
}
