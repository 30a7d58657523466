package rpccode

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/codes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// A checker looks at one package.
type checker struct {
	pass    *analysis.Pass
	written []codes.Write
}

// check reports a code that a server must not send.
func (c checker) check(value ast.Expr) {
	code, isConstant := c.constant(value)
	category, what := judge(code)
	switch {
	case c.isTaxonomy(value) && (category != "" || !isConstant):
		report.Report(c.pass, report.At(value, categoryTaxonomy,
			"a number of package taxonomy becomes the code of a JSON-RPC error: they tell the codes of the taxonomy apart, most of them may not be sent, and a client takes them for something else; send what the method Protocol of the code returns"))
	case isConstant && category != "":
		report.Report(c.pass, report.At(value, category, fmt.Sprintf("a JSON-RPC error gets the code %d, %s", code, what)))
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
	t := c.pass.TypesInfo.TypeOf(codes.Unconverted(c.pass.TypesInfo, expr))
	return t != nil && api.IsNamed(t, api.Taxonomy, "Code")
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
			text := strings.ReplaceAll(effect.Text, "%n", "…")
			report.Report(c.pass, report.Finding{
				Pos: a.Pos, End: a.End, Category: categoryMethodNotFound,
				Message: fmt.Sprintf("%s returns an error with the code %d: the client gets the text %s in place of its own and takes it that the server has no such method; use -32602 for what the caller names and the server does not have", a.Subject, notFound, text),
			})
		}
	}
}

// sent reports whether an error with the code -32601 goes out with it.
func sent(literals map[token.Pos]bool, f cause.Failure, wrapped sdk.Effect) bool {
	if literals[f.Pos] && f.Class == class.Coded {
		return true
	}
	return wrapped.OwnCode && slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Class == class.Coded && p.Role&cause.Kept != 0 && literals[p.Pos]
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
