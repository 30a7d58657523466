package contractuse

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// direct reports errors with a declared code that are made in the package
// without the contract: one finding for each code of a handler.
func (c *checker) direct() {
	reported := make(map[token.Pos]bool)
	for _, h := range c.handlers {
		for _, places := range byCode(h) {
			if first := places[0]; !reported[first.Pos] {
				reported[first.Pos] = true
				report.Report(c.pass, c.preferFail(h.Binding, places))
			}
		}
	}
}

// byCode returns the productions of a handler that bypass its contract, those
// with the same code together.
func byCode(h handler) [][]contracts.Production {
	var groups [][]contracts.Production
next:
	for _, p := range h.productions {
		if !bypasses(h.Contract, p) {
			continue
		}
		for i := range groups {
			if groups[i][0].Code == p.Code {
				groups[i] = append(groups[i], p)
				continue next
			}
		}
		groups = append(groups, []contracts.Production{p})
	}
	return groups
}

// bypasses reports whether a production makes by hand what the contract would
// make.
func bypasses(c *contracts.Contract, p contracts.Production) bool {
	return p.Own && p.Sure && !p.ByContract && p.Reason == "" && p.Code.Known() && !contracts.Baseline(p.Code) && len(c.Reasons(p.Code)) > 0
}

func (c *checker) preferFail(b *contracts.Binding, places []contracts.Production) report.Finding {
	first := places[0]
	var reasons []string
	for _, reason := range b.Contract.Reasons(first.Code) {
		if reason != "" {
			reasons = append(reasons, report.Code(reason))
		}
	}
	help := "make it with `Fail`"
	if name := b.Contract.Name(c.pass.Pkg); name != "" {
		help = "make it with " + report.Code(name+".Fail")
	}
	if len(reasons) > 0 {
		help += " and the reason " + strings.Join(reasons, " or ")
	}
	f := report.Finding{
		Pos: first.Pos, Category: categoryPreferFail,
		Message: report.Code(first.Code.Ident()) + " is returned by " + b.Who().String() + " without the reason and recovery that " + c.called(b.Contract, "its contract") + " declares",
		Help:    help,
		Sees:    "the code " + first.Code.String() + ", without a reason or a recovery",
	}
	for _, p := range places[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: p.Pos, Message: "here, too"})
	}
	if node := b.Contract.Node; node != nil {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: node.Pos(), End: node.End(), Message: "the contract is declared here"})
	}
	return f
}
