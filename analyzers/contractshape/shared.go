package contractshape

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

const shared = "shared"

// shared reports the contracts that several tools of the package have, each at
// the second place that says so.
func (c *checker) shared(bound *contracts.Result) {
	bindings := slices.Clone(bound.Bindings)
	slices.SortStableFunc(bindings, func(a, b *contracts.Binding) int { return summary.ComparePositions(c.pass.Fset, a.Pos, b.Pos) })
	uses := make(map[*contracts.Contract][]*contracts.Binding)
	for _, b := range bindings {
		if !isTool(b) {
			continue
		}
		uses[b.Contract] = append(uses[b.Contract], b)
		if all := uses[b.Contract]; len(all) == 2 {
			c.report(c.sharing(all[0], all[1]))
		}
	}
}

// sharing returns the finding that two tools have the same contract.
func (c *checker) sharing(first, second *contracts.Binding) report.Finding {
	what := "one contract"
	if name := first.Contract.Name(c.pass.Pkg); name != "" {
		what = "the contract " + report.Code(name)
	}
	who := "two tools"
	if a, b := first.Handler.Names(), second.Handler.Names(); len(a) > 0 && len(b) > 0 {
		who = a[0] + " and " + b[0]
	}
	return report.Finding{
		Pos: second.Pos, Category: shared, Strict: true,
		Message: who + " share " + what + ": the agent is told of failures that one of them may not have",
		Help:    "declare the failures of each tool in a contract of its own",
		Sees:    "the same list of failures for both tools",
		Related: []analysis.RelatedInformation{{Pos: first.Pos, Message: "the other tool has it here"}},
	}
}
