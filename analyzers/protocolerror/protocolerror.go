package protocolerror

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

const name = "protocolerror"

//go:embed doc.go
var source string

// Analyzer reports failures that leave servers as errors of the protocol.
var Analyzer = report.Strict(withEach(report.Analyzer(name, source, run, escapes.Analyzer)))

// withEach gives the analyzer the flag.
func withEach(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Bool(report.EachFlag, false, "report every return, in place of one finding for each handler, and one for all handlers of other packages")
	return a
}

// Rule describes the rule.
func Rule() rule.Rule {
	warning := func(c escapes.Case, summary string) rule.Category {
		return rule.Category{Name: c.String(), Severity: rule.Warning, Summary: summary}
	}
	codeZero := warning(escapes.CodeZero, "an error of a prompt, a resource or middleware goes out with the code 0, which says nothing: once for each package")
	codeZero.Severity, codeZero.Tier = rule.Info, rule.Strict
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.BadHandling,
		Categories: []rule.Category{
			warning(escapes.Tool, "a failure of a tool goes out as a JSON-RPC error"),
			warning(escapes.LeakySeam, "a function between the library and the handlers forwards their errors"),
			warning(escapes.Arguments, "an error about the arguments of a call goes out as a JSON-RPC error"),
			codeZero,
			warning(escapes.ResourceNotFound, "a missing resource is not reported with the error that the protocol has for it"),
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	found := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
	each := report.AsksForEach(pass.Analyzer)
	for _, group := range grouped(found.Returns, each) {
		reportReturns(pass, group)
	}
	for _, s := range found.Seams {
		reportSeam(pass, s)
	}
	for _, group := range groupedRemote(behindSeams(found.Remote, each), each) {
		if len(group) == 1 {
			reportRemote(pass, group[0])
		} else {
			reportRemotes(pass, group)
		}
	}
	return nil, nil
}
