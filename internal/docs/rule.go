package docs

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// Rule returns the page of a rule: its documentation, and what is known about
// it besides.
func Rule(r analyzers.Rule) string {
	page := r.Page()
	var b strings.Builder
	fmt.Fprintf(&b, "%s# %s\n\n%s. Tier: %s; severity: %s.\n\n", notice, r.Analyzer.Name, capitalized(page.Summary), r.Tier, r.Severity)
	first, rest := page.Reading()
	for _, section := range first {
		b.WriteString(section.Markdown() + "\n")
	}
	b.WriteString(said(r))
	b.WriteString(categories(r))
	for _, section := range rest {
		b.WriteString(section.Markdown() + "\n")
	}
	fmt.Fprintf(&b, `## Turning it off

At one place, with a comment on the line or the line above; in a whole function, with the same comment in that of the function;
the reason is for the reader:

`+"```go"+`
//mcperrlint:ignore %[1]s -- reason
`+"```"+`

In a file, with a comment before or after the package clause and outside of declarations:

`+"```go"+`
//mcperrlint:ignore-file %[1]s -- reason
`+"```"+`

A comment `+"`//nolint:%[1]s`"+` works as well. Everywhere: `+"`mcperrlint -%[1]s=false ./...`"+`.
Findings in test files are shown only with the flag `+"`-%[1]s.tests`"+`.
`, r.Analyzer.Name)
	return b.String()
}

// categories lists the categories of a rule. Each has an anchor, to which findings lead.
func categories(r analyzers.Rule) string {
	if len(r.Categories) == 0 {
		return ""
	}
	adopted := r.Tier == analyzers.TierAdopted
	t := newTable("category", "tier", "severity", "reported when")
	for _, c := range r.Categories {
		t.row(`<a id="`+c.Name+`"></a>`+code(c.Name), c.Tier.String(), c.Severity.String(), c.Summary)
		adopted = adopted || c.Tier == analyzers.TierAdopted
	}
	text := "## Categories\n\n" + t.String() + "\n"
	if adopted {
		text += "The tier adopted is default in packages that import package `taxonomy` or `contract`, and strict elsewhere.\n\n"
	}
	return text
}

func capitalized(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
