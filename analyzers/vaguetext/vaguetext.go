package vaguetext

import (
	_ "embed"
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name           = "vaguetext"
	categoryMemory = "memory"
)

//go:embed doc.go
var source string

// Analyzer reports texts for the agent that say nothing.
var Analyzer = report.Analyzer(name, source, run, append(answers.Requires(), escapes.Analyzer)...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning,
		Categories: []rule.Category{
			{Name: categoryMemory, Severity: rule.Warning, Summary: "a text for the agent has addresses in memory where a value was meant"},
		},
	}
}

// A printing is a place where something is printed that says nothing, with the answers that show
// it.
type printing struct {
	origin  errflow.Origin
	answers []answers.Answer
}

func run(pass *analysis.Pass) (any, error) {
	var order []token.Pos
	at := make(map[token.Pos]*printing)
	escaped := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
	for _, a := range answers.Of(pass) {
		told := make(map[token.Pos]bool)
		for _, r := range a.Readings(a.Prints && !escaped.Escapes(a) && a.ReachesModel()) {
			pos := placeOf(r.Origin)
			if r.Class != errflow.Garbled || told[pos] {
				continue
			}
			told[pos] = true
			if at[pos] == nil {
				order, at[pos] = append(order, pos), &printing{origin: r.Origin}
			}
			at[pos].answers = append(at[pos].answers, a)
		}
	}
	for _, pos := range order {
		report.Report(pass, at[pos].finding(pos))
	}
	return nil, nil
}

// placeOf returns the place to change: that of the call that prints, if the package has it, or
// else the call that leads there.
func placeOf(o errflow.Origin) token.Pos {
	if len(o.Via) > 0 && o.Via[0].Pos.IsValid() {
		return o.Via[0].Pos
	}
	return o.Pos
}

// finding returns the one finding about a place that prints.
func (p printing) finding(pos token.Pos) report.Finding {
	first := p.answers[0]
	f := report.Finding{
		Pos: pos, Category: categoryMemory,
		Message: fmt.Sprintf("%s has a %s printed%s%s: the agent reads addresses in memory, such as 0xc000123400, which tell it nothing; print what of it says something, or leave it out",
			first.Subject, p.origin.Name, answers.Through(p.origin), p.beside()),
	}
	for _, a := range p.answers {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: a.Pos, End: a.End, Message: "it reaches the agent here"})
	}
	return f
}

// beside says how many returns show the same text beside the first one.
func (p printing) beside() string {
	switch more := len(p.answers) - 1; more {
	case 0:
		return ""
	case 1:
		return ", as in 1 other place"
	default:
		return fmt.Sprintf(", as in %d other places", more)
	}
}
