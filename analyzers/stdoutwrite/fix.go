package stdoutwrite

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// place returns what a deed is in the source, and a fix that makes it write to
// standard error, or nil.
func (w *writer) place(d effects.Deed) (pos, end token.Pos, fix *analysis.SuggestedFix) {
	root := w.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	cur, ok := root.FindByPos(d.Pos(), d.Pos())
	if !ok {
		return d.Pos(), token.NoPos, nil
	}
	for cur.Node() != nil {
		switch n := cur.Node().(type) {
		case *ast.CallExpr:
			if d.Func != "" {
				return n.Pos(), n.End(), nil
			}
			if isPrint(d.Name) {
				return n.Pos(), n.End(), w.print(n)
			}
			return n.Pos(), n.End(), w.redirect(n, d.Name)
		case *ast.KeyValueExpr, *ast.AssignStmt:
			return n.Pos(), n.End(), w.redirect(n, d.Name)
		case *ast.File:
			return d.Pos(), token.NoPos, nil
		}
		cur = cur.Parent()
	}
	return d.Pos(), token.NoPos, nil
}

// print calls the function that prints to a writer:
//
//	fmt.Println(text)
//	fmt.Fprintln(os.Stderr, text)
func (w *writer) print(call *ast.CallExpr) *analysis.SuggestedFix {
	callee, file := typeutil.StaticCallee(w.pass.TypesInfo, call), syntax.FileOf(w.pass, call.Pos())
	if callee == nil || file == nil {
		return nil
	}
	stderr, imports, ok := w.stderr(file, call.Pos())
	printer, found := syntax.Reference(w.pass, file, call.Pos(), "fmt", "F"+lower(callee.Name()))
	if !ok || !found {
		return nil
	}
	text := stderr
	if len(call.Args) > 0 {
		text += ", "
	}
	return &analysis.SuggestedFix{
		Message: "Write to os.Stderr",
		TextEdits: append(imports,
			analysis.TextEdit{Pos: call.Fun.Pos(), End: call.Fun.End(), NewText: []byte(printer)},
			analysis.TextEdit{Pos: call.Lparen + 1, End: call.Lparen + 1, NewText: []byte(text)}),
	}
}

// lower returns the name of a print function as it stands after the letter F.
func lower(name string) string { return "p" + name[1:] }

// stderr returns how a file refers to os.Stderr, and what must be added for that.
func (w *writer) stderr(file *ast.File, pos token.Pos) (string, []analysis.TextEdit, bool) {
	if text, ok := syntax.Reference(w.pass, file, pos, "os", "Stderr"); ok {
		return text, nil, true
	}
	edit, ok := syntax.Import(w.pass, file, pos, "os", "os")
	return "os.Stderr", []analysis.TextEdit{edit}, ok
}

// redirect writes os.Stderr for os.Stdout in an expression or statement, and the name
// by which zap knows it for that of standard output.
func (w *writer) redirect(n ast.Node, name string) *analysis.SuggestedFix {
	var edits []analysis.TextEdit
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.BasicLit:
			if name == effects.ZapPaths && n.Value == `"stdout"` {
				edits = append(edits, analysis.TextEdit{Pos: n.Pos(), End: n.End(), NewText: []byte(`"stderr"`)})
			}
		case *ast.Ident:
			if v, ok := w.pass.TypesInfo.Uses[n].(*types.Var); ok && v.Name() == "Stdout" && v.Pkg() != nil && v.Pkg().Path() == "os" && v.Parent() == v.Pkg().Scope() {
				edits = append(edits, analysis.TextEdit{Pos: n.Pos(), End: n.End(), NewText: []byte("Stderr")})
			}
		}
		return true
	})
	if len(edits) == 0 {
		return nil
	}
	return &analysis.SuggestedFix{Message: "Write to os.Stderr", TextEdits: edits}
}
