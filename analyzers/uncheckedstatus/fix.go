package uncheckedstatus

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// fix tests the status of a response before its body is read, and returns an error that names it:
//
//	resp, err := http.Get(url)
//	if err != nil {
//		return nil, err
//	}
//	defer resp.Body.Close()
//	if resp.StatusCode >= 400 {
//		return nil, fmt.Errorf("the request was answered with %s", resp.Status)
//	}
//
// There is none in handlers, where an error may leave as one of the protocol, and where the body is not
// closed by defer.
func fix(pass *analysis.Pass, r swallow.Reach) *analysis.SuggestedFix {
	call, ok := r.Instr.(*ssa.Call)
	if !ok || r.Func != "" || r.Fate.Kind != swallow.Unread || !pass.ResultOf[handlers.Analyzer].(*handlers.Result).IsOrdinary(call.Parent()) {
		return nil
	}
	decl, ok := call.Parent().Syntax().(*ast.FuncDecl)
	file := syntax.FileOf(pass, call.Pos())
	if !ok || file == nil {
		return nil
	}
	response, closing := closedAfter(pass, decl.Body, call.Pos())
	if closing == nil {
		return nil
	}
	list := syntax.Types(decl.Type.Results)
	zeros, ok := syntax.Zeros(pass, list[:len(list)-1], closing)
	imported, known := fmtAt(pass, file, closing)
	if !ok || !known {
		return nil
	}
	indent, end := "\n"+strings.Repeat("\t", pass.Fset.PositionFor(closing.Pos(), false).Column-1), syntax.EndOfLine(pass, file, closing)
	answer := strings.Join(append(zeros, `fmt.Errorf("the request was answered with %s", `+response+".Status)"), ", ")
	text := indent + "if " + response + ".StatusCode >= 400 {" + indent + "\treturn " + answer + indent + "}"
	return &analysis.SuggestedFix{Message: "Return an error for the status of " + response, TextEdits: append(imported, analysis.TextEdit{Pos: end, End: end, NewText: []byte(text)})}
}

// fmtAt returns what imports package fmt, nothing if the file does, and whether its name means it at the
// end of a statement.
func fmtAt(pass *analysis.Pass, file *ast.File, at ast.Stmt) ([]analysis.TextEdit, bool) {
	_, found := pass.Pkg.Scope().Innermost(at.End()).LookupParent("fmt", at.End())
	if pkg, ok := found.(*types.PkgName); ok {
		return nil, pkg.Imported().Path() == "fmt"
	}
	edit, ok := syntax.Import(pass, file, at.End(), "fmt", "fmt")
	return []analysis.TextEdit{edit}, ok
}

// closedAfter returns the name of the variable that takes the response of a call, and the statement
// that defers the end of its body, if that stands after the call and the test of its error:
// nil if not.
func closedAfter(pass *analysis.Pass, body *ast.BlockStmt, call token.Pos) (response string, closing ast.Stmt) {
	ast.Inspect(body, func(n ast.Node) bool {
		var list []ast.Stmt
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.BlockStmt:
			list = n.List
		case *ast.CaseClause:
			list = n.Body
		}
		for i := 0; i+2 < len(list); i++ {
			taken := takenBy(pass, list[i], call)
			deferred, isDefer := list[i+2].(*ast.DeferStmt)
			if taken != nil && isDefer && returns(list[i+1]) && closes(pass, deferred, taken) && syntax.Visible(pass, taken, deferred) {
				response, closing = taken.Name(), deferred
			}
		}
		return closing == nil
	})
	return response, closing
}

// takenBy returns the variable to which a statement assigns the response of a call, or nil.
func takenBy(pass *analysis.Pass, stmt ast.Stmt, call token.Pos) types.Object {
	assign, ok := stmt.(*ast.AssignStmt)
	if !ok || len(assign.Rhs) != 1 {
		return nil
	}
	made, ok := ast.Unparen(assign.Rhs[0]).(*ast.CallExpr)
	if !ok || made.Lparen != call {
		return nil
	}
	for _, left := range assign.Lhs {
		id, ok := left.(*ast.Ident)
		if !ok {
			continue
		}
		if v, ok := pass.TypesInfo.ObjectOf(id).(*types.Var); ok && requests.IsResponse(v.Type()) {
			return v
		}
	}
	return nil
}

// returns reports whether a statement is a test that ends in a return.
func returns(stmt ast.Stmt) bool {
	test, ok := stmt.(*ast.IfStmt)
	if !ok || test.Else != nil || len(test.Body.List) == 0 {
		return false
	}
	_, ok = test.Body.List[len(test.Body.List)-1].(*ast.ReturnStmt)
	return ok
}

// closes reports whether a statement closes the body of a response.
func closes(pass *analysis.Pass, stmt *ast.DeferStmt, response types.Object) bool {
	found := false
	ast.Inspect(stmt, func(n ast.Node) bool {
		end, ok := n.(*ast.SelectorExpr)
		if !ok || end.Sel.Name != "Close" {
			return true
		}
		if body, ok := ast.Unparen(end.X).(*ast.SelectorExpr); ok && body.Sel.Name == "Body" {
			id, ok := ast.Unparen(body.X).(*ast.Ident)
			found = found || ok && pass.TypesInfo.Uses[id] == response
		}
		return true
	})
	return found
}
