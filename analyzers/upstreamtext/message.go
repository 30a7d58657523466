package upstreamtext

import (
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/adoption"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// reportCause reports what one edit would mend: at the function of the package that lets the
// text out, or at the first handler that shows it.
func reportCause(pass *analysis.Pass, c group) {
	first, coded := c.places[0], adoption.ByImport(pass)
	f := report.Finding{
		Pos: first.Pos, End: first.End, Category: first.category, Strict: first.isStrict() && !coded, Unadopted: !coded,
		Message: first.Subject + " " + first.does(first.what()+answers.Through(first.origin)) + c.beside() + ": " + first.effect() + "; " + first.remedy(adoption.Of(pass)),
		Related: answers.Path(first.origin, first.what()),
	}
	if c.at.IsValid() {
		f.Pos, f.End = c.at, 0
		f.Message = first.origin.Via[0].Func + " lets out " + first.what() + c.shownBy() + ": " + first.effect() + "; " + first.remedy(adoption.Of(pass))
		f.Related = nil
	}
	if len(c.places) > 1 {
		for _, p := range c.places {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: p.Pos, End: p.End, Message: "it reaches the agent here"})
		}
	}
	if len(c.places) == 1 {
		f.Fix = first.fix
	}
	report.Report(pass, f)
}

// beside says how many places there are beside the first one.
func (c group) beside() string {
	if more := len(c.places) - 1; more > 0 {
		return fmt.Sprintf(", as in %s of %s", count(more, "other place"), count(c.handlers(), "handler"))
	}
	return ""
}

// shownBy says who shows the text.
func (c group) shownBy() string {
	return fmt.Sprintf(", which %s of %s show", count(len(c.places), "place"), count(c.handlers(), "handler"))
}

// count writes a number with a noun.
func count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// what names the text.
func (t text) what() string {
	if t.origin.Class == class.Sensitive {
		return t.origin.Name
	}
	return "the text of an error of " + t.origin.Name
}

// does says what the code does with something.
func (t text) does(what string) string {
	switch {
	case !t.returned:
		return "puts " + what + " into its result"
	case t.origin.Class == class.Sensitive:
		return "returns an error with " + what
	}
	return "returns " + what
}

// effects say what the agent reads of a text, by category.
var effects = map[string]string{
	categoryDatabase:   "the agent reads what a database wrote for developers, such as SQL, tables and users",
	categoryTransport:  "the agent reads addresses of the server's network",
	categoryFilesystem: "the agent reads a path of the server that it did not name",
	categoryProcess:    "the agent reads what a process of the server writes, and how it was called",
	categoryAPI:        "the agent reads what a service wrote for its developers, and whatever else is in it",
	categoryForeign:    "the agent reads what a library wrote for developers",
}

// effect says what the agent sees because of it.
func (t text) effect() string { return effects[t.category] }

// remedy says what to do instead.
func (t text) remedy(adopted bool) string {
	switch {
	case adopted && t.origin.Class == class.Sensitive:
		return "write a message for the agent and keep this for logs, with taxonomy.Detail"
	case adopted && t.returned:
		return "return a message written for the agent and keep the error with taxonomy.Cause"
	}
	return "say in words for the agent what failed and what it can do, and log the error"
}
