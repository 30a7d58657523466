package leak

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/rule"
)

const (
	name               = "leak"
	categoryAddress    = "address"
	categoryCredential = "credential"
	categoryQuoted     = "quoted"
	categoryInternals  = "internals"
	categoryStated     = "stated"
)

//go:embed doc.go
var source string

// Analyzer reports secrets that agents read.
var Analyzer = report.Analyzer(name, source, run, append(answers.Requires(), escapes.Analyzer)...)

// Rule describes the rule.
func Rule() rule.Rule {
	return rule.Rule{
		Analyzer: Analyzer, Severity: rule.Warning, Weakness: rule.SensitiveMessage,
		Categories: []rule.Category{
			{Name: categoryAddress, Severity: rule.Warning, Summary: "the error of a request, which shows a URL with a credential, reaches the agent"},
			{Name: categoryCredential, Severity: rule.Warning, Summary: "a credential out of the environment, or all of the environment, reaches the agent"},
			{Name: categoryQuoted, Severity: rule.Warning, Summary: "the error of a parser, which quotes lines of a file with credentials, reaches the agent"},
			{Name: categoryInternals, Severity: rule.Warning, Summary: "a stack, or a whole request, reaches the agent"},
			{Name: categoryStated, Severity: rule.Warning, Summary: "what the settings name as a secret reaches the agent"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	escaped := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
	pick := func(a answers.Answer) []answers.Reading {
		if a.Sent {
			return answers.Leaks(a.Readings(false))
		}
		return answers.Leaks(a.Readings(a.Prints && !escaped.Escapes(a) && a.ReachesModel()))
	}
	for _, t := range answers.Telling(append(answers.Of(pass), answers.Sunk(pass)...), pick) {
		report.Report(pass, finding(t))
	}
	return nil, nil
}

// finding returns the finding about something that leaks: where the package lets it out, if several
// functions are on the way, or else at the return that shows it.
func finding(t answers.Told) report.Finding {
	first := t.Answers[0]
	f := report.Finding{Pos: first.Pos, End: first.End, Related: answers.Path(t.Origin, what(t.Reading))}
	subject := first.Subject + " " + does(first, t.Reading)
	if t.Place() != t.Pos || len(t.Answers) > 1 || t.IsSetLater() {
		if t.IsOfPackage() {
			f.Related = nil
		}
		f.Pos, f.End, f.Related = t.Place(), 0, append(f.Related, t.Related()...)
	}
	var effect string
	f.Category, effect = effectOf(t.Reading)
	f.Message = subject + answers.Through(t.Origin) + t.Beside() + ": " + effect
	return f
}

// what names what leaks.
func what(r answers.Reading) string {
	if r.Class == class.Sensitive {
		return r.Name
	}
	return "the text of an error of " + r.Name
}

// does says what the handler, or the call that sends something, does with it.
func does(a answers.Answer, r answers.Reading) string {
	switch {
	case a.Sent:
		return "sends " + what(r) + " to the client"
	case !r.Returned:
		return "puts " + what(r) + " into its result"
	case r.Class == class.Sensitive:
		return "returns an error with " + what(r)
	}
	return "returns " + what(r)
}

// effectOf returns the category of a leak, and says what the agent reads and what to do.
func effectOf(r answers.Reading) (category, effect string) {
	switch r.Content() {
	case content.Address:
		return categoryAddress, "the agent reads the whole URL, and the credential in it; show what errors.As finds as Err in its *url.Error, or send the credential in a header"
	case content.Quoted:
		return categoryQuoted, "the agent reads the lines that could not be parsed, and the credentials in and around them; show yaml.FormatError(err, false, false), which leaves the lines out"
	case content.Stated:
		return categoryStated, "the agent, and whoever reads what it writes, has it, and the settings name it as a secret; leave it out, or take it out with a function that they name as a sanitizer"
	case content.Credential:
		return categoryCredential, "the agent, and whoever reads what it writes, has the credential; name the variable in place of its value"
	}
	read := "all of an HTTP message, and the credentials in its headers"
	if r.Name == content.OfStack {
		read = "paths and functions of the server"
	}
	return categoryInternals, "the agent reads " + read + "; write this to the log, and say in words for the agent what failed"
}
