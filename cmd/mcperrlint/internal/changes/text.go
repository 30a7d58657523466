package changes

import (
	"bufio"
	"io"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// text is the format for people.
type text struct{ options Options }

const (
	mostColumns  = 100
	leastColumns = 50 // however narrow the terminal is
)

// tints are the colours of levels.
var tints = map[breaking.Level]color.Attribute{breaking.Breaking: color.FgRed, breaking.Look: color.FgYellow, breaking.Fine: color.FgGreen}

// Write writes a paragraph for each level, and one line with the totals.
func (t text) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	p := printer{t.options, buffer}
	for _, level := range levels() {
		list, rest := t.options.told(r, level)
		p.heading(titles[level], list, rest, tints[level])
	}
	p.heading("accepted", entries(r.accepted()), "", color.Faint)
	p.paragraph("", r.totals(), color.Bold)
	return buffer.Flush()
}

// A printer writes lines that are not too wide.
type printer struct {
	Options

	w *bufio.Writer // keeps the first error until it is flushed
}

// heading writes entries below a title, and what is left out.
func (p printer) heading(title string, list []entry, rest string, tint color.Attribute) {
	if len(list) == 0 && rest == "" {
		return
	}
	p.paragraph("", title, color.Bold, tint)
	for _, e := range list {
		line := e.about() + ": " + e.Message + " (" + e.Category + ")"
		if at := place(e.At); at != "" {
			line = at + ": " + line
		}
		p.paragraph("  ", line)
		if e.Accepted != "" {
			p.paragraph("    ", "because: "+e.Accepted, color.Faint)
		}
		if rest := e.rest(); rest != "" {
			p.paragraph("  ", rest, color.Faint)
		}
	}
	if rest != "" {
		p.paragraph("  ", rest)
	}
	_, _ = p.w.WriteString("\n")
}

// paragraph writes a text, whose lines after the first are indented further.
func (p printer) paragraph(indent, text string, colours ...color.Attribute) {
	width := mostColumns
	if p.Width > 0 {
		width = max(min(p.Width, mostColumns), leastColumns)
	}
	c := color.New(colours...)
	if p.Color && len(colours) > 0 {
		c.EnableColor()
	} else {
		c.DisableColor()
	}
	before := indent
	for _, line := range columns.Break(printable.Text(text), width-len(indent), width-len(indent)-2) {
		_, _ = p.w.WriteString(before + strings.TrimRight(c.Sprint(line), " ") + "\n")
		before = indent + "  "
	}
}
