package contractuse

import (
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// wrongContracts reports handlers that fail through the contract of another
// tool, where they do so.
func (c *checker) wrongContracts() {
	for _, h := range c.handlers {
		reported := make(map[token.Pos]bool)
		for _, p := range h.productions {
			if !p.Own || !p.ByContract || p.Contract == nil || p.Contract == h.Contract || !c.known.InUse(p.Contract) || reported[p.Pos] {
				continue
			}
			reported[p.Pos] = true
			help := "declare the failure in its own contract, and call `Fail` of that"
			if name := h.Contract.Name(c.pass.Pkg); name != "" {
				help = "declare the failure in " + report.Code(name) + ", and call " + report.Code(name+".Fail")
			}
			f := report.Finding{
				Pos: p.Pos, Category: categoryWrongContract, Help: help,
				Message: "the contract " + c.named(p.Contract) + "belongs to another tool, but " + h.Who().Does("fail") + " through it",
				Sees:    "a reason and a recovery that are meant for another tool",
			}
			if call := c.known.At(p.Pos); call != nil && call.Node != nil {
				f.Pos, f.End = call.Node.Pos(), call.Node.End()
			}
			report.Report(c.pass, f)
		}
	}
}

// named returns the name of a contract before what a message says of it, or "".
func (c *checker) named(k *contracts.Contract) string {
	if name := k.Name(c.pass.Pkg); name != "" {
		return report.Code(name) + " "
	}
	return ""
}

// unknownContracts reports directives that name no contract.
func (c *checker) unknownContracts() {
	for _, d := range c.known.Unknown {
		what := "the directive names no contract"
		if d.Name != "" {
			what = "the directive names " + report.Code(d.Name) + ", which is " + d.Wrong
		}
		f := report.At(d.Comment, categoryUnknownContract, what+": its handler is checked against no contract")
		f.Help = "name a package-level variable of type `contract.Contract`"
		report.Report(c.pass, f)
	}
}
