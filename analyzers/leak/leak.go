package leak

import (
	_ "embed"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

const (
	name               = "leak"
	categoryAddress    = "address"
	categoryCredential = "credential"
	categoryQuoted     = "quoted"
	categoryInternals  = "internals"
	categoryStated     = "stated"
	categoryUnbounded  = "unbounded-body"
)

//go:embed doc.go
var source string

// Analyzer reports secrets that agents read.
var Analyzer = report.Strict(report.Analyzer(name, source, run, append(answers.Requires(), escapes.Analyzer)...))

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
			{Name: categoryUnbounded, Tier: rule.Strict, Severity: rule.Warning, Summary: "the body of a response, however long it is, reaches the agent in a failure"},
		},
	}
}

func run(pass *analysis.Pass) (any, error) {
	escaped := pass.ResultOf[escapes.Analyzer].(*escapes.Result)
	readings := func(a answers.Answer) []answers.Reading {
		return a.Readings(!a.Sent && a.Prints && !escaped.Escapes(a) && a.ReachesModel())
	}
	told := append(answers.Of(pass), answers.Sunk(pass)...)
	for _, t := range answers.Telling(told, func(a answers.Answer) []answers.Reading { return answers.Leaks(readings(a)) }) {
		report.Report(pass, finding(t))
	}
	for _, t := range answers.Telling(told, func(a answers.Answer) []answers.Reading { return answers.Bodies(readings(a)) }) {
		f := finding(t)
		f.Strict = true
		report.Report(pass, f)
	}
	return nil, nil
}

// finding returns the finding about something that leaks: where the package lets it out, if several
// functions are on the way, or else at the return that shows it.
func finding(t answers.Told) report.Finding {
	first, said := t.Answers[0], tellingOf(t.Reading)
	f := report.Finding{
		Pos: first.Pos, End: first.End, Category: said.category,
		Message: message(t, said) + report.Likewise(len(t.Answers)-1), Help: said.help, Sees: said.sees,
		Related: answers.Path(t.Origin, what(t.Reading)),
	}
	if t.Place() != t.Pos || len(t.Answers) > 1 || t.IsSetLater() {
		if t.IsOfPackage() {
			f.Related = nil
		}
		f.Pos, f.End, f.Related = t.Place(), 0, append(f.Related, t.Related()...)
	}
	return f
}

// message says who shows what leaks, and what is in it. The function in which it comes into being is named
// where there are no other places that show it.
func message(t answers.Told, said telling) string {
	in := answers.In(t.Origin)
	if said.category == categoryUnbounded {
		return "in a failure, " + t.Subject().Does("answer") + " with the body of the response" + in + said.shows
	}
	if len(t.Answers) > 1 {
		in = ""
	}
	shows := t.Subject().Does("answer") + " with "
	if t.Answers[0].Sent {
		shows = t.Subject().Does("send") + " the client "
	}
	if t.Class == cause.Sensitive {
		return shows + what(t.Reading) + in + said.shows
	}
	return answers.When(t.Origin, in) + ", " + shows + "the error" + said.shows
}

// what names what leaks.
func what(r answers.Reading) string {
	if secret, ok := strings.CutPrefix(r.Name, "the secret "); ok {
		return "the secret " + report.Func(secret)
	}
	switch {
	case r.Name == words.EnvironmentText:
		return "all environment variables"
	case r.Name == words.VariableText:
		return "a credential from the environment"
	case r.Class == cause.Sensitive:
		return r.Name
	}
	return "the error of " + report.Func(r.Name)
}

// A telling is what is said of a category.
type telling struct{ category, shows, help, sees string }

// tellingOf returns what is said of a leak.
func tellingOf(r answers.Reading) telling {
	switch r.Content() {
	case words.Address:
		return telling{
			categoryAddress, ", which shows a URL with a credential",
			"show `Err` of the `*url.Error` that `errors.As` finds, or send the credential in a header",
			`the text of the error: Get "https://…?key=<the credential>": …`,
		}
	case words.Quoted:
		return telling{
			categoryQuoted, ", which quotes credentials",
			"show `yaml.FormatError(err, false, false)`, which leaves the lines out",
			"the lines that could not be parsed, with the credentials in and around them",
		}
	case words.Stated:
		return telling{categoryStated, "", "leave it out, or pass it through a function that the settings name as a sanitizer", "the secret, as it is"}
	case words.API:
		return telling{
			categoryUnbounded, ", however long it is",
			"cut the body before it goes into the text, or read it through `io.LimitReader`", "all that the service sends: a page of HTML, or megabytes",
		}
	case words.Credential:
		return telling{categoryCredential, "", "name the variable, and leave its value out", "the value, as it is"}
	}
	if r.Name == words.StackText {
		return telling{categoryInternals, ", which shows paths and functions of the server", "log it, and say in words what failed", "the whole stack trace"}
	}
	return telling{categoryInternals, ", which shows the credentials in its headers", "log it, and say in words what failed", "the whole HTTP message with its headers"}
}
