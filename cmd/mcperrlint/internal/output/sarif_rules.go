package output

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output/internal/sarif"
)

// cwe is the name of the taxonomy of weaknesses.
const cwe = "CWE"

// exposure is how severe code scanning takes the exposure of internals to be, on
// a scale to 10: as much as others do for stack traces.
const exposure = "5.4"

// descriptors describes what has findings, and rules that failed. For other programs a category is
// a rule of its own, because they show and silence findings by the rule. The page of a rule comes
// once, with the first of its categories that is described.
func (s *sarifWriter) descriptors() []sarif.Descriptor {
	found := s.found()
	var list []sarif.Descriptor
	for _, r := range s.report.Rules {
		shown := false // whether the page of the rule is there
		add := func(d sarif.Descriptor) {
			if shown {
				d.Help.Markdown = ""
			}
			shown = true
			s.indexes[d.ID] = len(list)
			list = append(list, d)
		}
		if found[r.Analyzer.Name] {
			add(descriptor(r))
		}
		for _, c := range r.Categories {
			if found[r.Analyzer.Name+"/"+c.Name] {
				add(ofCategory(r, c))
			}
		}
	}
	return list
}

// found returns the names of the rules and categories that have findings, and of rules that
// failed.
func (s *sarifWriter) found() map[string]bool {
	found := make(map[string]bool)
	for _, f := range slices.Concat(s.report.Findings, s.report.Known) {
		found[f.ID()] = true
	}
	for _, p := range s.report.Problems {
		if p.Rule != "" {
			found[p.Rule] = true
		}
	}
	return found
}

// ofCategory describes a category of a rule.
func ofCategory(r analyzers.Rule, c analyzers.Category) sarif.Descriptor {
	d := descriptor(r)
	d.ID += "/" + c.Name
	d.Name = d.ID
	d.ShortDescription = &sarif.Message{Text: c.Summary}
	d.HelpURI += "#" + c.Name
	d.Help.Text = shortHelp(c.Summary, r)
	d.DefaultConfiguration = &sarif.Configuration{Enabled: max(r.Tier, c.Tier) != analyzers.TierStrict, Level: sarifLevel(c.Severity)}
	d.Properties["problem.severity"] = problemSeverity(c.Severity)
	return d
}

// descriptor describes a rule.
func descriptor(r analyzers.Rule) sarif.Descriptor {
	page := r.Page()
	d := sarif.Descriptor{
		ID: r.Analyzer.Name, Name: r.Analyzer.Name,
		ShortDescription:     &sarif.Message{Text: page.Summary},
		FullDescription:      &sarif.Message{Text: introduction(page)},
		HelpURI:              r.Analyzer.URL,
		Help:                 &sarif.Message{Text: shortHelp(page.Summary, r), Markdown: help(r)},
		DefaultConfiguration: &sarif.Configuration{Enabled: r.Tier != analyzers.TierStrict, Level: sarifLevel(r.Severity)},
	}
	tags := []string{"mcp", "error-handling"}
	if r.Weakness != 0 {
		tags = append(tags, "external/cwe/"+strings.ToLower(r.Weakness.String()))
		d.Relationships = []sarif.Relationship{{
			Target: sarif.DescriptorReference{ID: r.Weakness.String(), ToolComponent: &sarif.ToolComponentReference{Name: cwe, Index: new(int)}},
			Kinds:  []string{"superset"},
		}}
	}
	d.Properties = sarif.Properties{"problem.severity": problemSeverity(r.Severity)}
	if r.Weakness.Exposes() {
		tags = append(tags, "security")
		d.Properties["security-severity"] = exposure
	}
	d.Properties["tags"] = tags
	return d
}

// introduction returns what a page says before its first heading, or the summary
// if that is nothing.
func introduction(page analyzers.Page) string {
	if len(page.Sections) > 0 {
		if text := strings.TrimSpace(page.Sections[0].Markdown()); text != "" {
			return text
		}
	}
	return page.Summary
}

// shortHelp returns what programs show that do not show the page.
func shortHelp(summary string, r analyzers.Rule) string {
	return summary + "\n\nmcperrlint explain " + r.Analyzer.Name + "\n" + r.Analyzer.URL
}

// help returns the page of a rule with its categories.
func help(r analyzers.Rule) string {
	page := r.Page()
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n\n", r.Analyzer.Name, page.Summary)
	first, rest := page.Reading()
	for _, s := range slices.Concat(first, rest) {
		b.WriteString(s.Markdown() + "\n")
	}
	if len(r.Categories) > 0 {
		b.WriteString("## Categories\n\n")
	}
	for _, c := range r.Categories {
		fmt.Fprintf(&b, "- `%s` (%s): %s\n", c.Name, c.Severity, c.Summary)
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// problemSeverity is the severity as code scanning names it.
func problemSeverity(s analyzers.Severity) string {
	if s == analyzers.SeverityInfo {
		return "recommendation"
	}
	return s.String()
}

// taxonomies returns the weaknesses of the rules that are described, in the one taxonomy there is,
// or nothing if they have none.
func (s *sarifWriter) taxonomies() []sarif.ToolComponent {
	var found []analyzers.Weakness
	for _, r := range s.report.Rules {
		described := s.index(r.Analyzer.Name) != nil ||
			slices.ContainsFunc(r.Categories, func(c analyzers.Category) bool { return s.index(r.Analyzer.Name+"/"+c.Name) != nil })
		if described && r.Weakness != 0 && !slices.Contains(found, r.Weakness) {
			found = append(found, r.Weakness)
		}
	}
	if len(found) == 0 {
		return nil
	}
	slices.Sort(found)
	taxonomy := sarif.ToolComponent{
		Name: cwe, Organization: "MITRE", InformationURI: "https://cwe.mitre.org/",
		ShortDescription: &sarif.Message{Text: "The MITRE Common Weakness Enumeration"},
	}
	for _, w := range found {
		taxonomy.Taxa = append(taxonomy.Taxa, sarif.Descriptor{ID: w.String(), ShortDescription: &sarif.Message{Text: w.Title()}, HelpURI: w.URL()})
	}
	return []sarif.ToolComponent{taxonomy}
}
