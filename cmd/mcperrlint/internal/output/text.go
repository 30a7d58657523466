package output

import (
	"bufio"
	"cmp"
	"fmt"
	"go/token"
	"io"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// text is the format for people, and for editors that read lines as compilers
// write them.
type text struct{ options Options }

const (
	defaultWidth = 120 // columns, if nobody says
	leastWidth   = 40  // columns of code, however narrow the terminal is
)

// Write writes the findings, what could not be looked at, and the summary.
func (t text) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	p := printer{Options: t.options, w: buffer, report: &r, source: newSource(r.Read)}
	for _, f := range r.Findings {
		p.finding(f)
	}
	for _, problem := range r.Problems {
		p.problem(problem)
	}
	if t.options.Summary {
		p.summary()
	}
	return buffer.Flush()
}

// A printer writes one report as text.
type printer struct {
	Options

	w      *bufio.Writer // keeps the first error until it is flushed
	report *Report
	source *source
}

// paint returns a text in colours, if there are to be any.
func (p *printer) paint(text string, attributes ...color.Attribute) string {
	if !p.Color || text == "" {
		return text
	}
	c := color.New(attributes...)
	c.EnableColor() // Have: whoever asked for colours has looked at the terminal.
	return c.Sprint(text)
}

// colorOf returns the colour of findings that matter so much.
func colorOf(s analyzers.Severity) color.Attribute {
	switch s {
	case analyzers.SeverityError:
		return color.FgRed
	case analyzers.SeverityWarning:
		return color.FgYellow
	}
	return color.FgCyan
}

// finding writes a finding with what belongs to it.
func (p *printer) finding(f finding.Finding) {
	tint := colorOf(f.Severity)
	message, id := cutID(f)
	if id != "" {
		id = " " + p.paint(id, tint)
	}
	fmt.Fprintf(p.w, "%s %s%s\n", p.paint(p.place(f.Range)+":", color.Bold), printable(message), id)
	if p.Source {
		p.code(f.Range, tint)
	}
	if p.Related || p.Source {
		p.related(f)
	}
	if !p.Source {
		return
	}
	for _, fix := range f.Fixes {
		fmt.Fprintf(p.w, "    %s %s\n", p.paint("fix:", color.FgGreen), printable(fix.Message))
	}
	fmt.Fprintln(p.w)
}

// related writes the related places of a finding, with the code where it is not
// that of the place before.
func (p *printer) related(f finding.Finding) {
	for i, r := range f.Related {
		fmt.Fprintf(p.w, "    %s %s\n", p.paint(p.place(r.Range)+":", color.Faint), printable(r.Message))
		if p.Source && (i == 0 || r.Range != f.Related[i-1].Range) {
			p.code(r.Range, color.FgBlue)
		}
	}
}

// code writes a line of code with a marker below, if the file can be read.
func (p *printer) code(r finding.Range, tint color.Attribute) {
	line, found := p.source.line(r.File, r.Line)
	if !found {
		return
	}
	end := r.EndColumn - 1
	if r.EndLine > r.Line {
		end = len(strings.TrimRight(line, " \t"))
	}
	number := fmt.Sprintf("%7d |", r.Line)
	columns := max(cmp.Or(p.Width, defaultWidth)-len(number)-1, leastWidth)
	shown, marker := excerpt(line, r.Column-1, end, columns)
	blank := strings.Repeat(" ", len(number)-1) + "|"
	fmt.Fprintf(p.w, "%s %s\n%s %s\n", p.paint(number, color.Faint), shown, p.paint(blank, color.Faint), p.paint(marker, tint, color.Bold))
}

// problem writes what could not be looked at.
func (p *printer) problem(problem Problem) {
	place := ""
	if problem.At.Filename != "" {
		place = p.paint(p.place(problem.place())+":", color.Bold) + " "
	}
	fmt.Fprintf(p.w, "%s%s\n", place, printable(problem.text()))
}

// place returns a place as compilers write it.
func (p *printer) place(r finding.Range) string {
	return printable(token.Position{Filename: p.report.shown(r.File), Line: r.Line, Column: r.Column}.String())
}
