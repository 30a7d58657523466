package undeclaredcode

import (
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// finding returns the finding at the first production of what is missing.
func (l *lack) finding(pass *analysis.Pass, h handler) report.Finding {
	first, where, help := l.places[0], "the contract of "+h.who.String()+", which", "add an entry for it to the contract"
	if name := h.contract.Name(pass.Pkg); name != "" {
		where, help = "the contract "+report.Code(name)+", but "+h.who.String(), "add an entry for it to "+report.Code(name)
	}
	what, sees := "the code "+report.Code(first.Code.Ident()), "the code "+first.Code.String()+", without a reason or a recovery"
	if l.category == categoryReason {
		what, sees = "the reason "+report.Code(first.Reason), fmt.Sprintf("the reason %q, without a recovery", first.Reason)
	}
	if len(first.Via) > 0 && report.Func(first.Via[0].Func) != h.who.String() {
		what += " from " + report.Func(first.Via[0].Func)
	}
	return report.Finding{
		Pos: first.Pos, Category: l.category,
		Message: what + " is not declared in " + where + " can fail with it",
		Help:    help, Sees: sees,
		Related: l.related(h), Fix: entryFix(pass, h.contract, first), Unsafe: true,
	}
}

// related returns the steps, the other productions and the contract.
func (l *lack) related(h handler) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	first := l.places[0]
	for _, step := range first.Via {
		at := step.At()
		if at == first.Pos {
			continue
		}
		if !at.IsValid() {
			at = first.Pos // the text names the place
		}
		list = append(list, analysis.RelatedInformation{Pos: at, Message: "on its way through " + answers.Step(step)})
	}
	list = append(list, analysis.RelatedInformation{Pos: h.pos, Message: "it leaves this handler"})
	for _, p := range l.places[1:] {
		list = append(list, analysis.RelatedInformation{Pos: p.Pos, Message: "here, too"})
	}
	if node := h.contract.Node; node != nil {
		list = append(list, analysis.RelatedInformation{Pos: node.Pos(), End: node.End(), Message: "the contract is declared here"})
	}
	return list
}
