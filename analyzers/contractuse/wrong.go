package contractuse

import (
	"fmt"
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
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
			own := "its own contract"
			if name := h.Contract.Name(c.pass.Pkg); name != "" {
				own = name
			}
			f := report.Finding{Pos: p.Pos, Category: categoryWrongContract, Message: fmt.Sprintf(
				"%s fails through %s, the contract of another tool: the agent reads a reason and a recovery that are not for this one; declare the failure in %s and call its Fail",
				h.Name(), c.contract(p.Contract), own)}
			if call := c.known.At(p.Pos); call != nil && call.Node != nil {
				f = report.At(call.Node, f.Category, f.Message)
			}
			report.Report(c.pass, f)
		}
	}
}

// unknownContracts reports directives that name no contract.
func (c *checker) unknownContracts() {
	for _, d := range c.known.Unknown {
		name := "nothing"
		if d.Name != "" {
			name = d.Name + ", which is " + d.Wrong
		}
		report.Report(c.pass, report.At(d.Comment, categoryUnknownContract, fmt.Sprintf(
			"the directive names %s: no rule can compare the handler with what the agent is told of its failures; name a package-level variable of type contract.Contract", name)))
	}
}
