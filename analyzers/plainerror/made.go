package plainerror

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// makers are the functions that make plain errors out of a text, by import path,
// and whether that is a format.
var makers = map[string]map[string]bool{
	"errors":                        {"New": false},
	"fmt":                           {"Errorf": true},
	"github.com/cockroachdb/errors": {"New": false, "Newf": true, "Errorf": true},
	"github.com/pkg/errors":         {"New": false, "Errorf": true},
	"golang.org/x/xerrors":          {"New": false, "Errorf": true},
}

// A made error is one that a return statement makes out of a text.
type made struct {
	pass     *analysis.Pass
	call     *ast.CallExpr
	code     taxonomy.Code // 0 if nothing decides it
	text     string        // the text or the format, without the error that is wrapped
	operands []ast.Expr    // what is printed
	cause    ast.Expr      // the error that is wrapped, or nil
	format   bool
	ownText  bool // it prints nothing but arguments and numbers, and wraps nothing
}

// A workshop finds what makes errors in return statements of a package.
type workshop struct {
	pass *analysis.Pass
	checks
	calls map[token.Pos]*ssa.Call // by their opening parentheses
	exprs map[token.Pos]*ast.CallExpr
}

func newWorkshop(pass *analysis.Pass) *workshop {
	w := &workshop{
		pass: pass, checks: checks{pass.ResultOf[handlers.Analyzer].(*handlers.Result), sdk.Of(pass.Pkg)},
		calls: make(map[token.Pos]*ssa.Call), exprs: make(map[token.Pos]*ast.CallExpr),
	}
	for call := range program.InstructionsOf[*ssa.Call](pass.ResultOf[program.Analyzer].(*program.Program).Functions()) {
		w.calls[call.Pos()] = call
	}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.ReturnStmt)(nil)) {
		results := cur.Node().(*ast.ReturnStmt).Results
		if len(results) == 0 {
			continue
		}
		if call, ok := ast.Unparen(results[len(results)-1]).(*ast.CallExpr); ok {
			w.exprs[call.Lparen] = call
		}
	}
	return w
}

// variable returns the error that is in a variable of the package, by its full name, if it is made where that is
// declared. No code is decided: the variable may be compared with others.
func (w *workshop) variable(name string) (m made, ok bool) {
	name, own := strings.CutPrefix(name, w.pass.Pkg.Path()+".")
	obj, _ := w.pass.Pkg.Scope().Lookup(name).(*types.Var)
	if !own || obj == nil {
		return made{}, false
	}
	root := w.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	call, isCall := ast.Unparen(errvars.VariablesOf(w.pass.TypesInfo, w.pass.Pkg, root).Initial[obj]).(*ast.CallExpr)
	if !isCall {
		return made{}, false
	}
	isFormat, makes := makes(typeutil.StaticCallee(w.pass.TypesInfo, call))
	return made{pass: w.pass, call: call, format: isFormat, ownText: len(call.Args) == 1}, makes
}

// made returns the error that is made at a place, if that is in a return statement of the package. What
// decides its code is its text, or else that it refuses an argument.
func (w *workshop) made(at token.Pos) (made, bool) {
	call := w.exprs[at]
	if call == nil || len(call.Args) == 0 || call.Ellipsis.IsValid() {
		return made{}, false
	}
	isFormat, ok := makes(typeutil.StaticCallee(w.pass.TypesInfo, call))
	value := w.pass.TypesInfo.Types[call.Args[0]].Value
	if !ok || value == nil || value.Kind() != constant.String {
		return made{}, false
	}
	m := made{pass: w.pass, call: call, text: constant.StringVal(value), operands: call.Args[1:], format: isFormat}
	if isFormat {
		m.splitCause()
	}
	for _, operand := range m.operands {
		if program.CanBeError(w.pass.TypesInfo.TypeOf(operand)) {
			return made{}, false // its text would be left
		}
	}
	in := w.calls[at]
	if in != nil && isFormat && m.cause == nil {
		m.ownText = len(m.operands) == 0 || w.isOwnText(flow.Listed(in.Call.Args[len(in.Call.Args)-1]))
	} else {
		m.ownText = in != nil && m.cause == nil
	}
	if m.code, ok = decided(m.text); !ok && in != nil && m.cause == nil && !isUnfinished(m.text) && w.refuses(in) {
		m.code = taxonomy.CodeValidationError
	}
	return m, true
}

// makes reports whether a function makes plain errors, and whether out of a
// format.
func makes(f *types.Func) (isFormat, ok bool) {
	if f == nil || f.Pkg() == nil {
		return false, false
	}
	for name := range makers[f.Pkg().Path()] {
		if syntax.IsFunc(f, f.Pkg().Path(), name) {
			return makers[f.Pkg().Path()][name], true
		}
	}
	return false, false
}

// wraps reports whether a call makes an error that holds others, by %w or as errors.Join does.
func wraps(pass *analysis.Pass, call *ast.CallExpr) bool {
	f := typeutil.StaticCallee(pass.TypesInfo, call)
	isFormat, ok := makes(f)
	return ok && isFormat || f != nil && f.Pkg() != nil && syntax.IsFunc(f, f.Pkg().Path(), "Join")
}

// splitCause takes an error that is wrapped at the end off the format.
func (m *made) splitCause() {
	text, ok := strings.CutSuffix(m.text, ": %w")
	if last := len(m.operands) - 1; ok && last >= 0 && !strings.Contains(text, "[") {
		m.text, m.cause, m.operands = text, m.operands[last], m.operands[:last]
	}
}

// constantArgument returns the source of the text as it stands after the error
// that is wrapped was taken off, if it can be written.
func (m *made) constantArgument() (string, bool) {
	source, ok := syntax.Source(m.pass, m.call.Args[0])
	if !ok || m.cause == nil {
		return source, ok
	}
	literal, ok := ast.Unparen(m.call.Args[0]).(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	quote := literal.Value[len(literal.Value)-1:]
	text, ok := strings.CutSuffix(literal.Value, ": %w"+quote)
	return text + quote, ok
}
