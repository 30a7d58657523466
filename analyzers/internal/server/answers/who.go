package answers

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Who names a function of the package in a message: as the tool that it, or the function around it, answers,
// else by its own name, without the package. It needs the result of handlers.Analyzer.
//
//	list_jobs
//	`Store.Load`
func Who(pass *analysis.Pass, fn *ssa.Function) report.Subject {
	if found := pass.ResultOf[handlers.Analyzer].(*handlers.Result); found.Looked() {
		if h := found.Around(fn); h != nil {
			return report.SubjectOf(h)
		}
	}
	obj := program.ObjectOf(program.Outermost(fn))
	if obj == nil {
		return report.Subject{}
	}
	return report.Subject{Function: syntax.ShortName(obj)}
}
