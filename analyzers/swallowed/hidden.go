package swallowed

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fates"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// hidden reports the failures of which nothing is left in what handlers answer, each place
// once, but for the returns that were looked at.
func hidden(pass *analysis.Pass, returned map[token.Pos]bool) {
	for _, r := range pass.ResultOf[fates.Analyzer].(*fates.Result).Reached() {
		category, ours := categories[r.Fate.Kind]
		if !ours || returned[r.Pos()] {
			continue
		}
		report.Report(pass, report.Finding{Pos: r.Pos(), Category: category, Message: message(r), Related: r.Elsewhere()})
	}
}

var categories = map[fates.Kind]string{
	fates.Dropped: categoryDropped, fates.Skipped: categorySkipped, fates.Ignored: categoryIgnored, fates.Iteration: categoryIteration,
}

// message says what the code does, what the agent is made to believe, and what to do.
func message(r fates.Reach) string {
	what := ""
	switch r.Fate.Kind {
	case fates.Skipped:
		what = "leaves an item out when " + r.Source + " fails: the agent takes the rest for all there is; return the error, or list in the answer what is missing"
	case fates.Ignored:
		what = "ignores the error of " + r.Source + ": the agent takes what is left for the answer; return the error"
	case fates.Iteration:
		what = "does not ask why " + r.Source + " ended: the agent takes what was read until something failed for all there is; return the error of Err"
	default:
		what = "goes on without what " + r.Source + " should have given"
		if r.What != "" {
			what = "makes " + r.What + " of a failure of " + r.Source
		}
		if r.Logged {
			what += ", which only a log tells"
		}
		what += ": the agent takes it for the answer; return the error, or say in the answer what is missing"
	}
	if r.Func != "" {
		what = "reaches " + r.Func + " (" + r.Place.Short() + "), which " + what
	}
	return what + affected(r)
}

// affected names the tools that a finding is about.
func affected(r fates.Reach) string {
	switch {
	case r.Count > 1:
		return fmt.Sprintf(" (%d handlers)", r.Count)
	case len(r.Names) == 1:
		return fmt.Sprintf(" (%s %q)", r.Kind, r.Names[0])
	}
	return ""
}
