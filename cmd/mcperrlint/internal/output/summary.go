package output

import (
	"fmt"
	"strings"

	"github.com/fatih/color"
)

// summary writes how many findings there are, of which rules, and what else is
// worth knowing about the run.
func (p *printer) summary() {
	list := p.report.Findings
	if len(list) == 0 {
		fmt.Fprintln(p.w, p.paint("no findings", color.Bold))
	} else {
		fmt.Fprintln(p.w, p.paint(fmt.Sprintf("%s in %s", plural(len(list), "finding"), plural(files(list), "file")), color.Bold)+": "+p.severities())
	}
	for _, rule := range byRule(list) {
		line := fmt.Sprintf("%7d %-16s %s", rule.n, printable(rule.name), p.about(rule.name))
		fmt.Fprintln(p.w, strings.TrimRight(line, " "))
	}
	fixable := 0
	for _, f := range list {
		fixable += min(len(f.Fixes), 1)
	}
	for _, line := range []struct {
		n    int
		text string
	}{
		{fixable, "with a fix (-fix, or -diff to see it first)"},
		{len(p.report.Known), "more in the baseline"},
		{len(p.report.Problems), "not looked at: see above"},
	} {
		if line.n > 0 {
			fmt.Fprintf(p.w, "%7d %s\n", line.n, line.text)
		}
	}
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
