package emptycontents

import (
	_ "embed"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
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
	reported, full := make(map[token.Pos]bool), make(map[*handlers.Handler]bool)
	outcomes := answers.Outcomes(pass)
	for _, o := range outcomes {
		full[o.Handler] = full[o.Handler] || o.Error != returns.Present && !isEmpty(o)
	}
	for _, o := range outcomes {
		if reported[o.Pos] || !o.Direct || o.Kind != sdk.Resource && o.Kind != sdk.Template || o.Error != returns.Absent || !isEmpty(o) || !full[o.Handler] {
			continue // a resource that never has contents is none yet
		}
		reported[o.Pos] = true
		report.Report(pass, report.Finding{
			Pos: o.Pos, End: o.End, Category: categoryEmpty,
			Message: when(o) + o.Who.Does("return") + " neither contents nor an error: a missing resource looks like an empty one",
			Help:    help(pass, o), Sees: "a result without contents",
			Wire:    report.Wire{Before: o.Line().Bare(o.Effect(sdk.NilResult)), After: o.Line().Gets(o.Effect(sdk.CodedError), "")},
			Related: o.Path("no contents are returned"),
		})
	}
	return nil, nil
}

// when says in which function of another package, or of this one, that is decided.
func when(o answers.Outcome) string {
	if len(o.Via) == 0 {
		return ""
	}
	return "when " + o.Innermost() + " finds nothing, "
}

// help says what to return instead: the error that the library has for a resource that is missing, if clients
// get its code.
func help(pass *analysis.Pass, o answers.Outcome) string {
	for _, v := range o.Library().ErrorValues {
		short, name, _ := strings.Cut(v.Name, ".")
		path := o.Library().Packages[short]
		if v.Type != "" && name == "ResourceNotFoundError" && syntax.HasImport(pass.Pkg, path) && !syntax.Lacks(pass.Pkg, path, name) {
			return "return `" + v.Name + "` if there is no such resource"
		}
	}
	return "return an error if there is no such resource"
}

// isEmpty reports whether the client gets a result without contents: an empty one, or nil
// where the library makes one of that.
func isEmpty(o answers.Outcome) bool {
	return o.Result == returns.Blank || o.Result == returns.Absent && o.Effect(sdk.NilResult).Vehicle == sdk.Success
}
