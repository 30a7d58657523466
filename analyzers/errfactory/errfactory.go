package errfactory

import (
	_ "embed"
	"go/ast"
	"go/constant"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const (
	name            = "errfactory"
	categoryNew     = "new"
	categoryLiteral = "literal"
)

//go:embed doc.go
var source string

// Analyzer reports coded errors that are built by hand.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryNew, Severity: rule.Warning, Summary: "taxonomy.New is called with a code that has a factory"},
			{Name: categoryLiteral, Severity: rule.Warning, Summary: "a literal of type taxonomy.Error has a code that has a factory"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	if !syntax.HasImport(pass.Pkg, syntax.Taxonomy) || pass.Pkg.Path() == syntax.Taxonomy+"_test" {
		return nil, nil
	}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.CallExpr)(nil), (*ast.CompositeLit)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.CallExpr:
			checkCall(pass, n)
		case *ast.CompositeLit:
			checkLiteral(pass, cur, n)
		}
	}
	return nil, nil
}

func checkCall(pass *analysis.Pass, call *ast.CallExpr) {
	if !syntax.IsFunc(typeutil.StaticCallee(pass.TypesInfo, call), syntax.Taxonomy, "New") {
		return
	}
	// The call is `taxonomy.New(…)`, with at least one argument.
	code, ok := codeOf(pass, call.Args[0])
	if !ok {
		return
	}
	factory := report.Code("taxonomy." + code.Factory())
	f := report.At(call, categoryNew, report.Code(code.Ident())+" is passed to `taxonomy.New`, although "+factory+" says the same by its name")
	f.Help = "call " + factory
	f.Fix = callFix(pass, call, code.Factory())
	report.Report(pass, f)
}

// codeOf returns the code that the expression is known to be, and whether it
// is one with a factory.
func codeOf(pass *analysis.Pass, expr ast.Expr) (taxonomy.Code, bool) {
	value := pass.TypesInfo.Types[expr].Value
	if value == nil || value.Kind() != constant.Int {
		return 0, false
	}
	n, exact := constant.Int64Val(value)
	code := taxonomy.Code(n)
	return code, exact && code.Factory() != ""
}
