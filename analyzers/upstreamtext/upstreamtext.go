package upstreamtext

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name                   = "upstreamtext"
	categoryInfrastructure = "infrastructure"
	categorySensitive      = "sensitive"
	categoryForeign        = "foreign"
)

//go:embed doc.go
var source string

// Analyzer reports handlers that show an agent what others wrote for developers.
var Analyzer = withPublic(report.Analyzer(name, source, run, answers.Requires()...))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.SensitiveMessage,
		Categories: []rule.Category{
			{Name: categoryInfrastructure, Severity: rule.Warning, Summary: "the text of an error of a database, the network, the file system, a process, a cluster or a cloud reaches the agent"},
			{Name: categorySensitive, Severity: rule.Warning, Summary: "text that tells of internals, such as the body of an HTTP response or a stack trace, is in a failure that reaches the agent"},
			{Name: categoryForeign, Severity: rule.Warning, Tier: rule.Strict, Summary: "the text of any other error from outside the module reaches the agent"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	public := publicOf(pass.Analyzer)
	for _, a := range answers.Of(pass) {
		if found, ok := worst(a, public); ok {
			reportText(pass, a, found)
		}
	}
	return nil, nil
}
