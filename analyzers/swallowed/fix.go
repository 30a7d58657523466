package swallowed

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A helper is a function that loses an error, and could return it.
type helper struct {
	pass *analysis.Pass
	root inspector.Cursor
	file *ast.File
	decl *ast.FuncDecl
}

// fix returns the error that a helper loses: that of Err after a loop, or one that is only logged. There
// is none in handlers, where an error may leave as one of the protocol, and none where no error of another
// call is returned yet: what is fixed must not become another finding where it is answered.
func fix(pass *analysis.Pass, r swallow.Reach) *analysis.SuggestedFix {
	if r.Func != "" || r.Instr == nil || r.Fate.Kind != swallow.Iteration && (r.Fate.Kind != swallow.Dropped || !r.Logged) {
		return nil
	}
	h := helper{pass: pass, root: pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), file: syntax.FileOf(pass, r.Pos())}
	decl, ok := r.Instr.Parent().Syntax().(*ast.FuncDecl)
	if !ok || h.file == nil || !pass.ResultOf[handlers.Analyzer].(*handlers.Result).IsOrdinary(r.Instr.Parent()) {
		return nil
	}
	h.decl = decl
	if !h.handsOn() || !h.isHandled(r.Instr.Parent().Object()) {
		return nil
	}
	switch instr := r.Instr.(type) {
	case *ssa.Call:
		return h.afterLoop(instr.Pos())
	case *ssa.Return:
		return h.inReturn(r.Pos())
	case *ssa.If:
		return h.afterLog(r.Pos())
	}
	return nil
}

// afterLoop asks after a loop why it ended:
//
//	for rows.Next() {
//	}
//	if err := rows.Err(); err != nil {
//		return nil, err
//	}
func (h helper) afterLoop(pos token.Pos) *analysis.SuggestedFix {
	cur, ok := h.enclosing(pos, (*ast.CallExpr)(nil))
	if !ok || !inList(cur.Parent().Parent().Node()) {
		return nil
	}
	call := cur.Node().(*ast.CallExpr)
	loop, isLoop := cur.Parent().Node().(*ast.ForStmt)
	selector, isSelector := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !isLoop || loop.Cond != call || !isSelector || h.endsLater(loop) {
		return nil
	}
	items, ok := ast.Unparen(selector.X).(*ast.Ident)
	if !ok || !h.isLocal(items, loop) {
		return nil
	}
	answer, ok := h.answer(loop, "err")
	if !ok {
		return nil
	}
	indent, end := h.indent(loop), syntax.EndOfLine(h.pass, h.file, loop)
	text := indent + "if err := " + items.Name + ".Err(); err != nil {" + indent + "\t" + answer + indent + "}"
	return &analysis.SuggestedFix{Message: "Return the error of " + items.Name + ".Err", TextEdits: []analysis.TextEdit{{Pos: end, End: end, NewText: []byte(text)}}}
}

// inReturn returns an error in the place of nil:
//
//	if err != nil {
//		log.Print(err)
//		return nil, nil // return nil, err
//	}
func (h helper) inReturn(pos token.Pos) *analysis.SuggestedFix {
	cur, ok := h.enclosing(pos, (*ast.ReturnStmt)(nil))
	if !ok {
		return nil
	}
	ret := cur.Node().(*ast.ReturnStmt)
	test, isIf := cur.Parent().Parent().Node().(*ast.IfStmt)
	if !isIf || test.Body != cur.Parent().Node() || len(ret.Results) != h.results() || h.isRepeated(cur) {
		return nil
	}
	name, ok := h.tested(test, ret)
	last := ret.Results[len(ret.Results)-1]
	if !ok || !h.pass.TypesInfo.Types[last].IsNil() {
		return nil
	}
	return &analysis.SuggestedFix{Message: "Return " + name, TextEdits: []analysis.TextEdit{{Pos: last.Pos(), End: last.End(), NewText: []byte(name)}}}
}

// afterLog returns an error after it is logged, where the function went on:
//
//	if err != nil {
//		log.Print(err)
//		return nil, err
//	}
func (h helper) afterLog(pos token.Pos) *analysis.SuggestedFix {
	cur, ok := h.enclosing(pos, (*ast.BinaryExpr)(nil))
	if !ok {
		return nil
	}
	test, isIf := cur.Parent().Node().(*ast.IfStmt)
	if !isIf || test.Cond != cur.Node() || len(test.Body.List) == 0 || h.isRepeated(cur) || h.endsLater(test) {
		return nil
	}
	for _, stmt := range test.Body.List {
		if _, ok := stmt.(*ast.ExprStmt); !ok {
			return nil
		}
	}
	last := test.Body.List[len(test.Body.List)-1]
	name, ok := h.tested(test, last)
	answer, writable := h.answer(last, name)
	closing := test.Body.Rbrace
	if !ok || !writable || h.pass.Fset.PositionFor(last.End(), false).Line == h.pass.Fset.PositionFor(closing, false).Line {
		return nil
	}
	text := "\t" + answer + h.indent(test)
	return &analysis.SuggestedFix{Message: "Return " + name, TextEdits: []analysis.TextEdit{{Pos: closing, End: closing, NewText: []byte(text)}}}
}

// tested returns the name of the error that a condition finds not to be nil, if it still means that
// error at the end of a statement in the branch.
func (h helper) tested(test *ast.IfStmt, at ast.Stmt) (string, bool) {
	cond, ok := ast.Unparen(test.Cond).(*ast.BinaryExpr)
	if !ok || cond.Op != token.NEQ || !h.pass.TypesInfo.Types[cond.Y].IsNil() {
		return "", false
	}
	err, ok := ast.Unparen(cond.X).(*ast.Ident)
	if !ok || !program.IsError(h.pass.TypesInfo.TypeOf(err)) || !h.isLocal(err, at) {
		return "", false
	}
	set := slices.ContainsFunc(test.Body.List, func(stmt ast.Stmt) bool {
		assign, ok := stmt.(*ast.AssignStmt)
		return ok && slices.ContainsFunc(assign.Lhs, func(left ast.Expr) bool {
			id, ok := left.(*ast.Ident)
			return ok && h.pass.TypesInfo.ObjectOf(id) == h.pass.TypesInfo.Uses[err]
		})
	})
	return err.Name, !set
}

// answer returns the statement that returns an error beside zero values.
func (h helper) answer(at ast.Node, err string) (string, bool) {
	list := syntax.Types(h.decl.Type.Results)
	zeros, ok := syntax.Zeros(h.pass, list[:len(list)-1], at)
	return "return " + strings.Join(append(zeros, err), ", "), ok
}

func (h helper) results() int { return len(syntax.Types(h.decl.Type.Results)) }

// isLocal reports whether a name is that of a local variable, which it means at the end of a node, too.
func (h helper) isLocal(id *ast.Ident, at ast.Node) bool {
	v, ok := h.pass.TypesInfo.Uses[id].(*types.Var)
	return ok && v.Parent() != h.pass.Pkg.Scope() && syntax.Visible(h.pass, v, at)
}

func (h helper) indent(stmt ast.Stmt) string {
	return "\n" + strings.Repeat("\t", h.pass.Fset.PositionFor(stmt.Pos(), false).Column-1)
}
