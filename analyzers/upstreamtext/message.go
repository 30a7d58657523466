package upstreamtext

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// reportCause reports what one edit would mend: at the function of the package that lets the
// text out, or at the first handler that shows it.
func reportCause(pass *analysis.Pass, c group) {
	first, coded := c.places[0], contracts.AdoptedByImport(pass)
	f := report.Finding{
		Pos: first.Pos, End: first.End, Category: first.category, Strict: first.isStrict() && !coded, Unadopted: !coded,
		Message: first.message(c.subject(), len(c.places)-1),
		Help:    first.help(contracts.Adopted(pass)), Sees: first.sees(),
		Related: answers.Path(first.origin, first.what()),
	}
	if c.at.IsValid() {
		f.Pos, f.End, f.Related = c.at, 0, nil
		f.Message = first.message(c.subject(), 0)
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

// subject returns who shows the text.
func (c group) subject() report.Subject {
	var list []answers.Answer
	for _, p := range c.places {
		list = append(list, p.Answer)
	}
	return answers.SubjectOf(list)
}

// what names the text.
func (t text) what() string {
	if t.origin.Class == cause.Sensitive {
		return t.origin.Name
	}
	return "the error of " + report.Func(t.origin.Name)
}

// message says when who answers with the text, and what that tells. The function in which the text comes
// into being is named where there are no other places that show it.
func (t text) message(who report.Subject, more int) string {
	in := answers.In(t.origin)
	if more > 0 {
		in = ""
	}
	if t.origin.Class == cause.Sensitive && t.category == categoryProcess {
		return "when a command" + in + " fails, " + who.Does("answer") + " with its output, unchanged" + report.Likewise(more)
	}
	if t.origin.Class == cause.Sensitive {
		return "when a call fails, " + who.Does("answer") + " with " + t.origin.Name + in + ", unchanged" + report.Likewise(more)
	}
	return answers.When(t.origin, in) + ", " + who.Does("answer") + " with the error text (may show " + shown[t.category] + ")" + report.Likewise(more)
}

// shown says what is in texts, by category.
var shown = map[string]string{
	categoryDatabase:   "SQL and table names",
	categoryTransport:  "internal addresses",
	categoryFilesystem: "server paths",
	categoryProcess:    "command lines and output",
	categoryAPI:        "service internals",
	categoryForeign:    "internal details",
}

// examples are texts of each category.
var examples = map[string]string{
	categoryDatabase:   `pq: relation "notes" does not exist`,
	categoryTransport:  "dial tcp 10.0.3.7:443: connect: connection refused",
	categoryFilesystem: "open /srv/app/data/notes.db: permission denied",
	categoryProcess:    "exit status 1: /usr/bin/git --git-dir=/srv/app/repo …",
	categoryAPI:        `403 Forbidden: user "ci-bot" has no access to acme/billing`,
}

// sees says what the agent gets.
func (t text) sees() string {
	if t.origin.Class == cause.Sensitive {
		return t.origin.Name + ", unchanged"
	}
	if example := examples[t.category]; example != "" {
		return "the text of the error, for example: " + example
	}
	return "the text of the error, as the library wrote it for developers"
}

// help says what to do instead.
func (t text) help(adopted bool) string {
	switch {
	case adopted && t.origin.Class == cause.Sensitive:
		return "write a message for the agent, and keep this for logs with `taxonomy.Detail`"
	case adopted && t.returned:
		return "write a message for the agent, and keep the error with `taxonomy.Cause`"
	}
	return "tell the agent in your own words what failed and what it can do, and log the error"
}
