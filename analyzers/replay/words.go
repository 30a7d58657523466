package replay

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// calledWord names what a call calls, as a message does.
func calledWord(call *ssa.Call) string {
	if obj := program.Called(call.Common()); obj != nil {
		return report.Func(syntax.ShortName(obj))
	}
	return "the call"
}

// nameOf names a function: that around a literal.
func nameOf(fn *ssa.Function) string {
	if obj := program.ObjectOf(program.Outermost(fn)); obj != nil {
		return syntax.ShortName(obj)
	}
	return fn.Name()
}

// holding says what the variables hold that take the results of a call: "`err` is set, `entries` is nil".
func (t *teller) holding(call *ssa.Call) string {
	names := t.variables(call)
	results := call.Call.Signature().Results()
	var parts []string
	for i := range results.Len() {
		value, name := scenario.Zero(results.At(i).Type()), "its "+result(i, results.Len())
		if i < len(names) && names[i] != "" {
			name = report.Code(names[i])
			if names[i] == "_" {
				name = ""
			}
		}
		if i == errorOf(call) {
			value = scenario.Failure
		}
		if text := said(value); name != "" && text != "" {
			parts = append(parts, name+" is "+text)
		} else if i == errorOf(call) {
			parts = append(parts, "its error goes to `_`, where nobody sees it")
		}
	}
	if i := len(parts) - 1; i > 0 && errorOf(call) == results.Len()-1 { // the error first
		parts = append([]string{parts[i]}, parts[:i]...)
	}
	return strings.Join(parts, ", ")
}

// result names a result without a variable.
func result(index, of int) string {
	if index == of-1 {
		return "error"
	}
	return "result " + strconv.Itoa(index+1)
}

// said returns a value in words, "" if nothing is known of it.
func said(v scenario.Value) string {
	switch text := v.String(); text {
	case scenario.Failure.String(), scenario.Set.String():
		return "set"
	case scenario.Any.String(), scenario.Value{}.String(), scenario.Object.String():
		return ""
	default:
		return text
	}
}

// got says what a call has returned: ": `notes` is nil, `err` is nil".
func (t *teller) got(call *ssa.Call, s scenario.Scenario) string {
	names := t.variables(call)
	var parts []string
	for i := range call.Call.Signature().Results().Len() {
		for _, v := range calls.ResultsOf(call, i) {
			if text := said(s.Given[v]); text != "" && i < len(names) && names[i] != "_" && names[i] != "" {
				parts = append(parts, report.Code(names[i])+" is "+text)
				break
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return ": " + strings.Join(parts, ", ")
}

// variables returns the names of what the results of a call are assigned to, nil if they are not.
func (t *teller) variables(call *ssa.Call) []string {
	cur, ok := t.root().FindByPos(call.Pos(), call.Pos())
	if !ok {
		return nil
	}
	for outer := range cur.Enclosing((*ast.AssignStmt)(nil), (*ast.FuncLit)(nil), (*ast.BlockStmt)(nil)) {
		assign, ok := outer.Node().(*ast.AssignStmt)
		if !ok || len(assign.Rhs) != 1 || call.Call.Signature().Results().Len() != len(assign.Lhs) {
			return nil
		}
		if made, ok := ast.Unparen(assign.Rhs[0]).(*ast.CallExpr); !ok || made.Lparen != call.Pos() {
			return nil
		}
		var names []string
		for _, left := range assign.Lhs {
			text, _ := syntax.Source(t.pass, left)
			names = append(names, text)
		}
		return names
	}
	return nil
}

func (t *teller) root() inspector.Cursor {
	return t.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
}

// sourceAt returns the expression at a position in backticks, or "".
func (t *teller) sourceAt(pos token.Pos) string {
	if !pos.IsValid() {
		return ""
	}
	cur, ok := t.root().FindByPos(pos, pos)
	if !ok {
		return ""
	}
	for outer := range cur.Enclosing((*ast.BinaryExpr)(nil), (*ast.CallExpr)(nil), (*ast.UnaryExpr)(nil), (*ast.Ident)(nil)) {
		at := outer.Node().Pos()
		switch expr := outer.Node().(type) {
		case *ast.BinaryExpr:
			at = expr.OpPos
		case *ast.CallExpr:
			at = expr.Lparen
		}
		if at == pos {
			return report.Source(t.pass, outer.Node().(ast.Expr), "")
		}
	}
	return ""
}

// conditionAt returns where a block asks for its condition, and the condition in backticks, or "". One that was worked
// out before, as a parameter is, stands in the statement around what comes next.
func (t *teller) conditionAt(block *ssa.BasicBlock) (token.Pos, string) {
	condition := program.Condition(block)
	if instr, ok := condition.(ssa.Instruction); ok && instr.Block() == block {
		if text := t.sourceAt(condition.Pos()); text != "" {
			return condition.Pos(), text
		}
	}
	pos := positionOf(block.Succs[0])
	if cur, ok := t.root().FindByPos(pos, pos); ok && pos.IsValid() {
		for outer := range cur.Enclosing((*ast.IfStmt)(nil)) {
			asks := outer.Node().(*ast.IfStmt)
			return asks.Cond.Pos(), report.Source(t.pass, asks.Cond, "")
		}
	}
	return token.NoPos, ""
}

// loopAround returns where the innermost loop begins around a position.
func (t *teller) loopAround(pos token.Pos) token.Pos {
	if cur, ok := t.root().FindByPos(pos, pos); ok && pos.IsValid() {
		for outer := range cur.Enclosing((*ast.ForStmt)(nil), (*ast.RangeStmt)(nil)) {
			return outer.Node().Pos()
		}
	}
	return token.NoPos
}

// positionOf returns the first position that is known of a block, or of the one that follows it alone.
func positionOf(block *ssa.BasicBlock) token.Pos {
	for range budget.Deep {
		for _, instr := range block.Instrs {
			if _, phi := instr.(*ssa.Phi); !phi && instr.Pos().IsValid() {
				return instr.Pos()
			}
		}
		if len(block.Succs) != 1 {
			return token.NoPos
		}
		block = block.Succs[0]
	}
	return token.NoPos
}

// returning says what a return gives, and whether the caller can tell from it that something has failed.
func (f *frame) returning(ret *ssa.Return) string {
	text := "returns"
	if cur, ok := f.root().FindByPos(ret.Pos(), ret.Pos()); ok {
		for outer := range cur.Enclosing((*ast.ReturnStmt)(nil)) {
			text = f.returned(outer.Node().(*ast.ReturnStmt))
			break
		}
	}
	results := f.fn.Signature.Results()
	if !program.EndsInError(results) {
		return text + ": it has no error that could tell"
	}
	switch value := f.trace.Of(program.Given(ret, results.Len()-1)); {
	case value.IsNil():
		return text + ": the error is nil"
	case value.IsSet():
		return text + ": with an error"
	}
	return text
}

// returned shows what a statement returns.
func (f *frame) returned(statement *ast.ReturnStmt) string {
	var parts []string
	for _, expr := range statement.Results {
		parts = append(parts, report.Source(f.pass, expr, "…"))
	}
	if len(parts) == 0 {
		return "returns"
	}
	return "returns " + strings.Join(parts, ", ")
}
