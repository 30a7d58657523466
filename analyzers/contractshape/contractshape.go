package contractshape

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/doc"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/contract"
)

const name = "contractshape"

//go:embed doc.go
var source string

// Analyzer reports structural mistakes in contracts.
var Analyzer = &analysis.Analyzer{
	Name:     name,
	Doc:      doc.Text(source, name),
	URL:      report.URL(name),
	Flags:    report.Flags(),
	Requires: []*analysis.Analyzer{inspect.Analyzer},
	Run:      run,
}

// Rule describes the rule. Its categories are the kinds of mistakes that
// package contract knows, without those that the source of a package cannot
// show.
func Rule() rule.Rule {
	r := rule.Rule{Analyzer: Analyzer, Severity: rule.Warning}
	for _, kind := range contract.Rules() {
		if !kind.Fed && !kind.Tools {
			r.Categories = append(r.Categories, rule.Category{Name: kind.ID, Severity: severityOf(kind.Severity), Summary: kind.Summary})
		}
	}
	return r
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
	if !api.Imports(pass.Pkg, api.Contract) {
		return nil, nil
	}
	words := vocabulary{pass: pass}
	c := checker{
		pass:     pass,
		checker:  contract.Checker{Identifier: words.declares},
		reported: make(map[place]bool),
	}
	for _, read := range contracts.Read(pass) {
		c.check(read)
	}
	return nil, nil
}
