package rule

import (
	"go/doc/comment"
	"strings"
)

// Page is the documentation of a rule.
type Page struct {
	// Summary says in half a sentence what the rule reports.
	Summary string
	// Sections are the parts of the page; the heading of the first is empty.
	Sections []Section
}

// Section is one part of a page.
type Section struct {
	Heading string
	Blocks  []comment.Block
}

// Parse reads the text of a rule, as [Text] returns it.
func Parse(text string) Page {
	summary, rest, _ := strings.Cut(text, "\n\n")
	page := Page{Summary: strings.Join(strings.Fields(summary), " "), Sections: []Section{{}}}
	for _, block := range new(comment.Parser).Parse(rest).Content {
		if h, ok := block.(*comment.Heading); ok {
			page.Sections = append(page.Sections, Section{Heading: plain(h.Text)})
			continue
		}
		last := &page.Sections[len(page.Sections)-1]
		last.Blocks = append(last.Blocks, block)
	}
	return page
}

// Code returns the code of the section with the given heading, or the empty
// string.
func (p Page) Code(heading string) string {
	for _, s := range p.Sections {
		if s.Heading != heading {
			continue
		}
		for _, block := range s.Blocks {
			if code, ok := block.(*comment.Code); ok {
				return code.Text
			}
		}
	}
	return ""
}

// Markdown returns the section as Markdown, with the heading at level 2.
func (s Section) Markdown() string {
	var b strings.Builder
	if s.Heading != "" {
		b.WriteString("## " + s.Heading + "\n\n")
	}
	printer := comment.Printer{}
	for i, block := range s.Blocks {
		if i > 0 {
			b.WriteString("\n")
		}
		if code, ok := block.(*comment.Code); ok {
			b.WriteString("```go\n" + code.Text + "```\n")
			continue
		}
		b.Write(printer.Markdown(&comment.Doc{Content: []comment.Block{block}}))
	}
	return b.String()
}

func plain(text []comment.Text) string {
	var b strings.Builder
	for _, t := range text {
		if p, ok := t.(comment.Plain); ok {
			b.WriteString(string(p))
		}
	}
	return b.String()
}
