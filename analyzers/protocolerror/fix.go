package protocolerror

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// fixAll returns one fix for all returns of a handler, if each has one: nil otherwise. Where the
// text is one that an agent should not read, where a code would be lost, or where the error may be
// nil, there is none.
func fixAll(pass *analysis.Pass, group []escapes.Return) *analysis.SuggestedFix {
	all := &analysis.SuggestedFix{Message: "Return a result with the error flag"}
	for _, r := range group {
		if !r.Kind.IsTool() || !r.IsFailure() || slices.ContainsFunc(r.Failures, tellsMore) {
			return nil
		}
		one := fix(pass, r)
		if one == nil {
			return nil
		}
		all.TextEdits = append(all.TextEdits, one.TextEdits...)
	}
	return all
}

// tellsMore reports whether an error has a code that its text does not have, or a text that tells
// of internals of the server.
func tellsMore(f cause.Failure) bool {
	if f.Class == cause.Coded {
		return true
	}
	internal := func(o cause.Origin) bool {
		switch o.Content() {
		case words.Database, words.Address, words.Filesystem, words.Process, words.Secret, words.Quoted:
			return o.Class != cause.Argument
		}
		return false
	}
	return internal(f.Origin) || slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Role&cause.Kept != 0 && p.Class == cause.Coded || p.Role&cause.Shown != 0 && internal(p.Origin)
	})
}

// fix returns a result with the error flag in place of the error:
//
//	return nil, fmt.Errorf("arguments: %w", err)
//	return mcp.NewToolResultError(fmt.Sprintf("arguments: %v", err)), nil
//
// There is none if the handler returns a result as well, or if the file cannot
// name what is needed.
func fix(pass *analysis.Pass, r escapes.Return) *analysis.SuggestedFix {
	if r.Statement == nil || len(r.Statement.Results) != 2 || !isNil(pass, r.Statement.Results[0]) {
		return nil
	}
	file := syntax.FileOf(pass, r.Pos)
	if file == nil || syntax.HasComments(file, r.Statement) {
		return nil
	}
	text, ok := textOf(pass, r.Statement.Results[1])
	if !ok {
		return nil
	}
	result, ok := r.Answer.Library().ErrorResult(pass, file, r.Pos, text)
	if !ok {
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "Return a result with the error flag",
		TextEdits: []analysis.TextEdit{{Pos: r.Statement.Results[0].Pos(), End: r.Statement.Results[1].End(), NewText: []byte(result + ", nil")}},
	}
}

func isNil(pass *analysis.Pass, expr ast.Expr) bool { return pass.TypesInfo.Types[expr].IsNil() }

// textOf returns the source of the text of an error.
func textOf(pass *analysis.Pass, err ast.Expr) (string, bool) {
	source, ok := syntax.Source(pass, err)
	if !ok || strings.Contains(source, "\n") {
		return "", false
	}
	call, isCall := ast.Unparen(err).(*ast.CallExpr)
	if isCall && len(call.Args) == 1 && syntax.IsFunc(typeutil.StaticCallee(pass.TypesInfo, call), "errors", "New") {
		return syntax.Source(pass, call.Args[0])
	}
	if !isCall || !syntax.IsFunc(typeutil.StaticCallee(pass.TypesInfo, call), "fmt", "Errorf") {
		return source + ".Error()", true
	}
	format, isLiteral := ast.Unparen(call.Args[0]).(*ast.BasicLit)
	selector, isSelector := call.Fun.(*ast.SelectorExpr)
	if !isLiteral || format.Kind != token.STRING || !isSelector {
		return source + ".Error()", true
	}
	pkg, ok := syntax.Source(pass, selector.X)
	rest := source[strings.Index(source, format.Value)+len(format.Value):]
	return pkg + ".Sprintf(" + strings.ReplaceAll(format.Value, "%w", "%v") + rest, ok
}
