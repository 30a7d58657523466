package bridging

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A writer adds the bridge to one server.
type writer struct {
	pass    *analysis.Pass
	file    *ast.File
	cur     inspector.Cursor
	call    *ast.CallExpr
	library *sdk.SDK
	words   string // the option that lets the texts of the module's own errors reach the agent, if the file can name it
}

// fix returns what adds the bridge, or nil.
func (w writer) fix() *analysis.SuggestedFix {
	bridge := w.library.Remedy.Bridge
	imported, ok := syntax.Import(w.pass, w.file, w.call.Lparen, bridge, path.Base(bridge))
	if !ok {
		return nil
	}
	if words, ok := syntax.Import(w.pass, w.file, w.call.Lparen, syntax.Bridge, path.Base(syntax.Bridge)); ok {
		imported.NewText = append(words.NewText, imported.NewText...)
		w.words = "bridge.OwnWords()"
	}
	var edits []analysis.TextEdit
	if w.library.Remedy.Middleware != "" {
		edits = w.options()
	} else {
		edits = w.middleware()
	}
	if edits == nil {
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "Add the bridge " + bridge + " to the server; go get it first",
		TextEdits: append(edits, imported),
	}
}

// options adds the middleware of mcp-go to the options of the server, after those that are
// there, in lines that gofmt indents. Older versions have no middleware for prompts.
func (w writer) options() []analysis.TextEdit {
	var list []string
	for _, of := range []string{"Tool", "Resource", "Prompt"} {
		option, ok := w.library.Reference(w.pass, w.file, w.call.Lparen, strings.Replace(w.library.Remedy.Middleware, "%s", of, 1))
		if ok {
			list = append(list, option+"(mcpgo."+of+"Middleware("+w.words+"))")
		}
	}
	if len(list) == 0 || len(w.call.Args) < 2 {
		return nil
	}
	text, last := ",\n"+strings.Join(list, ",\n"), w.call.Args[len(w.call.Args)-1]
	switch {
	case w.call.Ellipsis.IsValid():
		return []analysis.TextEdit{insert(last.Pos(), "append("), insert(last.End(), text+",\n)")}
	case w.line(last.End()) == w.line(w.call.Rparen):
		text += ",\n"
	}
	return []analysis.TextEdit{insert(last.End(), text)}
}

// middleware adds the middleware of the official SDK in a statement behind the one that
// makes the server.
func (w writer) middleware() []analysis.TextEdit {
	if obj, _, _ := types.LookupFieldOrMethod(w.pass.TypesInfo.TypeOf(w.call), true, w.pass.Pkg, "AddReceivingMiddleware"); obj == nil {
		return nil
	}
	if stmt, ok := w.cur.Parent().Node().(*ast.ReturnStmt); ok {
		return w.before(stmt)
	}
	at, field := w.cur.Parent(), ""
	if kv, ok := at.Node().(*ast.KeyValueExpr); ok && isField(w.pass.TypesInfo, kv.Key) {
		// s := &app{server: mcp.NewServer(impl, nil)}
		at, field = at.Parent().Parent(), "."+kv.Key.(*ast.Ident).Name
		if u, ok := at.Node().(*ast.UnaryExpr); ok && u.Op == token.AND {
			at = at.Parent()
		}
	}
	switch n := at.Node().(type) {
	case *ast.AssignStmt:
		if len(n.Lhs) == 1 {
			return w.behind(at, n.Lhs[0], field)
		}
	case *ast.ValueSpec:
		stmt := at.Parent().Parent()
		if _, local := stmt.Node().(*ast.DeclStmt); local && len(n.Names) == 1 && !at.Parent().Node().(*ast.GenDecl).Lparen.IsValid() {
			return w.behind(stmt, n.Names[0], field)
		}
	}
	return nil
}

// isField reports whether the key in a literal is the name of a field.
func isField(info *types.Info, key ast.Expr) bool {
	id, ok := key.(*ast.Ident)
	if !ok {
		return false
	}
	v, ok := info.Uses[id].(*types.Var)
	return ok && v.IsField()
}

// adding writes the statement.
func (w writer) adding(server string) string {
	return server + ".AddReceivingMiddleware(gosdk.Middleware(" + w.words + "))"
}

// behind adds the statement behind the one that puts the server into a variable, or into a
// field of what is put there.
func (w writer) behind(stmt inspector.Cursor, variable ast.Expr, field string) []analysis.TextEdit {
	name, ok := syntax.Source(w.pass, variable)
	if !ok || name == "_" || !isName(variable) || !isInList(stmt) {
		return nil
	}
	file := w.pass.Fset.File(stmt.Node().End())
	line := file.Line(stmt.Node().End())
	if line >= file.LineCount() || w.sharesLine(stmt) {
		return nil
	}
	indent := w.indent(stmt.Node().Pos())
	return []analysis.TextEdit{insert(file.LineStart(line+1), indent+w.adding(name+field)+"\n")}
}

// before gives the server that a statement returns a name.
func (w writer) before(stmt *ast.ReturnStmt) []analysis.TextEdit {
	name := w.free("server", "mcpServer", "s")
	for i, result := range stmt.Results {
		if name == "" || (i == 0) != (result == w.call) || i > 0 && !isName(result) {
			return nil
		}
	}
	indent := w.indent(stmt.Pos())
	return []analysis.TextEdit{
		{Pos: stmt.Pos(), End: w.call.Pos(), NewText: []byte(name + " := ")},
		insert(w.call.End(), "\n"+indent+w.adding(name)+"\n"+indent+"return "+name),
	}
}

// free returns the first name that means nothing at the call, or "".
func (w writer) free(names ...string) string {
	scope := w.pass.Pkg.Scope().Innermost(w.call.Pos())
	for _, name := range names {
		if scope == nil {
			return ""
		}
		if _, obj := scope.LookupParent(name, token.NoPos); obj == nil {
			return name
		}
	}
	return ""
}

// isName reports whether an expression is a variable or a field of one, which can be
// named again.
func isName(expr ast.Expr) bool {
	switch e := expr.(type) {
	case *ast.Ident:
		return true
	case *ast.SelectorExpr:
		return isName(e.X)
	}
	return false
}

// isInList reports whether a statement is one in a list, and no part of another one.
func isInList(stmt inspector.Cursor) bool {
	switch stmt.Parent().Node().(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		return true
	}
	return false
}

// sharesLine reports whether something else than a comment ends or begins in the line in which
// a statement ends.
func (w writer) sharesLine(stmt inspector.Cursor) bool {
	at := w.line(stmt.Node().End())
	if next, ok := stmt.NextSibling(); ok {
		return w.line(next.Node().Pos()) == at
	}
	block := stmt.Parent()
	if _, ok := block.Node().(*ast.BlockStmt); !ok {
		block = block.Parent() // of a clause
	}
	return w.line(block.Node().End()) == at
}

// indent returns the tabs before a statement that begins a line.
func (w writer) indent(pos token.Pos) string {
	return strings.Repeat("\t", w.pass.Fset.PositionFor(pos, false).Column-1)
}

func (w writer) line(pos token.Pos) int { return w.pass.Fset.PositionFor(pos, false).Line }

func insert(at token.Pos, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: at, End: at, NewText: []byte(text)}
}
