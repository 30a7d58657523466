package contractshape

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/contract"
)

const name = "contractshape"

//go:embed doc.go
var source string

// Analyzer reports structural mistakes in contracts.
var Analyzer = withWords(report.Strict(report.Analyzer(name, source, run, inspect.Analyzer, handlers.Analyzer, contracts.Analyzer, errvars.Analyzer)))

// Rule describes the rule. Its categories are the kinds of mistakes that
// package contract knows, without those that the source of a package cannot
// show, and one that takes several tools.
func Rule() rule.Rule {
	r := rule.Rule{Analyzer: Analyzer, Severity: rule.Warning}
	for _, kind := range contract.Rules() {
		if !kind.Fed {
			r.Categories = append(r.Categories, rule.Category{Name: kind.ID, Tier: tierOf(kind), Severity: severityOf(kind.Severity), Summary: kind.Summary})
		}
	}
	r.Categories = append(r.Categories, rule.Category{Name: shared, Tier: rule.Strict, Severity: rule.Info, Summary: "several tools have the same contract"})
	return r
}

// tierOf returns the tier of a kind of mistakes: what is said about tools is
// right only as far as all of them were found.
func tierOf(kind contract.Rule) rule.Tier {
	if kind.Tools {
		return rule.Strict
	}
	return rule.Default
}

func severityOf(s contract.ProblemSeverity) rule.Severity {
	switch s {
	case contract.ProblemError:
		return rule.Error
	case contract.ProblemWarning:
		return rule.Warning
	}
	return rule.Info
}

func run(pass *analysis.Pass) (any, error) {
	if !syntax.HasImport(pass.Pkg, syntax.Contract) {
		return nil, nil
	}
	words := vocabulary{pass: pass}
	bound := pass.ResultOf[contracts.Analyzer].(*contracts.Result)
	c := checker{
		pass:     pass,
		checker:  contract.Checker{Identifier: words.declares, MinWords: minWords(pass.Analyzer)},
		tools:    toolsOf(pass, bound),
		reported: make(map[place]bool),
	}
	for _, read := range contracts.Read(pass) {
		c.check(read)
	}
	c.shared(bound)
	return nil, nil
}
