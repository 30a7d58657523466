package upstreamtext

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// fix takes the text of an error off the end of the message of a coded error that
// is made in the return statement, and keeps the error as the cause:
//
//	taxonomy.NotFound("There is no such file: " + err.Error())
//	taxonomy.NotFound("There is no such file", taxonomy.Cause(err))
//
// It returns nil where that is not the whole message, or cannot be written.
func fix(pass *analysis.Pass, stmt *ast.ReturnStmt) *analysis.SuggestedFix {
	if stmt == nil || len(stmt.Results) == 0 {
		return nil
	}
	call, ok := ast.Unparen(stmt.Results[len(stmt.Results)-1]).(*ast.CallExpr)
	file := syntax.FileOf(pass, stmt.Pos())
	if !ok || file == nil || call.Ellipsis.IsValid() {
		return nil
	}
	index, ok := messageOf(typeutil.StaticCallee(pass.TypesInfo, call))
	if !ok || index >= len(call.Args) || syntax.HasComments(file, call) {
		return nil
	}
	m := message{pass: pass, file: file}
	text, cause, ok := m.split(call.Args[index])
	if !ok {
		return nil
	}
	kept, other := m.causeAmong(call.Args[index+1:], cause)
	option, known := syntax.Reference(pass, file, call.Pos(), syntax.Taxonomy, "Cause")
	source, written := syntax.Source(pass, cause)
	if other || !known || !written {
		return nil
	}
	edits := []analysis.TextEdit{{Pos: call.Args[index].Pos(), End: call.Args[index].End(), NewText: []byte(text)}}
	if !kept {
		// The same edit as that of lostcause, so that the cause is there once
		// where drivers apply both.
		last := call.Args[len(call.Args)-1].End()
		edits = append(edits, analysis.TextEdit{Pos: last, End: last, NewText: []byte(", " + option + "(" + source + ")")})
	}
	return &analysis.SuggestedFix{Message: "Keep the error as the cause", TextEdits: edits}
}

// messageOf returns the index of the message among the arguments of a function
// that makes coded errors, and whether it is one.
func messageOf(f *types.Func) (index int, ok bool) {
	if f == nil || f.Pkg() == nil {
		return 0, false
	}
	if f.Pkg().Path() == syntax.Contract {
		return 1, f.Name() == "Fail" && f.Signature().Recv() != nil
	}
	if syntax.IsFunc(f, syntax.Taxonomy, "New") {
		return 1, true
	}
	for _, code := range taxonomy.Codes() {
		if factory := code.Factory(); factory != "" && syntax.IsFunc(f, syntax.Taxonomy, factory) {
			return 0, true
		}
	}
	return 0, syntax.IsFunc(f, syntax.Taxonomy, "Retryable") || syntax.IsFunc(f, syntax.Taxonomy, "Fatal")
}
