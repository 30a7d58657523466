package lostcause

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// noted reports the failures of which handlers tell in what they answer, and of which they say
// nothing but that something has failed: notes = append(notes, "cannot fetch "+url). It is one
// finding for each function.
func noted(pass *analysis.Pass) {
	type place struct{ function, home string }
	var order []place
	of := make(map[place][]swallow.Reach)
	for _, r := range pass.ResultOf[swallow.Analyzer].(*swallow.Result).Reached() {
		if r.Fate.Kind != swallow.Noted {
			continue
		}
		at := place{r.Func, program.Outermost(r.Instr.Parent()).String()}
		if of[at] == nil {
			order = append(order, at)
		}
		of[at] = append(of[at], r)
	}
	for _, at := range order {
		report.Report(pass, notedFinding(of[at]))
	}
}

// notedFinding returns the one finding for the notes of a function, at the first of them.
func notedFinding(list []swallow.Reach) report.Finding {
	r := list[0]
	f := report.Finding{
		Pos: r.Pos(), Category: categoryNoted, Strict: true, Related: r.Elsewhere(),
		Message: "when " + report.Func(r.Source) + r.Where() + " fails, " + r.Subject().Does("say") + " that it failed, but not why" + report.Likewise(len(list)-1),
		Help:    "add the error to the note",
		Sees:    "a note that something failed, without the reason",
	}
	for _, other := range list[1:] {
		f.Related = append(f.Related, other.Elsewhere()...)
		if other.Func == "" {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos(), Message: "this note gives no reason either, for " + report.Func(other.Source)})
		}
	}
	f.Related = append(f.Related, swallow.Handlers(list...)...)
	return f
}
