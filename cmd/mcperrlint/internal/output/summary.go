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
// where one edit mends most of them. Of the options, the colour and the width count.
func WriteSummary(w io.Writer, r Report, options Options) error {
	buffer := bufio.NewWriter(w)
	newPrinter(buffer, &r, options).summary()
	return buffer.Flush()
}

// summary writes how many findings there are, of which rules, where one edit mends most places, and
// what else is worth knowing about the run: at most six lines.
func (p *printer) summary() {
	list := p.report.Findings
	entries := finding.Entries(list)
	if len(list) == 0 {
		p.println(p.paint("no findings", color.Bold) + p.among())
	} else {
		p.println(p.paint(total(list, entries), color.Bold) + ": " + p.severities())
		p.println(p.rules(entries))
	}
	p.widest(entries)
	if text := fixes(list); text != "" {
		p.println("  " + text)
	}
	if n := len(p.report.Known); n > 0 {
		p.println(fmt.Sprintf("  %d more in the baseline", n))
	}
	if n := len(p.report.Problems); n > 0 {
		p.println(fmt.Sprintf("  %d not looked at: see above", n))
	}
}

// rules names the rules that have findings, those first that matter most, as many as a line holds.
func (p *printer) rules(entries []finding.Entry) string {
	counts := byWeight(entries)
	line := ""
	for i, c := range counts {
		next := fmt.Sprintf("%s %d", c.name, c.n)
		if i > 0 {
			next = line + ", " + next
		}
		rest := ""
		if left := len(counts) - i - 1; left > 0 {
			rest = " and " + plural(left, "more rule")
		}
		if i > 0 && 2+displaywidth.String(next+rest) > p.columns() {
			return "  " + line + " and " + plural(len(counts)-i, "more rule")
		}
		line = next
	}
	return "  " + line
}

// fixes says how many findings have a fix.
func fixes(list []finding.Finding) string {
	fixable, unsafe := 0, 0
	for _, f := range list {
		if f.SafeFix() {
			fixable++
		} else {
			unsafe += min(len(f.Fixes), 1)
		}
	}
	var said []string
	if fixable > 0 {
		said = append(said, fmt.Sprintf("%d with a fix (-diff, -fix)", fixable))
	}
	if unsafe > 0 {
		said = append(said, fmt.Sprintf("%d with a fix that leaves work to do (-fix-unsafe)", unsafe))
	}
	return strings.Join(said, ", ")
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

// widest writes where one edit mends most places.
func (p *printer) widest(entries []finding.Entry) {
	several := widest(entries)
	if len(several) == 0 {
		return
	}
	e := several[0]
	text := fmt.Sprintf("%d places have this cause (%s)", e.Places(), e.First().ID())
	at := p.line(e.At())
	if more := len(several) - 1; more > 0 {
		also := ", " + plural(more, "more cause") + " with several places"
		if displaywidth.String(at+text+also)+4 <= p.columns() {
			text += also
		}
	}
	p.println("  " + p.paint(at, color.Bold) + ": " + text)
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
	return e.First().Message
}

// severities returns how many findings matter how much.
func (p *printer) severities() string {
	var list []string
	for _, c := range bySeverity(p.report.Findings) {
		list = append(list, p.paint(c.String(), colourOf(c.severity)))
	}
	return strings.Join(list, ", ")
}
