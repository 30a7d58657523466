package silentdefault

import (
	"cmp"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// handed returns the finding for a call that hands arguments to a function of another package, which
// replaces those that it cannot parse: one for all of them.
func (c *checker) handed(h defaults.Handing, home *summary.Home) report.Finding {
	first, who := h.Ways[0], answers.CallerOf(c.pass, h.Call.Parent())
	argument, more := named(nameOf(h, first)), ""
	switch n := len(h.Ways) - 1; {
	case n == 1:
		more = "; 1 more argument likewise"
	case n > 1:
		more = fmt.Sprintf("; %d more arguments likewise", n)
	}
	f := report.Finding{
		Pos: h.Call.Pos(), Category: categoryParsed,
		Message: "when " + report.Func(first.Words[0]) + " in " + report.Within(first.Func) + " cannot parse " + argument + ", " + who.Does("ignore") + " it without telling the agent" + more,
		Help:    "return an error from " + report.Func(first.Func) + " and say what " + it(argument) + " must be",
		Sees:    sees(who, "the answer for another value of "+argument), Wire: who.Line().Hides(""),
	}
	for _, w := range h.Ways {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: home.Pos(w.Place), Message: "the error of " + report.Func(w.Words[0]) + " ends here"})
	}
	return f
}

// nameOf returns the name of the argument that a call gives by a way, or nothing.
func nameOf(h defaults.Handing, w inputs.Way) string {
	arg := h.Call.Call.Args[w.Param]
	for _, v := range w.Given(h.Call) {
		if name := inputs.NameOf(v); name != "" {
			return name
		}
	}
	if at := program.FieldIndex(arg.Type(), w.Field); w.Field != "" && at >= 0 {
		return cmp.Or(inputs.JSONName(arg.Type(), program.Field(arg.Type(), at)), w.Field)
	}
	return ""
}
