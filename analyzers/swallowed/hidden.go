package swallowed

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fates"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// hidden reports the failures of which nothing is left in what handlers answer, each place
// once, but for the returns that were looked at. What disappears in one function of another
// package is told together, and so is what disappears in one of the package if the same function fails.
func hidden(pass *analysis.Pass, returned map[token.Pos]bool) {
	type cause struct {
		pos      token.Pos
		function string
		kind     fates.Kind
		within   *ssa.Function // in which the same call fails in the same way
		source   string
	}
	var causes []cause
	of := make(map[cause][]fates.Reach)
	fixes := make(map[cause]*analysis.SuggestedFix)
	for _, r := range pass.ResultOf[fates.Analyzer].(*fates.Result).Reached() {
		if _, ours := categories[r.Fate.Kind]; !ours || returned[r.Pos()] {
			continue
		}
		c := cause{pos: r.Pos(), function: r.Func, kind: r.Fate.Kind}
		mended := fix(pass, r)
		if r.Func == "" && r.Instr != nil && mended == nil {
			c = cause{kind: r.Fate.Kind, within: program.Outermost(r.Instr.Parent()), source: r.Source}
		}
		if of[c] == nil {
			causes, fixes[c] = append(causes, c), mended
		}
		of[c] = append(of[c], r)
	}
	for _, c := range causes {
		slices.SortStableFunc(of[c], func(a, b fates.Reach) int { return cmp.Compare(a.Pos(), b.Pos()) })
		f := report.Finding{Pos: of[c][0].Pos(), Category: categories[c.kind], Message: message(of[c]), Fix: fixes[c], Strict: c.kind == fates.Lacking}
		for _, r := range of[c] {
			if r.Func == "" && r.Pos() != f.Pos {
				f.Related = append(f.Related, analysis.RelatedInformation{Pos: r.Pos(), Message: "here, too"})
			}
			f.Related = slices.Concat(f.Related, r.Elsewhere(), r.Log(pass.Fset))
		}
		f.Related = append(f.Related, fates.Handlers(of[c]...)...)
		report.Report(pass, f)
	}
}

var categories = map[fates.Kind]string{
	fates.Dropped: categoryDropped, fates.Skipped: categorySkipped, fates.Ignored: categoryIgnored, fates.Iteration: categoryIteration, fates.Counted: categoryIgnored,
	fates.Lacking: categoryPart,
}

// message says what the code does, what the agent is made to believe, and what to do.
func message(list []fates.Reach) string {
	r, what, likewise := list[0], "", ""
	if r.Func == "" {
		likewise = report.Likewise(len(list) - 1)
	}
	switch r.Fate.Kind {
	case fates.Skipped:
		what = "leaves an item out when " + r.Source + " fails" + likewise + ": the agent takes the rest for all there is; return the error, or list in the answer what is missing"
	case fates.Lacking:
		what = "leaves a part out of what it answers when " + r.Source + " fails" + onlyLogged(r) + likewise + ": the agent does not learn that there is more; say in the answer what is missing"
	case fates.Ignored:
		what = "ignores the error of " + r.Source + likewise + ": the agent takes what is left for the answer; return the error"
	case fates.Counted:
		what = "counts as done what " + r.Source + " has failed to do, because its error is ignored" + likewise + ": the agent believes it; count what has succeeded, and say what has not"
	case fates.Iteration:
		what = "does not ask why " + r.Source + " ended" + likewise + ": the agent takes what was read until something failed for all there is; return the error of Err"
	default:
		what = "goes on without what " + r.Source + " should have given"
		if r.What != "" {
			what = "makes " + r.What + " of a failure of " + r.Source
		}
		what += onlyLogged(r) + likewise + ": the agent takes it for the answer; return the error, or say in the answer what is missing"
	}
	if r.Func != "" {
		what = "reaches " + r.Func + " (" + r.Place.Short() + report.Likewise(len(list)-1) + "), which " + what
	}
	return what + r.Affected()
}

// onlyLogged says that nobody but a log tells of a failure, if that is so.
func onlyLogged(r fates.Reach) string {
	if r.Logged {
		return ", which only a log tells"
	}
	return ""
}
