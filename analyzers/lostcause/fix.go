package lostcause

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
)

// fix keeps the error in the call that makes the new one, or returns nil.
func (f *finder) fix(call *ast.CallExpr) *analysis.SuggestedFix {
	if f.loss.Bare || f.loss.Kind != causeloss.Dropped && f.loss.Kind != causeloss.TextOnly {
		return nil
	}
	v := f.variable()
	callee := typeutil.StaticCallee(f.pass.TypesInfo, call)
	if v == nil || callee == nil || call.Ellipsis.IsValid() || !f.isUnchanged(v, call.Pos()) {
		return nil
	}
	if syntax.IsFunc(callee, "fmt", "Errorf") || syntax.IsFunc(callee, syntax.Bridge, "Errorf") {
		return f.wrap(call, v)
	}
	return f.addCause(call, callee, v)
}

// addCause adds an option to a call that makes a coded error:
//
//	taxonomy.NotFound("There is no such book.")
//	taxonomy.NotFound("There is no such book.", taxonomy.Cause(err))
func (f *finder) addCause(call *ast.CallExpr, callee *types.Func, v types.Object) *analysis.SuggestedFix {
	file := syntax.FileOf(f.pass, call.Pos())
	if file == nil || len(call.Args) == 0 || !takesOptions(callee) || len(call.Args) < callee.Signature().Params().Len()-1 || f.hasCause(call) {
		return nil
	}
	option, ok := syntax.Reference(f.pass, file, call.Pos(), syntax.Taxonomy, "Cause")
	if !ok {
		return nil
	}
	last := call.Args[len(call.Args)-1].End()
	return &analysis.SuggestedFix{
		Message:   "Keep " + v.Name() + " as the cause",
		TextEdits: []analysis.TextEdit{{Pos: last, End: last, NewText: []byte(", " + option + "(" + v.Name() + ")")}},
	}
}

// hasCause reports whether a call is given a cause.
func (f *finder) hasCause(call *ast.CallExpr) bool {
	return slices.ContainsFunc(call.Args, func(arg ast.Expr) bool {
		option, ok := ast.Unparen(arg).(*ast.CallExpr)
		return ok && syntax.IsFunc(typeutil.StaticCallee(f.pass.TypesInfo, option), syntax.Taxonomy, "Cause")
	})
}

// takesOptions reports whether a function takes options of coded errors at its
// end, and makes a coded error with them.
func takesOptions(f *types.Func) bool {
	sig := f.Signature()
	if f.Pkg() == nil || f.Pkg().Path() != syntax.Taxonomy && f.Pkg().Path() != syntax.Contract || !sig.Variadic() {
		return false
	}
	list, ok := sig.Params().At(sig.Params().Len() - 1).Type().(*types.Slice)
	return ok && syntax.IsNamed(list.Elem(), syntax.Taxonomy, "Option")
}

// wrap changes the verb that prints the error, or its text, if that is the last
// error that the format prints:
//
//	fmt.Errorf("open %s: %v", name, err)
//	fmt.Errorf("open %s: %w", name, err)
func (f *finder) wrap(call *ast.CallExpr, v types.Object) *analysis.SuggestedFix {
	literal, ok := ast.Unparen(call.Args[0]).(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return nil
	}
	places, ok := verbs(literal.Value)
	operands := call.Args[1:]
	if !ok || len(places) != len(operands) {
		return nil
	}
	for i := len(operands) - 1; i >= 0; i-- {
		operand, isText := f.errorIn(operands[i])
		if operand == nil {
			continue
		}
		ident, ok := operand.(*ast.Ident)
		verb := literal.Value[places[i]]
		if !ok || f.pass.TypesInfo.Uses[ident] != v || verb != 'v' && verb != 's' {
			return nil
		}
		at := literal.Pos() + token.Pos(places[i])
		edits := []analysis.TextEdit{{Pos: at, End: at + 1, NewText: []byte("w")}}
		if isText {
			edits = append(edits, analysis.TextEdit{Pos: operands[i].Pos(), End: operands[i].End(), NewText: []byte(v.Name())})
		}
		return &analysis.SuggestedFix{Message: "Wrap " + v.Name() + " with %w", TextEdits: edits}
	}
	return nil
}

// errorIn returns the error that an operand is, or whose text it is, or nil.
func (f *finder) errorIn(operand ast.Expr) (err ast.Expr, isText bool) {
	operand = ast.Unparen(operand)
	if call, ok := operand.(*ast.CallExpr); ok && len(call.Args) == 0 {
		selector, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if ok && selector.Sel.Name == "Error" && f.isError(selector.X) {
			return ast.Unparen(selector.X), true
		}
	}
	if f.isError(operand) {
		return operand, false
	}
	return nil, false
}

func (f *finder) isError(expr ast.Expr) bool {
	t := f.pass.TypesInfo.TypeOf(expr)
	return t != nil && program.CanBeError(t)
}

// verbs returns where the verbs of a format stand in its source, in the order of
// the operands, if each of them prints the next operand. For one with flags it
// returns the place of the first flag.
func verbs(source string) (places []int, ok bool) {
	value := constant.StringVal(constant.MakeFromLiteral(source, token.STRING, 0))
	if strings.Count(value, "%") != strings.Count(source, "%") {
		return nil, false // some are written with escapes
	}
	for i := 0; i < len(source); i++ {
		if source[i] != '%' {
			continue
		}
		i++
		start := i
		for strings.IndexByte("+-# 0123456789.", source[i]) >= 0 {
			i++
		}
		switch c := source[i]; {
		case c == '%':
		case 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z':
			places = append(places, start)
		default:
			return nil, false // an index, a width that is an operand, or a mistake
		}
	}
	return places, true
}
