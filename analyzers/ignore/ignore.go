package ignore

import (
	_ "embed"
	"go/ast"
	"os"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

const (
	name            = "ignore"
	categoryReason  = "without-reason"
	categoryUnknown = "unknown-rule"
	categoryUnused  = "unused"
	categoryLine    = "line-directive"
)

//go:embed doc.go
var source string

// whole is the rule for the suite of all rules.
var whole = New(Others())

// Analyzer is the rule.
var Analyzer = whole.Analyzer

// Rule returns the rule with what is known about it.
func Rule() rule.Rule { return whole }

// New returns the rule for a suite that has the given other rules: it knows
// their names, and runs after them to see what they left to the directives.
func New(others []rule.Rule) rule.Rule {
	r := rule.Rule{
		Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryReason, Severity: rule.Warning, Summary: "a directive gives no reason"},
			{Name: categoryUnknown, Severity: rule.Warning, Summary: "a directive names something that is no rule, no category of the rule, or called otherwise today"},
			{Name: categoryUnused, Severity: rule.Warning, Summary: "a directive names a rule or category that reports nothing there, or none at all"},
			{Name: categoryLine, Severity: rule.Info, Summary: "a //line directive in a file that is not generated: once for each file"},
		},
	}
	s := suiteOf(append([]rule.Rule{{Analyzer: &analysis.Analyzer{Name: name}, Categories: r.Categories}}, others...))
	r.Analyzer = report.Analyzer(name, source, s.run)
	for _, other := range others {
		r.Analyzer.Requires = append(r.Analyzer.Requires, other.Analyzer)
	}
	return r
}

func (s suite) run(pass *analysis.Pass) (any, error) {
	used := usedIn(pass)
	for _, file := range pass.Files {
		c := checker{pass: pass, suite: s, used: used, directives: report.Directives(pass.Fset, file), content: contentOf(pass, file)}
		c.lines(file)
		c.check()
	}
	return nil, nil
}

// contentOf returns a function that reads the file once, when it is first needed.
func contentOf(pass *analysis.Pass, file *ast.File) func() []byte {
	return sync.OnceValue(func() []byte {
		read := pass.ReadFile
		if read == nil {
			read = os.ReadFile // nogo has no overlays
		}
		content, err := read(pass.Fset.File(file.FileStart).Name())
		if err != nil {
			return nil
		}
		return content
	})
}

// usedIn returns the results of the other rules that ran, by name.
func usedIn(pass *analysis.Pass) map[string]*report.Used {
	results := map[string]*report.Used{name: report.UsedBy(pass)}
	for _, a := range pass.Analyzer.Requires {
		used, ok := pass.ResultOf[a].(*report.Used)
		if ok && used.Failure() == nil {
			results[a.Name] = used
		}
	}
	return results
}
