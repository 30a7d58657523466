package errstructured

import (
	_ "embed"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name                = "errstructured"
	categoryOverwritten = "overwritten"
	categorySchema      = "schema"
	categoryField       = "error-field"
)

//go:embed doc.go
var source string

// Analyzer reports error results whose structured content does not arrive.
var Analyzer = report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), program.Analyzer)...))

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.BadHandling,
		Categories: []rule.Category{
			{Name: categoryOverwritten, Severity: rule.Warning, Summary: "the library puts the output in the place of what an error result says"},
			{Name: categorySchema, Severity: rule.Warning, Summary: "an error result is lost because its output does not fit the schema of the tool"},
			{Name: categoryField, Severity: rule.Warning, Tier: rule.Strict, Summary: "the output of a tool has a field error at its top"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	c := checker{pass: pass, told: make(map[string]bool)}
	schemas, reported := answers.SchemasOf(pass), make(map[token.Pos]bool)
	for _, f := range answers.FlaggedResults(pass) {
		if !f.Zero {
			c.told[f.Output.String()] = true
		}
		if !reported[f.Pos] {
			reported[f.Pos] = c.result(f, schemas)
		}
	}
	c.outputs()
	return nil, nil
}
