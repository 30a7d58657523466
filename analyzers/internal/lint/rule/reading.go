package rule

import (
	"go/doc/comment"
	"strings"
)

// The headings of the parts of a page that are written alike for every rule.
const (
	before = "Before"
	after  = "After"
	sees   = "The agent sees"
	todo   = "What to do"
	why    = "Why"
)

// Reading returns the sections of a page in the order in which they are read: first the
// example before and after, each with what the agent sees of it, and what to do, and
// then the rest.
func (p Page) Reading() (first, rest []Section) {
	for _, s := range p.Sections {
		switch s.Heading {
		case before, after, sees, todo:
		case "":
			s.Heading = why
			rest = append(rest, s)
		default:
			rest = append(rest, s)
		}
	}
	for _, heading := range []string{before, after, todo} {
		if s, found := p.section(heading); found {
			s.Blocks = append(s.Blocks[:len(s.Blocks):len(s.Blocks)], p.seen(heading)...)
			first = append(first, s)
		}
	}
	return first, rest
}

// section returns the section with a heading.
func (p Page) section(heading string) (s Section, found bool) {
	for _, s := range p.Sections {
		if s.Heading == heading {
			return s, true
		}
	}
	return Section{}, false
}

// Sees returns what the agent sees of an example, "Before" or "After", in one line. It is
// empty if the page does not say.
func (p Page) Sees(example string) string {
	s, _ := p.section(sees)
	for _, block := range s.Blocks {
		paragraph, ok := block.(*comment.Paragraph)
		if !ok {
			continue
		}
		text := strings.Join(strings.Fields(plain(paragraph.Text)), " ")
		if seen, ok := strings.CutPrefix(text, example+": "); ok {
			return seen
		}
	}
	return ""
}

// seen returns what the agent sees of an example, as a paragraph.
func (p Page) seen(example string) []comment.Block {
	text := p.Sees(example)
	if text == "" {
		return nil
	}
	return []comment.Block{&comment.Paragraph{Text: []comment.Text{comment.Plain(sees + ": " + text)}}}
}
