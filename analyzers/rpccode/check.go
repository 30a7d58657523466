package rpccode

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
)

// A checker looks at one package.
type checker struct {
	pass    *analysis.Pass
	written []write
}

// check reports a code that a server must not send.
func (c checker) check(value ast.Expr) {
	code, isConstant := c.constant(value)
	verdict := judge(code)
	switch {
	case c.isTaxonomy(value) && (verdict.category != "" || !isConstant):
		what := "a code of package `taxonomy`"
		if text, ok := syntax.Source(c.pass, value); ok {
			what = report.Code(text)
		}
		f := report.At(value, categoryTaxonomy, what+" is sent as the code of a JSON-RPC error: clients do not know the numbers of package taxonomy")
		f.Help, f.Sees = "send what the method `Protocol` of the code returns", "a JSON-RPC error whose code means nothing to clients"
		report.Report(c.pass, f)
	case isConstant && verdict.category != "":
		f := report.At(value, verdict.category, fmt.Sprintf("`%d` is sent as the code of a JSON-RPC error: %s", code, verdict.what))
		f.Help, f.Sees = verdict.help, fmt.Sprintf("JSON-RPC error %d", code)
		f.Wire.Before = wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError, Code: int(code)}}.JSON()
		report.Report(c.pass, f)
	}
}

func (c checker) constant(expr ast.Expr) (int64, bool) {
	value := c.pass.TypesInfo.Types[expr].Value
	if value == nil || value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(value)
}

// isTaxonomy reports whether an expression is a code of package taxonomy, be it
// converted.
func (c checker) isTaxonomy(expr ast.Expr) bool {
	t := c.pass.TypesInfo.TypeOf(unconverted(c.pass.TypesInfo, expr))
	return t != nil && syntax.IsNamed(t, syntax.Taxonomy, "Code")
}

// methodNotFound reports handlers that return the code -32601 where the library
// replaces the text.
func (c checker) methodNotFound() {
	literals := c.literals()
	for _, a := range answers.Of(c.pass) {
		effect := a.Effect(sdk.MethodNotFoundError)
		if a.Handler == nil || effect.OwnCode || effect.Code != notFound {
			continue
		}
		if slices.ContainsFunc(a.Errors, func(f cause.Failure) bool { return sent(literals, f, a.Effect(sdk.WrappedCodedError)) }) {
			report.Report(c.pass, report.Finding{
				Pos: a.Pos, End: a.End, Category: categoryMethodNotFound,
				Message: fmt.Sprintf("%s an error with the code `%d`: %s replaces its text with \"method not found\"", a.Who.Does("return"), notFound, a.Library().Name),
				Help:    "use -32602 for what the caller names and the server does not have", Sees: answers.Seen(effect, ""),
				Wire: report.Wire{Before: a.Line().Gets(effect, ""), After: a.Line().Coded(-32602)},
			})
		}
	}
}

// sent reports whether an error with the code -32601 goes out with it.
func sent(literals map[token.Pos]bool, f cause.Failure, wrapped sdk.Effect) bool {
	if literals[f.Pos] && f.Class == cause.Coded {
		return true
	}
	return wrapped.OwnCode && slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Class == cause.Coded && p.Role&cause.Kept != 0 && literals[p.Pos]
	})
}

// literals returns the places of the literals of errors with the code -32601.
func (c checker) literals() map[token.Pos]bool {
	found := make(map[token.Pos]bool)
	for _, w := range c.written {
		if code, ok := c.constant(w.Value); ok && code == notFound && w.Literal != nil {
			found[w.Literal.Lbrace], found[w.Literal.Pos()], found[w.Literal.Pos()-1] = true, true, true
		}
	}
	return found
}
