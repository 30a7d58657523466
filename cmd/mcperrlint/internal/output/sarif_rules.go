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

// descriptors describes the rules that ran, and after each of them those of its categories
// that have findings: for other programs a category is a rule of its own, because they
// show and silence findings by the rule.
func (s *sarifWriter) descriptors() []sarif.Descriptor {
	found := make(map[string]bool)
	for _, f := range slices.Concat(s.report.Findings, s.report.Known) {
		found[f.ID()] = true
	}
	var list []sarif.Descriptor
	add := func(d sarif.Descriptor) {
		s.indexes[d.ID] = len(list)
		list = append(list, d)
	}
	for _, r := range s.report.Rules {
		add(descriptor(r))
		for _, c := range r.Categories {
			if found[r.Analyzer.Name+"/"+c.Name] {
				add(ofCategory(r, c))
			}
		}
	}
	return list
}

// ofCategory describes a category of a rule.
func ofCategory(r analyzers.Rule, c analyzers.Category) sarif.Descriptor {
	d := descriptor(r)
	d.ID += "/" + c.Name
	d.Name = d.ID
	d.ShortDescription = &sarif.Message{Text: c.Summary}
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
		Help:                 &sarif.Message{Text: strings.TrimSpace(r.Analyzer.Doc), Markdown: help(r)},
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

// taxonomies returns the weaknesses that rules find, in the one taxonomy there is,
// or nothing if they find none.
func taxonomies(rules []analyzers.Rule) []sarif.ToolComponent {
	var found []analyzers.Weakness
	for _, r := range rules {
		if r.Weakness != 0 && !slices.Contains(found, r.Weakness) {
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
