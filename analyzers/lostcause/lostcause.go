package lostcause

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

const (
	name                  = "lostcause"
	categoryDropped       = "dropped"
	categoryWrongVariable = "wrong-variable"
	categoryInData        = "in-data"
	categoryTextOnly      = "text-only"
	categoryRewrap        = "rewrap"
	categoryService       = "service"
	categoryNoted         = "noted"
	categoryBlamed        = "blamed"
)

//go:embed doc.go
var source string

// Analyzer reports errors that are lost when others take their place.
var Analyzer = report.Strict(report.Analyzer(name, source, run, inspect.Analyzer, program.Analyzer, handlers.Analyzer, errflow.Analyzer, contracts.Adoption, swallow.Analyzer))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryDropped, Severity: rule.Warning, Summary: "nothing is left of an error in the one that takes its place, strict where that has no code"},
			{Name: categoryNoted, Severity: rule.Warning, Tier: rule.Strict, Summary: "a list of notes or a text in the answer says that something has failed, and not why"},
			{Name: categoryBlamed, Severity: rule.Warning, Tier: rule.Strict, Summary: "an error blames something else where a call may have failed whose error is only compared with nil"},
			{Name: categoryWrongVariable, Severity: rule.Warning, Summary: "another error is kept as the cause"},
			{Name: categoryInData, Severity: rule.Warning, Summary: "the error is in the data of the new one, and not its cause"},
			{Name: categoryTextOnly, Severity: rule.Warning, Tier: rule.Adopted, Summary: "only the text of the error is left: in an error with a code, or where somebody asks for causes"},
			{Name: categoryRewrap, Severity: rule.Info, Tier: rule.Strict, Summary: "a coded error is wrapped in another one with the same code"},
			{Name: categoryService, Severity: rule.Warning, Tier: rule.Strict, Summary: "code that is no handler makes a plain error that does not keep the error before it, not strict where somebody asks for causes"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	flow := pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	if !flow.Known() || syntax.IsTaxonomy(pass.Pkg.Path()) {
		return nil, nil // package taxonomy attaches causes by other means
	}
	s, adopted, byImport := scopeOf(pass), contracts.Adopted(pass), contracts.AdoptedByImport(pass)
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Functions() {
		guard.At(pass, fn.Pos())
		for _, l := range flow.Losses(fn) {
			if l.New.Class != cause.Coded && !s.isPartOfServer(adopted) && !hidesOutside(l) {
				continue
			}
			f := finder{
				pass: pass, root: root, loss: l, who: answers.Who(pass, fn), adopted: adopted, byImport: byImport, served: len(s.handlers) > 0,
				service: !s.has(fn) && l.New.Class != cause.Coded,
				fixable: !l.Protocol || !s.asksForCauses(fn), classified: s.isClassified(fn),
			}
			f.report()
		}
		blamed(pass, fn)
	}
	noted(pass)
	return nil, nil
}

// hidesOutside reports whether nothing is left anywhere of an error of a database, a connection, a
// service or the file system: those who serve what a package gives cannot tell more of it.
//
//	if err != nil {
//		return nil, fmt.Errorf("page not found: %s", route) // also if the disk has failed
//	}
func hidesOutside(l causeloss.Loss) bool {
	return l.Kind == causeloss.Dropped && l.Outside && !l.Recorded
}
