package panicboundary

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// held reports fields that can hold anything, and are taken for what they never hold where their
// struct was decoded: items := response.Items.([]match).
func (c *checker) held() {
	for _, h := range c.pass.ResultOf[inputs.Assertions].(*inputs.AssertionsResult).Held {
		fn := h.Instr.Parent()
		if c.isRecovered(fn) {
			continue
		}
		who, in := answers.CallerOf(c.pass, fn), ""
		if h.Func != "" {
			in = " in " + report.Within(h.Func)
		}
		t := telling{
			category: categoryAssertion,
			message:  report.Func(h.Field) + " never holds " + report.Code(h.Type) + " after JSON decoding: asserting that" + in + " panics" + who.Outcome(),
			help:     "use the form with two results, or give the field that type", sees: who.SeesPanic("interface conversion: …"), wire: who.WirePanic("interface conversion: …"),
		}
		if h.At.IsValid() {
			t.related = append(t.related, analysis.RelatedInformation{Pos: h.At, Message: "the assertion"})
		}
		c.report(h.Instr.Pos(), t)
	}
}
