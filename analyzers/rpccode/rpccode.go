package rpccode

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name                   = "rpccode"
	categoryReserved       = "reserved"
	categoryRetired        = "retired"
	categoryLegacy         = "legacy"
	categoryTaxonomy       = "taxonomy"
	categoryMethodNotFound = "method-not-found"
)

//go:embed doc.go
var source string

// Analyzer reports codes of JSON-RPC errors that a server must not send.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Error,
		Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryReserved, Severity: rule.Error, Summary: "a code is sent that a specification reserves for itself"},
			{Name: categoryRetired, Severity: rule.Error, Summary: "a code is sent that the MCP specification has retired"},
			{Name: categoryLegacy, Severity: rule.Error, Summary: "a code is sent that means something else in every server"},
			{Name: categoryTaxonomy, Severity: rule.Error, Summary: "a number of package taxonomy is sent as a code of the protocol"},
			{Name: categoryMethodNotFound, Severity: rule.Error, Summary: "a handler returns the code -32601, for which the library has its own text"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := checker{pass, writes(pass)}
	for _, w := range c.written {
		c.check(w.Value)
	}
	c.methodNotFound()
	return nil, nil
}
