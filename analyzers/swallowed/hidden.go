package swallowed

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// hidden reports the failures of which nothing is left in what handlers answer, each place
// once, but for the returns that were looked at. What disappears in one function of another
// package is told together, and so is what disappears in one of the package if the same function fails.
func hidden(pass *analysis.Pass, returned map[token.Pos]bool) {
	type cause struct {
		pos      token.Pos
		function string
		kind     swallow.Kind
		within   *ssa.Function // in which the same call fails in the same way
		source   string
		slight   bool
	}
	var causes []cause
	of := make(map[cause][]swallow.Reach)
	fixes := make(map[cause]*analysis.SuggestedFix)
	for _, r := range pass.ResultOf[swallow.Analyzer].(*swallow.Result).Reached() {
		if _, ours := categories[r.Fate.Kind]; !ours || returned[r.Pos()] {
			continue
		}
		c := cause{pos: r.Pos(), function: r.Func, kind: r.Fate.Kind}
		mended := fix(pass, r)
		if r.Func == "" && r.Instr != nil && mended == nil {
			c = cause{kind: r.Fate.Kind, within: program.Outermost(r.Instr.Parent()), source: r.Source, slight: isSlight(r)}
		}
		if of[c] == nil {
			causes, fixes[c] = append(causes, c), mended
		}
		of[c] = append(of[c], r)
	}
	for _, c := range causes {
		slices.SortStableFunc(of[c], func(a, b swallow.Reach) int { return cmp.Compare(a.Pos(), b.Pos()) })
		f := report.Finding{Pos: of[c][0].Pos(), Category: categories[c.kind], Message: message(of[c]), Help: help(pass, of[c][0]), Sees: sees(of[c][0].Kind), Fix: fixes[c], Strict: isSlight(of[c][0])}
		f.Wire = answers.LineOf(pass, of[c][0].Handler()).Hides("")
		for _, r := range of[c] {
			if r.Func == "" && r.Pos() != f.Pos {
				f.Related = append(f.Related, analysis.RelatedInformation{Pos: r.Pos(), Message: "here, too"})
			}
			f.Related = slices.Concat(f.Related, r.Elsewhere(), r.Log(pass.Fset))
		}
		f.Related = append(f.Related, swallow.Handlers(of[c]...)...)
		report.Report(pass, f)
	}
}

// far is how many calls lie at most between the place where a failure is lost and the answer: over more of them a handler
// seldom asks for all that would have to be.
const far = 3

// isSlight reports whether few would mend that a failure is not told: a part is missing, or one text or number; what fails
// seldom does; a file is not there; it is looked up in for parts; a prompt lacks an item; a comment says that it is meant so; or it is far away.
func isSlight(r swallow.Reach) bool {
	switch r.Fate.Kind {
	case swallow.Lacking:
		return true
	case swallow.Skipped:
		if r.Kind == sdk.Prompt {
			return true
		}
	}
	return r.Meant || r.Basic || r.Aside || r.Hops > far || funcs.SeldomFails(r.Source) || isMissingFile(r)
}

// isMissingFile reports whether a file cannot be opened of which an item, a text or an object is made: that it is not there is an answer.
func isMissingFile(r swallow.Reach) bool {
	return funcs.OpensFile(r.Source) && (r.Fate.Kind == swallow.Skipped || r.What == `""` || r.What == "nil")
}

var categories = map[swallow.Kind]string{
	swallow.Dropped: categoryDropped, swallow.Skipped: categorySkipped, swallow.Ignored: categoryIgnored, swallow.Iteration: categoryIteration, swallow.Counted: categoryIgnored,
	swallow.Lacking: categoryPart,
}

// message says what the code does, what the agent is made to believe, and what to do.
func message(list []swallow.Reach) string {
	r := list[0]
	likewise := ""
	if r.Func == "" {
		likewise = report.Likewise(len(list) - 1)
	}
	who, source := r.Subject(), report.Func(r.Source)+r.Where()
	switch r.Fate.Kind {
	case swallow.Skipped:
		return "when " + source + " fails for one item, " + who.Does("leave") + " the item out without telling the agent" + likewise
	case swallow.Lacking:
		return "when " + source + " fails, " + who.Does("leave") + " out the part that depends on it, without telling the agent" + likewise + onlyLogged(r)
	case swallow.Ignored:
		return "when " + source + " fails, " + who.Does("ignore") + " the error and " + who.Verb("go") + " on with the result" + likewise
	case swallow.Counted:
		return "when " + source + " fails, " + who.Does("count") + " it as done: the error is ignored" + likewise
	case swallow.Iteration:
		return "when " + source + " stops on an error, " + who.Does("answer") + " with what was read as if it were all" + likewise
	}
	what := " on without its result, as if it had succeeded"
	if r.What != "" {
		what = " on with " + r.What + ", as if it had succeeded"
	}
	return "when " + source + " fails, " + who.Does("go") + what + likewise + onlyLogged(r)
}

// help says what to do instead.
func help(pass *analysis.Pass, r swallow.Reach) string {
	remedy := r.Remedy(pass)
	switch r.Fate.Kind {
	case swallow.Lacking:
		return "say in the answer what is missing"
	case swallow.Counted:
		return "count what has succeeded, and say what has not"
	case swallow.Ignored:
		return remedy
	case swallow.Iteration:
		return "check `Err` after the loop, and " + remedy
	}
	return remedy + ", or say in the answer what is missing"
}

// sees says what the agent gets.
func sees(kind sdk.Kind) string {
	if kind.IsTool() {
		return "isError: false, and no hint of the failure"
	}
	return "a result, and no hint of the failure"
}

// onlyLogged says that nobody but a log tells of a failure, if that is so.
func onlyLogged(r swallow.Reach) string {
	if r.Logged {
		return "; only a log tells"
	}
	return ""
}
