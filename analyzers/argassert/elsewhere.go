package argassert

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// reportElsewhere reports what functions of other packages assert, at the method from
// which they have it: their own package does not know that it is the arguments.
func reportElsewhere(pass *analysis.Pass, e inputs.Elsewhere) {
	var related []analysis.RelatedInformation
	for _, at := range e.At {
		if at.IsValid() {
			related = append(related, analysis.RelatedInformation{Pos: at, Message: "the assertion"})
		}
	}
	who, method := answers.CallerOf(pass, e.Method), report.Func(e.Method.Name())
	if obj := program.ObjectOf(e.Method); obj != nil {
		method = report.Func(syntax.ShortName(obj))
	}
	report.Report(pass, report.Finding{
		Pos: e.Method.Pos(), Category: categoryArgument, Related: related,
		Message: method + " gives arguments to a type assertion without a check in " + e.Places[0].Short() + report.Likewise(len(e.Places)-1) + who.Outcome(),
		Help:    "use `v, ok :=` there and return an error if it is not ok", Sees: who.SeesPanic("interface conversion: …"), Wire: who.WirePanic("interface conversion: …"),
	})
}
