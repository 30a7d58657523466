package output

import (
	"bufio"
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
	defaultWidth = 100 // columns, if nobody says
	leastWidth   = 40  // columns, however narrow the terminal is
)

// Write writes the findings, what could not be looked at, and the summary.
func (t text) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	p := newPrinter(buffer, &r, t.options)
	entries := finding.Entries
	if t.options.Each {
		entries = finding.Singly
	}
	if t.options.Screen {
		p.screen(entries(p.report.Findings))
	} else {
		for _, e := range entries(p.report.Findings) {
			p.oneLine(e)
		}
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

// paint returns a text in colours, if there are to be any. They are of the sixteen that every theme of a
// terminal chooses for its background.
func (p *printer) paint(text string, attributes ...color.Attribute) string {
	if !p.Color || text == "" || len(attributes) == 0 {
		return text
	}
	c := color.New(attributes...)
	c.EnableColor() // whoever asked for colours has looked at the terminal
	return c.Sprint(text)
}

// colourOf returns the colour of findings that matter so much. Yellow is what cannot be read on white.
func colourOf(s analyzers.Severity) color.Attribute {
	switch s {
	case analyzers.SeverityError:
		return color.FgRed
	case analyzers.SeverityWarning:
		return color.FgMagenta
	}
	return color.FgCyan
}

// oneLine writes findings that are told once, as compilers write what they find.
func (p *printer) oneLine(e finding.Entry) {
	f := e.First()
	f.Message = p.report.saying(f.Range, inToolsOf(e)+f.Message)
	if common := p.inCommon(e); common != "" {
		f.Message += " [" + common + "]"
	}
	tint := colourOf(f.Severity)
	fmt.Fprintf(p.w, "%s %s %s %s\n", p.paint(p.place(f.Range)+":", color.Bold), p.paint(f.Severity.String()+":", tint, color.Bold),
		briefly(f), p.paint("("+f.ID()+")", tint))
	if !p.Related {
		return
	}
	for _, message := range wireOf(f) {
		fmt.Fprintf(p.w, "    %s%s\n", message.prefix, message.text)
	}
	for _, r := range f.Related {
		fmt.Fprintf(p.w, "    %s %s\n", p.at(r.Range), r.Message)
	}
	for _, other := range e.Findings[1:] {
		fmt.Fprintf(p.w, "    %s %sthe same here\n", p.at(other.Range), inTool(other))
	}
}

// maxTools is how many tools a line names.
const maxTools = 3

// someOf names tools: all of them if they are few.
func someOf(names []string) string {
	text := strings.Join(names[:min(len(names), maxTools)], ", ")
	if more := len(names) - maxTools; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// inToolsOf returns the tools of several findings, as [inTool] does of one.
func inToolsOf(e finding.Entry) string {
	f := e.First()
	var names []string
	for _, other := range e.Findings {
		for name := range strings.SplitSeq(other.Tool, ", ") {
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	f.Tool = strings.Join(names, ", ")
	return inTool(f)
}

// problem writes what could not be looked at.
func (p *printer) problem(problem Problem) {
	if p.Screen {
		p.trouble(problem)
		return
	}
	place := ""
	if problem.At.Filename != "" {
		place = p.at(problem.place()) + " "
	}
	fmt.Fprintf(p.w, "%s%s\n", place, problem.text())
}

// line returns the file and the line of a place.
func (p *printer) line(r finding.Range) string {
	return printable.Text(p.report.shown(r.File) + ":" + strconv.Itoa(r.Line))
}

// place returns a place as compilers write it.
func (p *printer) place(r finding.Range) string {
	return printable.Text(token.Position{Filename: p.report.shown(r.File), Line: r.Line, Column: r.Column}.String())
}

// at returns a place before a message, and after it what a //line directive says.
func (p *printer) at(r finding.Range) string {
	return p.paint(p.place(r)+":", color.Bold) + p.report.said(r)
}
