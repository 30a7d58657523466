package plainerror

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name             = "plainerror"
	categoryReturned = "returned"
	categoryRendered = "rendered"
	categoryBaseType = "base-type"
)

//go:embed doc.go
var source string

// Analyzer reports handlers whose errors carry no code.
var Analyzer = report.Analyzer(name, source, run, answers.Requires()...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Severity: rule.Warning,
		Weakness: rule.GenericException,
		Categories: []rule.Category{
			{Name: categoryReturned, Severity: rule.Warning, Summary: "a handler returns an error without a code"},
			{Name: categoryRendered, Severity: rule.Warning, Summary: "a handler puts the text of an error without a code into an error result"},
			{Name: categoryBaseType, Severity: rule.Warning, Summary: "a handler returns an error with CodeUnknownError"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	for _, a := range answers.Of(pass) {
		if !checkReturned(pass, a) {
			checkRendered(pass, a)
		}
	}
	return nil, nil
}

// checkReturned looks at the errors of an answer, and reports whether it found
// something.
func checkReturned(pass *analysis.Pass, a answers.Answer) bool {
	if a.Share == handlers.Coded || a.Share == handlers.Classified {
		return false // what stands before the handler gives them a code
	}
	if found := filter(a.Errors, isPlain); len(found) > 0 {
		reportPlain(pass, a, found, categoryReturned)
		return true
	}
	if found := filter(a.Errors, isUnknown); len(found) > 0 {
		reportUnknown(pass, a, found)
		return true
	}
	return false
}

// checkRendered looks at the errors that a result of an answer shows.
func checkRendered(pass *analysis.Pass, a answers.Answer) {
	if a.DataSent {
		return // as with the data of a result below
	}
	for _, r := range a.Results {
		if r.Data == errflow.Raised || r.Data == errflow.Mixed {
			continue // it can say which failure it is
		}
		if found := filter(r.Rendered, func(f errflow.Failure) bool { return isPlain(f) && r.InFailure(f.Origin) }); len(found) > 0 {
			reportPlain(pass, a, found, categoryRendered)
			return
		}
	}
}

// filter returns the errors that have a property, those that are made in the same
// place and came the same way once.
func filter(list []errflow.Failure, is func(errflow.Failure) bool) []errflow.Failure {
	var found []errflow.Failure
	for _, f := range list {
		if is(f) && !slices.ContainsFunc(found, func(g errflow.Failure) bool {
			return f.Name == g.Name && f.Pos == g.Pos && slices.Equal(f.Via, g.Via)
		}) {
			found = append(found, f)
		}
	}
	return found
}
