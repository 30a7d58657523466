package upstreamtext

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/adoption"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name               = "upstreamtext"
	categoryDatabase   = "database"
	categoryTransport  = "transport"
	categoryFilesystem = "filesystem"
	categoryProcess    = "process"
	categoryAPI        = "api"
	categoryForeign    = "foreign"
)

//go:embed doc.go
var source string

// Analyzer reports handlers that show an agent what others wrote for developers.
var Analyzer = withFlags(report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), adoption.Analyzer, escapes.Analyzer)...)))

// Rule describes the rule.
func Rule() rule.Rule {
	warning := func(name, summary string) rule.Category {
		return rule.Category{Name: name, Severity: rule.Warning, Summary: summary}
	}
	strict := func(name, summary string) rule.Category {
		return rule.Category{Name: name, Severity: rule.Warning, Tier: rule.Strict, Summary: summary}
	}
	return rule.Rule{
		Analyzer: Analyzer,
		Tier:     rule.Strict,
		Severity: rule.Warning,
		Weakness: rule.SensitiveMessage,
		Categories: []rule.Category{
			warning(categoryDatabase, "what a database says, such as SQL and names of tables, reaches the agent"),
			strict(categoryFilesystem, "paths of the server that the caller did not name reach the agent"),
			strict(categoryProcess, "command lines, or what a process writes, reach the agent in a failure"),
			strict(categoryTransport, "what a connection says, such as hosts and ports, reaches the agent"),
			strict(categoryAPI, "what a service answers, or the body of its answer, reaches the agent in a failure"),
			strict(categoryForeign, "the text of any other error from outside the module reaches the agent"),
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	public, escaped, each := publicOf(pass.Analyzer), pass.ResultOf[escapes.Analyzer].(*escapes.Result), isEach(pass.Analyzer)
	var found []place
	for _, a := range answers.Of(pass) {
		read := a.Prints && !escaped.Escapes(a) && (each || a.ReachesModel())
		if len(answers.Leaks(a.Readings(read))) > 0 {
			continue // Have: the rule leak speaks of it
		}
		if t, ok := worst(a, public, read); ok {
			found = append(found, place{a, t})
		}
	}
	for _, c := range causesOf(found, each) {
		reportCause(pass, c)
	}
	return nil, nil
}
