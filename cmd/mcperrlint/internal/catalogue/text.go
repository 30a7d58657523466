package catalogue

import (
	"bufio"
	"io"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"
	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
)

// text is the format for people.
type text struct{ options Options }

const (
	mostColumns  = 100
	leastColumns = 50 // however narrow the terminal is
	labelColumns = 17 // of what a failure is for the agent, with a space
)

// Write writes a block for each tool, what could not be looked at, and the totals.
func (t text) Write(w io.Writer, c Catalogue) error {
	c = c.readable()
	p := &sheet{Options: t.options, w: bufio.NewWriter(w)}
	for _, tool := range c.Tools {
		p.tool(tool)
	}
	for _, problem := range c.Problems {
		p.problem(problem)
	}
	p.totals(c)
	return p.w.Flush()
}

// A sheet is a text that is being written.
type sheet struct {
	Options

	w *bufio.Writer // keeps the first error until it is flushed
}

// tool writes the block of a tool.
func (p *sheet) tool(t failures.Tool) {
	about := []string{t.Kind, t.Library, lineText(t.At)}
	if t.Contract != "" {
		about = append(about, "contract "+t.Contract)
	}
	name := called(t)
	if displaywidth.String(name) > p.columns()/2 {
		p.paragraph("", "", name, color.Bold)
		p.paragraph("  ", "  ", joined(about...))
	} else {
		p.lead(name+"  ", []color.Attribute{color.Bold}, 4, joined(about...))
	}
	for _, f := range grouped(byWeight(t.Failures)) {
		p.failure(t, f)
	}
	for _, unknown := range t.Unknown {
		p.labelled("unknown", []color.Attribute{color.FgMagenta}, unknown)
	}
	if len(t.Failures)+len(t.Unknown) == 0 {
		p.paragraph("  ", "  ", "no failure is known", color.Faint)
	}
	p.println("")
}

// failure writes failures that are told once: what fails and where, and then what arrives with what the program says of it.
func (p *sheet) failure(t failures.Tool, g *group) {
	what := g.What
	if g.Function != "" && g.Declared != failures.NeverProduced {
		what += " in " + g.Function
	}
	margin := strings.Repeat(" ", 2+labelColumns)
	places := g.places()
	if line := what + "  " + places; displaywidth.String(margin+line) <= p.columns() {
		what, places = strings.TrimSpace(line), ""
	}
	p.labelled(label(g.Failure), tintOf(g.Failure), what, color.Bold)
	if places != "" {
		p.paragraph(margin, margin, places, color.Bold)
	}
	for _, f := range g.said {
		if details := joined(detailsOf(t, f)...); details != "" {
			p.paragraph(margin, margin, details)
		}
		if recovery := f.Recovery; recovery != "" {
			if strings.TrimSpace(recovery) == "" {
				recovery = quoted(recovery)
			}
			p.paragraph(margin, margin, "recovery: "+recovery)
		}
		if p.Way {
			p.way(margin, f.Way)
		}
	}
}

// detailsOf returns what is known of a failure beside its place, the most important first.
func detailsOf(t failures.Tool, f failures.Failure) []string {
	var list []string
	if f.Text != "" {
		list = append(list, textOf(f))
	}
	for _, said := range []struct{ name, text string }{{"code", f.Code}, {"reason", f.Reason}, {"retry", f.Retry}, {"wait", f.Wait}} {
		if said.text != "" {
			list = append(list, said.name+" "+said.text)
		}
	}
	if f.When != "" && f.When != f.What {
		list = append(list, "when "+f.When)
	}
	list = append(list, notesOf(t, f)...)
	if f.Arrives.As == failures.ProtocolError && f.Arrives.OwnCode {
		list = append(list, "the error says the number")
	}
	return list
}

// way writes how a failure gets to the agent.
func (p *sheet) way(margin string, steps []failures.Step) {
	for _, s := range steps {
		text := joined(strings.TrimSpace(s.Function+" "+s.What), lineText(s.At))
		p.paragraph(margin+"→ ", margin+"  ", text, color.Faint)
	}
}

// totals writes how many there are of everything, where failures are hidden, and what a question mark means.
func (p *sheet) totals(c Catalogue) {
	p.paragraph("", "  ", totalsOf(c.Tools...).String(), color.Bold)
	var hiding []string
	unsure := false
	for _, t := range c.Tools {
		if totalsOf(t).Hidden > 0 {
			hiding = append(hiding, called(t))
		}
		unsure = unsure || slices.ContainsFunc(t.Failures, func(f failures.Failure) bool { return f.Arrives.Unsure })
	}
	if len(hiding) > 0 {
		p.paragraph("  ", "  ", "hidden in "+strings.Join(hiding, ", "), color.FgRed)
	}
	if unsure {
		p.paragraph("  ", "  ", "?: something on the way may change what arrives", color.Faint)
	}
}

// problem writes what could not be looked at.
func (p *sheet) problem(problem Problem) {
	p.lead("not looked at  ", []color.Attribute{color.FgRed, color.Bold}, 4, joined(lineText(problem.At), problem.Package, problem.Message))
	p.println("")
}

// tintOf returns the colours of the label of a failure. Yellow is what cannot be read on white.
func tintOf(f failures.Failure) []color.Attribute {
	switch weight(f) {
	case 0, 1:
		return []color.Attribute{color.FgRed, color.Bold}
	case 2, 3:
		return []color.Attribute{color.FgMagenta}
	case 6:
		return []color.Attribute{color.Faint}
	}
	return []color.Attribute{color.FgCyan}
}

// joined joins what there is of some texts.
func joined(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), ", ")
}

// runKnows stands in a text for what only a run knows.
const runKnows = "…"

// textOf says what can be read in an answer.
func textOf(f failures.Failure) string {
	switch {
	case f.Arrives.As == failures.Hidden:
		return "instead: " + f.Text
	case f.Text == runKnows && f.Foreign:
		return "words that others wrote"
	case f.Text == runKnows:
		return "text not known"
	}
	return quoted(f.Text)
}

// quoted returns a text in quotes that it cannot end: they are not those of Go, because the text is shown
// as the agent reads it.
func quoted(text string) string { return "“" + text + "”" }

// labelled writes a paragraph with a label before it.
func (p *sheet) labelled(label string, tint []color.Attribute, text string, colour ...color.Attribute) {
	padding := strings.Repeat(" ", max(labelColumns-displaywidth.String(label), 1))
	p.lead("  "+label+padding, tint, 2+labelColumns, text, colour...)
}

// lead writes a paragraph after a text in the same line.
func (p *sheet) lead(before string, tint []color.Attribute, indent int, text string, colour ...color.Attribute) {
	rest := p.columns() - indent
	for i, line := range columns.Break(text, p.columns()-displaywidth.String(before), rest) {
		if i == 0 {
			p.println(p.paint(before, tint...) + p.paint(line, colour...))
			continue
		}
		p.println(strings.Repeat(" ", indent) + p.paint(line, colour...))
	}
}

// paragraph writes a wrapped text, its first line after one margin and the others after another.
func (p *sheet) paragraph(first, others, text string, colour ...color.Attribute) {
	p.lead(first, nil, displaywidth.String(others), text, colour...)
}

// columns returns how wide what is written can be.
func (p *sheet) columns() int {
	if p.Width <= 0 {
		return mostColumns
	}
	return min(max(p.Width, leastColumns), mostColumns)
}

// paint returns a text in colours, if there are to be any.
func (p *sheet) paint(text string, attributes ...color.Attribute) string {
	if !p.Color || strings.TrimSpace(text) == "" || len(attributes) == 0 {
		return text
	}
	c := color.New(attributes...)
	c.EnableColor() // whoever asked for colours has looked at the terminal
	return c.Sprint(text)
}

// println writes a line without spaces at its end.
func (p *sheet) println(line string) { _, _ = p.w.WriteString(strings.TrimRight(line, " ") + "\n") }
