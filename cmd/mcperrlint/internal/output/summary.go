package output

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"
	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// WriteSummary writes what stands at the end of text: how many findings there are, and
// where one edit mends most of them. Of the options, it is the colour that counts.
func WriteSummary(w io.Writer, r Report, options Options) error {
	buffer := bufio.NewWriter(w)
	newPrinter(buffer, &r, options).summary()
	return buffer.Flush()
}

// summary writes how many findings there are, of which rules, where one edit mends most
// of them, and what else is worth knowing about the run.
func (p *printer) summary() {
	list := p.report.Findings
	entries := finding.Entries(list)
	if len(list) == 0 {
		fmt.Fprintln(p.w, p.paint("no findings", color.Bold)+p.among())
	} else {
		fmt.Fprintln(p.w, p.paint(total(list, entries), color.Bold)+": "+p.severities())
	}
	for _, c := range byWeight(entries) {
		line := fmt.Sprintf("%5d %-8s %-16s %s", c.n, named(c.n, c.severity.String()), c.name, p.about(c.name))
		fmt.Fprintln(p.w, strings.TrimRight(line, " "))
	}
	p.causes(entries)
	fixable, unsafe := 0, 0
	for _, f := range list {
		if f.SafeFix() {
			fixable++
		} else {
			unsafe += min(len(f.Fixes), 1)
		}
	}
	for _, line := range []struct {
		n    int
		text string
	}{
		{fixable, "with a fix (-fix, or -diff to see it first)"},
		{unsafe, "with an unsafe fix, which leaves work to do (-fix-unsafe)"},
		{len(p.report.Known), "more in the baseline"},
		{len(p.report.Problems), "not looked at: see above"},
	} {
		if line.n > 0 {
			fmt.Fprintf(p.w, "%5d %s\n", line.n, line.text)
		}
	}
}

// total says how many findings there are, and how many of them are told, where that is
// not the same.
func total(list []finding.Finding, entries []finding.Entry) string {
	text := plural(len(list), "finding")
	if len(entries) < len(list) {
		text += " with " + plural(len(entries), "cause")
	}
	return text + " in " + plural(files(list), "file")
}

// among says what was looked at where nothing was found.
func (p *printer) among() string {
	if n := len(p.report.Packages); n > 0 {
		return " in " + plural(n, "package")
	}
	return ""
}

const (
	mostCauses = 3  // that a summary names
	maxWhat    = 90 // columns of what a cause is
)

// causes writes where one edit mends most places.
func (p *printer) causes(entries []finding.Entry) {
	several := widest(entries)
	if len(several) == 0 {
		return
	}
	fmt.Fprintln(p.w, "most places have one of these causes (-v shows the places):")
	for _, e := range several[:min(len(several), mostCauses)] {
		fmt.Fprintf(p.w, "%5d %s: %s (%s)\n", e.Places(), p.paint(p.line(e.At()), color.Bold), shortened(whatOf(e)), e.First().ID())
	}
}

// widest returns the entries with several places, those first with most of them.
func widest(entries []finding.Entry) []finding.Entry {
	several := slices.DeleteFunc(slices.Clone(entries), func(e finding.Entry) bool { return e.Places() == 1 })
	slices.SortStableFunc(several, func(a, b finding.Entry) int { return b.Places() - a.Places() })
	return several
}

// whatOf says what is where one edit mends an entry.
func whatOf(e finding.Entry) string {
	if e.Cause != nil {
		return e.Cause.What
	}
	return partsOf(e.First()).does
}

// shortened returns the beginning of a text that is too long for a line.
func shortened(text string) string {
	if displaywidth.String(text) <= maxWhat {
		return text
	}
	return strings.TrimRight(displaywidth.TruncateString(text, maxWhat-1, ""), " ,;:") + ellipsis
}

// severities returns how many findings matter how much.
func (p *printer) severities() string {
	var list []string
	for _, c := range bySeverity(p.report.Findings) {
		list = append(list, p.paint(c.String(), colorOf(c.severity)))
	}
	return strings.Join(list, ", ")
}

// about returns half a sentence about a rule.
func (p *printer) about(name string) string {
	for _, r := range p.report.Rules {
		if r.Analyzer.Name == name {
			return p.paint(r.Page().Summary, color.Faint)
		}
	}
	return ""
}
