package uncheckedresult

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

const (
	name              = "uncheckedresult"
	categoryUnchecked = "unchecked"
	categoryGetError  = "get-error"
)

//go:embed doc.go
var source string

// Analyzer reports clients that take the failure of a tool for its answer.
var Analyzer = report.Analyzer(name, source, run, inspect.Analyzer, program.Analyzer)

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
		for call := range program.Instructions[*ssa.Call](control.Live(fn)) {
			if c.calls(call) {
				check(pass, set, call)
			}
		}
	}
	return nil, nil
}

// effect says what the program takes the failure of a tool for.
func effect(u uses) string {
	if u.shown {
		return "when the tool fails, the text of the failure is taken for its answer"
	}
	return "when the tool fails, there is no structured content, and that is taken for an empty answer"
}

// check looks at the uses of the result of a call that calls a tool.
func check(pass *analysis.Pass, set *sdk.Set, call *ssa.Call) {
	u := uses{set: set, seen: make(map[ssa.Value]bool)}
	for _, use := range *call.Referrers() {
		if result, ok := use.(*ssa.Extract); ok && result.Index == 0 {
			u.of(result)
		}
	}
	if !u.read || u.looked {
		return
	}
	category, what := categoryUnchecked, "reads what "+program.Called(&call.Call).Name()+" returns without looking at IsError"
	if u.asked {
		category = categoryGetError
		what += ", and GetError always returns nil on a client"
	}
	pos, end := syntax.Place(pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), call.Pos())
	report.Report(pass, report.Finding{
		Pos: pos, End: end, Category: category,
		Message: what + ": " + effect(u) + "; test IsError before the content",
	})
}
