package report

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/doc"
)

// Analyzer returns the analyzer of a rule, with what all of them have in common.
// The source is that of the rule's doc.go; run reports with [Report].
func Analyzer(name, source string, run func(*analysis.Pass) (any, error), requires ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       name,
		Doc:        doc.Text(source, name),
		URL:        URL(name),
		Flags:      Flags(),
		Requires:   requires,
		Run:        Run(run),
		ResultType: ResultType,
	}
}
