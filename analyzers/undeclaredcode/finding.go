package undeclaredcode

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/productions"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// finding returns the finding at the first production of what is missing.
func (l *lack) finding(pass *analysis.Pass, h handler) report.Finding {
	first := l.places[0]
	return report.Finding{
		Pos: first.Pos, Category: l.category, Message: l.message(pass, h),
		Related: l.related(h), Fix: entryFix(pass, h.contract, first), Unsafe: true,
	}
}

func (l *lack) message(pass *analysis.Pass, h handler) string {
	first := l.places[0]
	contract, advice := "its contract", "add an entry for it to the contract"
	if name := h.contract.Name(pass.Pkg); name != "" {
		contract += " " + name
	}
	what, effect := first.Code.Ident(), "the agent gets neither a reason nor a recovery for it"
	if l.category == categoryReason {
		what, effect = fmt.Sprintf("the reason %q", first.Reason), "the agent gets no recovery for it"
	}
	return fmt.Sprintf("%s can fail with %s%s, which %s does not declare: %s; %s",
		h.name, what, path(first), contract, effect, advice)
}

// path says through which calls a production comes, the outermost first.
func path(p productions.Production) string {
	if len(p.Via) == 0 {
		return ""
	}
	steps := make([]string, len(p.Via))
	for i, step := range p.Via {
		steps[len(p.Via)-1-i] = step.String()
	}
	return " through " + strings.Join(steps, ", ")
}

// related returns the steps, the other productions and the contract.
func (l *lack) related(h handler) []analysis.RelatedInformation {
	var list []analysis.RelatedInformation
	first := l.places[0]
	for _, step := range first.Via {
		if at := step.At(); at.IsValid() && at != first.Pos {
			list = append(list, analysis.RelatedInformation{Pos: at, Message: "on its way through " + step.Func})
		}
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
