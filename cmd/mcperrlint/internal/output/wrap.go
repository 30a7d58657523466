package output

import (
	"strings"

	"github.com/clipperhouse/displaywidth"
	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
)

// columns returns how wide what is written can be.
func (p *printer) columns() int {
	if p.Width <= 0 {
		return defaultWidth
	}
	return max(p.Width, leastWidth)
}

// A lead is what stands before a paragraph: texts with their colours.
type lead []painted

type painted struct {
	text   string
	colour []color.Attribute
}

// and returns the lead with another text after it.
func (l lead) and(text string, colour ...color.Attribute) lead {
	return append(l[:len(l):len(l)], painted{text, colour})
}

// paragraph writes a text with words wrapped, and with a lead before its first line. The other
// lines are indented.
func (p *printer) paragraph(l lead, indent int, text string, colour ...color.Attribute) {
	before, width := "", 0
	for _, part := range l {
		before += p.paint(part.text, part.colour...)
		width += displaywidth.String(part.text)
	}
	for i, line := range columns.Wrap(text, p.columns()-width, p.columns()-indent) {
		if i > 0 {
			before = strings.Repeat(" ", indent)
		}
		p.println(before + p.paint(line, colour...))
	}
}

// println writes a line without spaces at its end.
func (p *printer) println(line string) { _, _ = p.w.WriteString(strings.TrimRight(line, " ") + "\n") }
