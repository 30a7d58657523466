package upstreamtext

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
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
var Analyzer = withFlags(report.Adopted(report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), contracts.Adoption, escapes.Analyzer)...))))

// Rule describes the rule.
func Rule() rule.Rule {
	warning := func(name, summary string) rule.Category {
		return rule.Category{Name: name, Severity: rule.Warning, Summary: summary}
	}
	adopted := func(name, summary string) rule.Category {
		return rule.Category{Name: name, Severity: rule.Warning, Tier: rule.Adopted, Summary: summary}
	}
	return rule.Rule{
		Analyzer: Analyzer,
		Tier:     rule.Adopted,
		Severity: rule.Warning,
		Weakness: rule.SensitiveMessage,
		Categories: []rule.Category{
			warning(categoryDatabase, "what a database says, such as SQL and names of tables, reaches the agent"),
			adopted(categoryFilesystem, "paths of the server that the caller did not name reach the agent"),
			adopted(categoryProcess, "command lines, or what a process writes, reach the agent in a failure"),
			adopted(categoryTransport, "what a connection says, such as hosts and ports, reaches the agent"),
			adopted(categoryAPI, "what a service answers, or the body of its answer, reaches the agent in a failure"),
			adopted(categoryForeign, "the text of any other error from outside the module reaches the agent"),
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	public, escaped, each := publicOf(pass.Analyzer), pass.ResultOf[escapes.Analyzer].(*escapes.Result), report.AsksForEach(pass.Analyzer)
	var found []place
	for _, a := range answers.Of(pass) {
		read := a.Prints && !escaped.Escapes(a) && (each || a.ReachesModel())
		if len(answers.Leaks(a.Readings(read))) > 0 {
			continue // rule leak reports it
		}
		if t, ok := worst(a, public, read); ok {
			p := place{Answer: a, text: t}
			if t.returned {
				p.fix = fix(pass, a.Statement)
			}
			found = append(found, p)
		}
	}
	for _, c := range causesOf(found, each) {
		reportCause(pass, c)
	}
	return nil, nil
}
