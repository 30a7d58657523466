package output

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// github is the format of the workflow commands that GitHub Actions turns into
// annotations.
type github struct{}

// Write writes a line for each finding and for each problem. GitHub shows ten of a
// severity and drops the rest, so that those come first that matter most, and of findings
// with a cause in common one: the others come at the end.
func (github) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	source, shown := newSource(r.Read), r.readable()
	for _, p := range shown.Problems {
		command(buffer, "error", githubPlace(shown, source, p.place()), toolName+": "+p.about(), shown.saying(p.place(), p.text()))
	}
	for _, f := range byCause(shown.Findings) {
		message := spelt(f)
		for _, related := range f.Related {
			message += fmt.Sprintf("\n%s:%d: %s", printable.Text(r.inRoot(related.Range.File)), related.Range.Line, related.Message)
		}
		command(buffer, githubLevel(f.Severity), githubPlace(shown, source, f.Range), f.ID(), shown.saying(f.Range, message))
	}
	return buffer.Flush()
}

// An Annotation is a workflow command that is about something else than a finding.
type Annotation struct {
	// Level is "error", "warning" or "notice".
	Level string
	// File is the path in the repository, with slashes, or "". Line is 0 if it is not known.
	File string
	Line int
	// Title and Message are untrusted texts.
	Title, Message string
}

// Annotate writes annotations.
func Annotate(w io.Writer, list []Annotation) error {
	buffer := bufio.NewWriter(w)
	for _, a := range list {
		place := ""
		if a.File != "" {
			place = "file=" + githubProperty(printable.Text(a.File)) + ","
		}
		if a.File != "" && a.Line > 0 {
			place += fmt.Sprintf("line=%d,", a.Line)
		}
		command(buffer, a.Level, place, printable.Text(a.Title), printable.Text(a.Message))
	}
	return buffer.Flush()
}

// byCause returns findings in the order in which they matter, with those at the end
// that have a cause in common with one before them.
func byCause(list []finding.Finding) []finding.Finding {
	var first, rest []finding.Finding
	for _, e := range finding.Entries(list) {
		first, rest = append(first, e.First()), append(rest, e.Findings[1:]...)
	}
	return append(first, rest...)
}

// command writes a workflow command.
func command(w *bufio.Writer, level, place, title, message string) {
	fmt.Fprintf(w, "::%s %stitle=%s::%s\n", level, place, githubProperty(title), githubData(message))
}

// githubPlace returns the properties that say where something is. A column is
// shown only if all is in one line.
func githubPlace(r *Report, s *source, at finding.Range) string {
	if at.File == "" {
		return ""
	}
	place := "file=" + githubProperty(printable.Text(r.inRoot(at.File))) + ","
	if at.Line > 0 {
		place += fmt.Sprintf("line=%d,endLine=%d,", at.Line, max(at.EndLine, at.Line))
	}
	if at.Column > 0 && at.EndLine <= at.Line {
		first, last := s.column(at.File, at.Line, at.Column), s.column(at.File, at.Line, max(at.EndColumn, at.Column))
		place += fmt.Sprintf("col=%d,endColumn=%d,", first, last)
	}
	return place
}

func githubLevel(s analyzers.Severity) string {
	switch s {
	case analyzers.SeverityError:
		return "error"
	case analyzers.SeverityWarning:
		return "warning"
	}
	return "notice"
}

// githubData escapes what stands after the command.
func githubData(text string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(text)
}

// githubProperty escapes the value of a property.
func githubProperty(text string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(githubData(text))
}
