package output

import (
	"bufio"
	"cmp"
	"fmt"
	"go/token"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
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
	p := newPrinter(buffer, &r, t.options)
	entries := finding.Entries
	if t.options.Each {
		entries = finding.Singly
	}
	for _, e := range entries(p.report.Findings) {
		p.entry(e)
	}
	for _, problem := range p.report.Problems {
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

func newPrinter(w *bufio.Writer, r *Report, options Options) *printer {
	return &printer{Options: options, w: w, report: r.readable(), source: newSource(r.Read)}
}

// paint returns a text in colours, if there are to be any.
func (p *printer) paint(text string, attributes ...color.Attribute) string {
	if !p.Color || text == "" {
		return text
	}
	c := color.New(attributes...)
	c.EnableColor() // whoever asked for colours has looked at the terminal
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

// entry writes findings that are told once, with what belongs to them.
func (p *printer) entry(e finding.Entry) {
	f := e.First()
	tint := colorOf(f.Severity)
	message, id := cutID(f)
	if id != "" {
		id = " " + p.paint(id, tint)
	}
	fmt.Fprintf(p.w, "%s %s%s%s%s\n", p.at(f.Range, color.Bold), p.tools(e), message, p.inCommon(e), id)
	if p.Source {
		p.code(f.Range, tint)
	}
	if p.Related {
		p.related(f.Related)
		for _, other := range e.Findings[1:] {
			fmt.Fprintf(p.w, "    %s %sthe same here\n", p.at(other.Range, color.Faint), p.tools(finding.Entry{Findings: []finding.Finding{other}}))
		}
	}
	if !p.Source {
		return
	}
	for _, fix := range f.Fixes {
		kind := "fix:"
		if fix.Unsafe {
			kind = "unsafe fix:"
		}
		fmt.Fprintf(p.w, "    %s %s\n", p.paint(kind, color.FgGreen), fix.Message)
	}
	fmt.Fprintln(p.w)
}

// maxTools is how many tools a line names.
const maxTools = 3

// tools returns the names of the tools in whose handlers findings are, as the agent knows
// them, such as "[list_notes, read_note]" with a space after it.
func (p *printer) tools(e finding.Entry) string {
	var names []string
	for _, f := range e.Findings {
		for name := range strings.SplitSeq(f.Tool, ", ") {
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if len(names) == 0 {
		return ""
	}
	text := strings.Join(names[:min(len(names), maxTools)], ", ")
	if more := len(names) - maxTools; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return p.paint("["+text+"]", color.FgMagenta) + " "
}

// inCommon says what several findings have in common that are told as one.
func (p *printer) inCommon(e finding.Entry) string {
	if len(e.Findings) == 1 {
		return ""
	}
	at := e.Cause.Range
	return fmt.Sprintf(" [%d places with one cause: %s]", e.Places(), p.line(at))
}

// related writes places that belong to a finding, with the code where it is not
// that of the place before.
func (p *printer) related(list []finding.Related) {
	for i, r := range list {
		fmt.Fprintf(p.w, "    %s %s\n", p.at(r.Range, color.Faint), r.Message)
		if p.Source && (i == 0 || r.Range != list[i-1].Range) {
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
	start, end := r.Column-1, r.EndColumn-1
	switch {
	case r.EndLine > r.Line:
		end = len(strings.TrimRight(line, " \t"))
	case r.Column == 1 && r.EndColumn == 1: // facts tell only the line
		start, end = len(line)-len(strings.TrimLeft(line, " \t")), len(strings.TrimRight(line, " \t"))
	}
	number := fmt.Sprintf("%7d |", r.Line)
	columns := max(cmp.Or(p.Width, defaultWidth)-len(number)-1, leastWidth)
	shown, marker := excerpt(line, start, end, columns)
	blank := strings.Repeat(" ", len(number)-1) + "|"
	fmt.Fprintf(p.w, "%s %s\n%s %s\n", p.paint(number, color.Faint), shown, p.paint(blank, color.Faint), p.paint(marker, tint, color.Bold))
}

// problem writes what could not be looked at.
func (p *printer) problem(problem Problem) {
	place := ""
	if problem.At.Filename != "" {
		place = p.at(problem.place(), color.Bold) + " "
	}
	fmt.Fprintf(p.w, "%s%s\n", place, problem.text())
}

// line returns the file and the line of a place.
func (p *printer) line(r finding.Range) string {
	return printable.Text(p.report.shown(r.File) + ":" + strconv.Itoa(r.Line))
}

// at returns a place as compilers write it before a message, and after it what a //line
// directive says.
func (p *printer) at(r finding.Range, tint color.Attribute) string {
	place := printable.Text(token.Position{Filename: p.report.shown(r.File), Line: r.Line, Column: r.Column}.String())
	return p.paint(place+":", tint) + p.report.said(r)
}
