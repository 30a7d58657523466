package catalogue

import (
	"fmt"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/markdown"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// repositoryPage is the format md: a page of a repository, as GitHub and GitLab show it.
type repositoryPage struct{ options Options }

// Write writes an overview, and a section with a table for each tool.
func (m repositoryPage) Write(w io.Writer, c Catalogue) error {
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
		p.line("- " + strings.TrimSpace(p.place(problem.At)+" "+markdown.Code(problem.Package)+" "+markdown.Code(problem.Message)))
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
		p.row(fmt.Sprintf("[%s](#tool-%d)", markdown.Code(called(t)), i+1), markdown.Text(t.Kind), fmt.Sprint(n.Failures), strong(n.Hidden), fmt.Sprint(n.ProtocolErrors),
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
	p.line("## " + markdown.Code(called(t)))
	p.line("")
	about := []string{markdown.Text(t.Kind), markdown.Text(t.Library), p.place(t.At)}
	if t.Contract != "" {
		about = append(about, "contract "+markdown.Code(t.Contract))
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
		p.line("- " + markdown.Code(unknown))
	}
}

// fails says what fails and where.
func (p mdPage) fails(g *group) string {
	text := markdown.Code(g.What)
	if g.Function != "" && g.Declared != failures.NeverProduced {
		text += " in " + markdown.Code(g.Function)
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
	text := markdown.Text(arrives(f))
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
		list = append(list, "instead: "+markdown.Code(f.Text))
	default:
		list = append(list, markdown.Code(f.Text))
	}
	for _, said := range []struct{ name, text string }{
		{"code", f.Code}, {"reason", f.Reason}, {"retry", f.Retry}, {"wait", f.Wait}, {"recovery:", f.Recovery},
	} {
		if said.text != "" {
			list = append(list, said.name+" "+markdown.Code(said.text))
		}
	}
	if f.When != "" && f.When != f.What {
		list = append(list, "when "+markdown.Code(f.When))
	}
	for _, note := range notesOf(t, f) {
		list = append(list, markdown.Text(note))
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
		return "[" + markdown.Code(text) + "](" + escapedAddress(address) + ")"
	}
	return markdown.Code(text)
}

// escapedAddress returns an address that ends where it should.
func escapedAddress(address string) string {
	return strings.NewReplacer("(", "%28", ")", "%29", " ", "%20", "<", "%3C", ">", "%3E", "|", "%7C", "`", "%60", `\`, "%5C", "*", "%2A").Replace(address)
}
