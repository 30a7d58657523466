package emptycontents

import (
	_ "embed"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/exits"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

const (
	name          = "emptycontents"
	categoryEmpty = "empty"
)

//go:embed doc.go
var source string

// Analyzer reports resources that are read without contents.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryEmpty, Severity: rule.Warning, Summary: "a resource handler returns no contents and no error"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	reported := make(map[token.Pos]bool)
	for _, o := range answers.Outcomes(pass) {
		if reported[o.Pos] || !o.Direct || o.Kind != sdk.Resource && o.Kind != sdk.Template || o.Error != exits.Absent || !isEmpty(o) {
			continue
		}
		reported[o.Pos] = true
		report.Report(pass, report.Finding{
			Pos: o.Pos, End: o.End, Category: categoryEmpty,
			Message: o.Subject + " returns no contents and no error" + o.Through() + ": the client takes a resource that is missing for one that is empty, which the specification forbids; return an error that says that there is no such resource",
			Related: o.Path("no contents are returned"),
		})
	}
	return nil, nil
}

// isEmpty reports whether the client gets a result without contents: an empty one, or nil
// where the library makes one of that.
func isEmpty(o answers.Outcome) bool {
	return o.Result == exits.Blank || o.Result == exits.Absent && o.Effect(sdk.NilResult).Vehicle == sdk.Success
}
