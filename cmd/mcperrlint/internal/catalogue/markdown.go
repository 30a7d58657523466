package catalogue

import (
	"fmt"
	"io"
	"strings"
	"unicode"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// markdown is the format md: a page of a repository, as GitHub and GitLab show it.
type markdown struct{ options Options }

// Write writes an overview, and a section with a table for each tool.
func (m markdown) Write(w io.Writer, c Catalogue) error {
	c = c.readable()
	var b strings.Builder
	p := mdPage{&b, c, m.options.Beside}
	p.line("# What the tools answer when something fails")
	p.line("")
	p.line(totalsOf(c.Tools...).String() + ".")
	p.problems()
	p.overview()
	for i, t := range c.Tools {
		p.section(i, t)
	}
	p.line("")
	p.line("<sub>Written by `mcperrlint failures -format md`.</sub>")
	_, err := io.WriteString(w, printable.Lines(b.String()))
	return err
}

// An mdPage is what is written, and of what.
type mdPage struct {
	*strings.Builder

	Catalogue

	beside string
}

func (p mdPage) line(text string) { p.WriteString(strings.TrimRight(text, " ") + "\n") }

// row writes a row of a table.
func (p mdPage) row(cells ...string) { p.line("| " + strings.Join(cells, " | ") + " |") }

// problems writes what could not be looked at.
func (p mdPage) problems() {
	if len(p.Problems) == 0 {
		return
	}
	p.line("")
	p.line("**Not looked at:**")
	p.line("")
	for _, problem := range p.Problems {
		p.line("- " + strings.TrimSpace(p.place(problem.At)+" "+code(problem.Package)+" "+code(problem.Message)))
	}
}

// overview writes a table with a row for each tool.
func (p mdPage) overview() {
	if len(p.Tools) == 0 {
		return
	}
	p.line("")
	p.row("tool", "kind", "failures", "hidden", "JSON-RPC errors", "unknown", "undeclared")
	p.row("---", "---", "--:", "--:", "--:", "--:", "--:")
	for i, t := range p.Tools {
		n := totalsOf(t)
		undeclared := "–"
		if t.Contract != "" {
			undeclared = fmt.Sprint(n.Undeclared)
		}
		p.row(fmt.Sprintf("[%s](#tool-%d)", code(called(t)), i+1), escaped(t.Kind), fmt.Sprint(n.Failures), strong(n.Hidden), fmt.Sprint(n.ProtocolErrors),
			fmt.Sprint(n.Unknown+len(t.Unknown)), undeclared)
	}
}

// strong returns a number, in bold unless it is zero.
func strong(n int) string {
	if n == 0 {
		return "0"
	}
	return fmt.Sprintf("**%d**", n)
}

// section writes a tool with a table of its failures.
func (p mdPage) section(i int, t failures.Tool) {
	p.line("")
	p.line(fmt.Sprintf(`<a name="tool-%d"></a>`, i+1))
	p.line("")
	p.line("## " + code(called(t)))
	p.line("")
	about := []string{escaped(t.Kind), escaped(t.Library), p.place(t.At)}
	if t.Contract != "" {
		about = append(about, "contract "+code(t.Contract))
	}
	p.line(joined(about...))
	if len(t.Failures) > 0 {
		p.line("")
		p.row("fails", "arrives as", "what the agent reads, and what the program says of it")
		p.row("---", "---", "---")
	}
	for _, g := range grouped(byWeight(t.Failures)) {
		var said []string
		for _, f := range g.said {
			said = append(said, strings.Join(p.said(t, f), "<br>"))
		}
		p.row(p.fails(g), p.arrives(g.Failure), strings.Join(said, "<hr>"))
	}
	if len(t.Failures)+len(t.Unknown) == 0 {
		p.line("")
		p.line("No failure is known.")
	}
	if len(t.Unknown) > 0 {
		p.line("")
		p.line("Not known:")
		p.line("")
	}
	for _, unknown := range t.Unknown {
		p.line("- " + code(unknown))
	}
}

// fails says what fails and where.
func (p mdPage) fails(g *group) string {
	text := code(g.What)
	if g.Function != "" && g.Declared != failures.NeverProduced {
		text += " in " + code(g.Function)
	}
	for _, at := range g.at {
		if place := p.place(at); place != "" {
			text += "<br>" + place
		}
	}
	return text
}

// arrives says what the client gets. What the agent cannot see stands out.
func (p mdPage) arrives(f failures.Failure) string {
	text := escaped(arrives(f))
	if weight(f) <= 1 {
		return "**" + text + "**"
	}
	return text
}

// said returns what is known of a failure beside its place, a line for each.
func (p mdPage) said(t failures.Tool, f failures.Failure) []string {
	var list []string
	switch {
	case f.Text == "":
	case f.Text == runKnows:
		list = append(list, textOf(f))
	case f.Arrives.As == failures.Hidden:
		list = append(list, "instead: "+code(f.Text))
	default:
		list = append(list, code(f.Text))
	}
	for _, said := range []struct{ name, text string }{
		{"code", f.Code}, {"reason", f.Reason}, {"retry", f.Retry}, {"wait", f.Wait}, {"recovery:", f.Recovery},
	} {
		if said.text != "" {
			list = append(list, said.name+" "+code(said.text))
		}
	}
	if f.When != "" && f.When != f.What {
		list = append(list, "when "+code(f.When))
	}
	for _, note := range notesOf(t, f) {
		list = append(list, escaped(note))
	}
	return list
}

// place returns a link to a place.
func (p mdPage) place(at failures.Place) string {
	text := lineText(at)
	if text == "" {
		return ""
	}
	if address := p.link(at, p.beside); address != "" {
		return "[" + code(text) + "](" + escapedAddress(address) + ")"
	}
	return code(text)
}

// code returns a text as code that nothing in it ends. Where something could, what means something in Markdown, in a
// table or in HTML is spelled as a character reference.
func code(text string) string {
	if text == "" {
		return ""
	}
	if !strings.ContainsAny(text, "`|\\") && strings.TrimSpace(text) == text {
		return "`" + text + "`"
	}
	return "<code>" + escaped(text) + "</code>"
}

// plainMarks are marks that mean nothing within a line, whatever stands around them.
const plainMarks = " ,;?-.()/\"'+=%"

// escaped returns a text in which nothing means anything in Markdown or HTML, within a line.
func escaped(text string) string {
	var b strings.Builder
	for _, r := range strings.ReplaceAll(text, "www.", "www\x00") { // which would be a link
		switch {
		case r == 0:
			b.WriteString("&#46;")
		case r > unicode.MaxASCII || unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(plainMarks, r):
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "&#%d;", r)
		}
	}
	return b.String()
}

// escapedAddress returns an address that ends where it should.
func escapedAddress(address string) string {
	return strings.NewReplacer("(", "%28", ")", "%29", " ", "%20", "<", "%3C", ">", "%3E", "|", "%7C", "`", "%60", `\`, "%5C", "*", "%2A").Replace(address)
}
