package uncheckedresult

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

const (
	name              = "uncheckedresult"
	categoryUnchecked = "unchecked"
	categoryGetError  = "get-error"
)

//go:embed doc.go
var source string

// Analyzer reports clients that take the failure of a tool for its answer.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer, program.Analyzer, calls.Analyzer)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer,
		Tier:     rule.Strict,
		Severity: rule.Warning,
		Weakness: rule.UncheckedReturn,
		Categories: []rule.Category{
			{Name: categoryUnchecked, Severity: rule.Warning, Summary: "a client reads the result of a tool and not its error flag"},
			{Name: categoryGetError, Severity: rule.Warning, Summary: "a client asks GetError, which knows nothing there, in place of the error flag"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	set := sdk.Of(pass.Pkg)
	if set.Empty() {
		return nil, nil
	}
	p := pass.ResultOf[program.Analyzer].(*program.Program)
	c := clientsIn(pass, set, p)
	for _, fn := range p.Functions() {
		for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
			if c.calls(call) {
				check(pass, set, call)
			}
		}
	}
	return nil, nil
}

// check looks at the uses of the result of a call that calls a tool.
func check(pass *analysis.Pass, set *sdk.Set, call *ssa.Call) {
	u := usesOf(set, calls.ResultsOf(call, 0))
	if !u.read || u.looked {
		return
	}
	pos, end := syntax.Place(pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), call.Pos())
	f := report.Finding{
		Pos: pos, End: end, Category: categoryUnchecked,
		Message: "when the tool behind " + report.Code(program.Called(&call.Call).Name()) + " fails, " + u.mistaken() + " passes for its answer: ",
		Help:    "check `IsError` before the content is read", Sees: u.mistaken() + ", as if it were the answer",
	}
	if u.asked {
		f.Category = categoryGetError
		f.Message += "`GetError` always returns nil on a client"
		f.Help = "check `IsError` in place of `GetError`"
	} else {
		f.Message += "nobody checks IsError"
	}
	f.Related = []analysis.RelatedInformation{{Pos: u.at, Message: "what it answers is read here"}}
	report.Report(pass, f)
}

// mistaken names what the program takes for the answer of a tool that has failed. A failure has no structured
// content.
func (u uses) mistaken() string {
	if u.shown {
		return "its error text"
	}
	return "empty structured content"
}
