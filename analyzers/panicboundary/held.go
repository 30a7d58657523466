package panicboundary

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/asserted"
)

// held reports fields that can hold anything, and are taken for what they never hold where their
// struct was decoded: items := response.Items.([]match).
func (c *checker) held() {
	for _, h := range c.pass.ResultOf[asserted.Analyzer].(*asserted.Result).Held {
		fn := h.Instr.Parent()
		if c.isRecovered(fn) {
			continue
		}
		does := "asserts without a check that " + h.Field + " is " + h.Type
		var related []analysis.RelatedInformation
		if h.Func != "" {
			does = "calls " + h.Func + ", which " + does + " (" + h.Place.Short() + ")"
		}
		if h.At.IsValid() {
			related = append(related, analysis.RelatedInformation{Pos: h.At, Message: "it is asserted here"})
		}
		c.report(h.Instr.Pos(), categoryAssertion, does+": where the module has decoded it from JSON, it is a map or a list of any, and this panics"+answers.Panic(c.pass, fn)+"; assert with two results, or decode into a field of that type", related...)
	}
}
