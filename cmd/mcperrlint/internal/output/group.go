package output

import (
	"cmp"
	"go/doc/comment"
	"slices"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// eachAlone is how many entries of a rule are each told with their code. More are told in a group.
const eachAlone = 2

// A group is the entries of a rule that matter equally, in their order.
type group struct {
	rule     string
	severity analyzers.Severity
	entries  []finding.Entry
}

// groupsOf returns entries in groups, those first that matter most.
func groupsOf(entries []finding.Entry) []*group {
	var groups []*group
	for _, e := range entries {
		f := e.First()
		i := slices.IndexFunc(groups, func(g *group) bool { return g.rule == f.Rule && g.severity == f.Severity })
		if i < 0 {
			i = len(groups)
			groups = append(groups, &group{rule: f.Rule, severity: f.Severity})
		}
		groups[i].entries = append(groups[i].entries, e)
	}
	return groups
}

// screen writes all entries: those of a rule that has many under one heading.
func (p *printer) screen(entries []finding.Entry) {
	for _, g := range groupsOf(entries) {
		if len(g.entries) > eachAlone {
			p.group(g)
			continue
		}
		for _, e := range g.entries {
			p.entry(e)
		}
	}
}

// group writes what is wrong and what to do once, and below it the places.
func (p *printer) group(g *group) {
	before := lead{}.and(g.severity.String()+"["+g.rule+"]", colourOf(g.severity), color.Bold).and(": ", color.Bold)
	p.paragraph(before, hanging, cmp.Or(p.wrong(g.rule), plural(len(g.entries), "finding")), color.Bold)
	help := g.help()
	if text := cmp.Or(help, p.todo(g.rule)); text != "" {
		p.paragraph(lead{}.and("  ").and(analyzers.HelpPrefix, color.Bold), hanging+4, text)
	}
	for _, e := range g.entries {
		p.listed(e, g.kinds() > 1, help)
	}
	p.println("")
}

// listed writes an entry of a group: where it is and what it says, and what to do where that is something else.
func (p *printer) listed(e finding.Entry, kind bool, help string) {
	f := e.First()
	text := inToolsOf(e) + f.Message
	if common := p.inCommon(e); common != "" {
		text += " [" + common + "]"
	}
	if kind && f.Category != "" {
		text += " (" + f.Category + ")"
	}
	p.paragraph(lead{}.and("  "+p.place(f.Range)+" ", color.Bold).and(p.report.said(f.Range)+" "), hanging+2, strings.TrimSpace(text))
	if f.Help != "" && f.Help != help {
		p.paragraph(lead{}.and("      ").and(analyzers.HelpPrefix, color.Bold), hanging+8, f.Help)
	}
	if !p.Related {
		return
	}
	if f.Sees != "" {
		p.paragraph(lead{}.and("      ").and(analyzers.SeesPrefix, color.Bold), hanging+8, f.Sees)
	}
	for _, message := range wireOf(f) {
		p.paragraph(lead{}.and("      ").and(message.prefix, color.Bold), hanging+8, message.text)
	}
	p.byFile("      ", f.Related, e.Findings[1:])
}

// kinds returns how many categories the group has.
func (g *group) kinds() int {
	seen := make(map[string]bool)
	for _, e := range g.entries {
		seen[e.First().Category] = true
	}
	return len(seen)
}

// help returns what most of the group say is to be done, if several say the same.
func (g *group) help() string {
	count := make(map[string]int)
	best := ""
	for _, e := range g.entries {
		text := e.First().Help
		if count[text]++; text != "" && count[text] > max(count[best], 1) {
			best = text
		}
	}
	return best
}

// wrong says what a rule finds wrong.
func (p *printer) wrong(rule string) string {
	return strings.TrimPrefix(p.page(rule).Summary, "report ")
}

// todo returns the first paragraph of what the page of a rule says is to be done.
func (p *printer) todo(rule string) string {
	for _, s := range p.page(rule).Sections {
		if s.Heading == "What to do" && len(s.Blocks) > 0 {
			printer := comment.Printer{TextWidth: -1}
			return strings.Join(strings.Fields(string(printer.Text(&comment.Doc{Content: s.Blocks[:1]}))), " ")
		}
	}
	return ""
}

// page returns the page of a rule, or an empty one for a rule that nobody knows.
func (p *printer) page(rule string) (page analyzers.Page) {
	for _, r := range p.report.Rules {
		if r.Analyzer.Name == rule {
			return r.Page()
		}
	}
	return page
}
