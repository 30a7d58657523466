package retryhint

import (
	_ "embed"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

const (
	name                  = "retryhint"
	categoryRefused       = "refused"
	categoryContradiction = "contradiction"
)

//go:embed doc.go
var source string

// Analyzer reports coded errors that give the agent no advice, or the wrong one, about trying again.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryRefused, Severity: rule.Warning, Summary: "a coded error is built of constants that package taxonomy refuses"},
			{Name: categoryContradiction, Severity: rule.Warning, Summary: "an option says of trying again the opposite of the function that builds the error"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	if !syntax.HasImport(pass.Pkg, syntax.Taxonomy) || pass.Pkg.Path() == syntax.Taxonomy+"_test" {
		return nil, nil
	}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.CallExpr)(nil)) {
		call := cur.Node().(*ast.CallExpr)
		f := typeutil.StaticCallee(pass.TypesInfo, call)
		if f == nil || f.Pkg() == nil || !syntax.IsFunc(f, syntax.Taxonomy, f.Name()) {
			continue
		}
		construction{info: pass.TypesInfo, call: call, function: f}.check(pass)
	}
	return nil, nil
}

// check reports a construction that is refused, or that contradicts itself.
func (c construction) check(pass *analysis.Pass) {
	function := report.Code("taxonomy." + c.function.Name())
	if why, advice, ok := c.refused(); ok {
		f := report.At(c.call, categoryRefused, function+" makes an internal error of this call: "+why)
		f.Help, f.Sees = advice, "an internal error, not to be retried: "+wrongly+why+"."
		report.Report(pass, f)
		return
	}
	option, ok := c.contradicted()
	if !ok {
		return
	}
	says, contradicts, marked := "helps", "is useless", "not retryable"
	if c.function.Name() == "Fatal" {
		says, contradicts, marked = "is useless", "helps", "retryable"
	}
	f := report.At(option, categoryContradiction, function+" says that a retry "+says+", but "+report.Code(types.ExprString(option))+" says that it "+contradicts)
	f.Help, f.Sees = "leave the option out, or call another factory", "an error that is marked as "+marked
	report.Report(pass, f)
}
