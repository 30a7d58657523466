package retryhint

import (
	_ "embed"
	"go/ast"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
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
	if !api.Imports(pass.Pkg, api.Taxonomy) || pass.Pkg.Path() == api.Taxonomy+"_test" {
		return nil, nil
	}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.CallExpr)(nil)) {
		call := cur.Node().(*ast.CallExpr)
		f := typeutil.StaticCallee(pass.TypesInfo, call)
		if f == nil || f.Pkg() == nil || !api.IsFunc(f, api.Taxonomy, f.Name()) {
			continue
		}
		c := construction{info: pass.TypesInfo, call: call, function: f}
		if why, advice, ok := c.refused(); ok {
			report.Report(pass, report.At(call, categoryRefused, "taxonomy refuses what it is given here, because "+why+
				": the agent reads of an internal error that cannot be tried again, in place of this failure; "+advice))
		} else if option, says, ok := c.contradicted(); ok {
			report.Report(pass, report.At(option, categoryContradiction, "taxonomy."+f.Name()+says+
				", and this option says the opposite: the agent does what the option says; leave it out, or build another error"))
		}
	}
	return nil, nil
}
