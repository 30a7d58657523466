package report

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Analyzer returns the analyzer of a rule, with what all of them have in common.
// The source is that of the rule's doc.go; run reports with [Report].
func Analyzer(name, source string, run func(*analysis.Pass) (any, error), requires ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       name,
		Doc:        rule.Text(source, name),
		URL:        URL(name, ""),
		Flags:      Flags(),
		Requires:   append([]*analysis.Analyzer{settings.Analyzer, handlers.Audience, Fixes}, requires...),
		Run:        Run(unlessMistaken(ifReached(run))),
		ResultType: ResultType,
	}
}

// unlessMistaken wraps the function of a rule, which fails if the settings are wrong.
// All rules require them, because some drivers set the flags of an analyzer and of
// those that it requires itself, and no others.
func unlessMistaken(run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (any, error) {
		if err := settings.Of(pass).Mistake(); err != nil {
			return nil, err
		}
		return run(pass)
	}
}

// ifReached wraps the function of a rule, which says nothing where no agent can be affected: not
// of directives either, because there is nothing that they can suppress.
func ifReached(run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (any, error) {
		if !handlers.ReachesAgent(pass) {
			return nil, nil
		}
		return run(pass)
	}
}
