package answers

import (
	"fmt"
	"go/token"
	"regexp"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// verb is one of a format.
var verb = regexp.MustCompile(`%[-+#0]*[0-9]*(\.[0-9]+)?[a-zA-Z]`)

// maxQuoted is how many letters of a text a finding shows.
const maxQuoted = 60

// Shortened returns a constant text as a finding shows it: with an ellipsis for each verb of a format, for what
// follows a text that ends in a space, and for what is too long.
func Shortened(text string) string {
	open := strings.HasSuffix(text, " ")
	text = strings.ReplaceAll(strings.Join(strings.Fields(verb.ReplaceAllString(text, "…")), " "), `"`, "'")
	if letters := []rune(text); len(letters) > maxQuoted {
		return strings.TrimSpace(string(letters[:maxQuoted])) + "…"
	}
	if open {
		text += " …"
	}
	return text
}

// HasGaps reports whether something is put into a text: where verbs are, or at its end.
func HasGaps(text string) bool { return verb.MatchString(text) || strings.HasSuffix(text, " ") }

// More says how many errors there are beside the one that a message names, such as
// " and 2 more". It is empty if there are none.
func More(failures []cause.Failure) string {
	n, all := cause.Count(failures)
	switch {
	case all && n > 1:
		return fmt.Sprintf(" and %d more", n-1)
	case all:
		return ""
	case n > 1:
		return fmt.Sprintf(" and at least %d more", n-1)
	}
	return " and more"
}

// maxAlike is how many places of errors like one are named.
const maxAlike = 10

// PathOf returns the path of an error, as Path does. Its first place also names those where
// errors are made that differ in nothing else and came the same way.
func PathOf(f cause.Failure, what string) []analysis.RelatedInformation {
	path, alike := Path(f.Origin, what), f.Alike()
	if len(path) == 0 || len(alike) == 0 {
		return path
	}
	text := ", also at " + strings.Join(alike[:min(len(alike), maxAlike)], ", ")
	if more := len(alike) - maxAlike; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	path[0].Message += text
	return path
}

// Path returns the places through which an origin came, the innermost first. The
// first of them says what happens there. A place in an unknown file is named in the text,
// at the call that leads to it.
func Path(o cause.Origin, what string) []analysis.RelatedInformation {
	if !o.Pos.IsValid() {
		return nil
	}
	var related []analysis.RelatedInformation
	add := func(pos token.Pos, text string) {
		if !pos.IsValid() {
			pos = o.Pos
		}
		related = append(related, analysis.RelatedInformation{Pos: pos, Message: text})
	}
	if len(o.Via) == 0 {
		add(o.Pos, report.OriginPrefix+what)
	}
	for i, step := range o.Via {
		if i == 0 {
			add(step.At(), report.OriginPrefix+what+" in "+Step(step))
		} else {
			add(step.At(), report.StepPrefix+Step(step))
		}
	}
	return related
}

// Step returns a step on the way of an error as a related place names it: "`store.Load` (store.go:9)".
func Step(step cause.Step) string {
	if step.Place == "" {
		return report.Func(step.Func)
	}
	return report.Func(step.Func) + " (" + step.Place.Short() + ")"
}
