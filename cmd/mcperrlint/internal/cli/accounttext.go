package cli

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// print writes the findings at the place, or else what is known of it.
func (a *account) print(ctx context.Context) error {
	width, terminal := isTerminal(a.out)
	t := &accountText{account: a, page: printedPage{a.colours(a.color, terminal), pageWidth(width)}}
	for i, f := range a.findings {
		if i > 0 {
			t.println("")
		}
		t.finding(f)
	}
	if len(a.findings) == 0 {
		if err := t.nothing(ctx); err != nil {
			return err
		}
	}
	_, err := io.WriteString(a.out, t.text.String())
	return err
}

// An accountText is an account that is being written. What comes from the program is made printable.
type accountText struct {
	*account

	page printedPage
	text strings.Builder
}

// finding writes one finding as a run.
func (t *accountText) finding(f finding.Finding) {
	t.paragraph("", "    ", t.page.bold(f.Severity.String()+"["+f.ID()+"]")+": "+printable.Text(f.Message))
	t.println("at " + t.placed(f.Range) + ", " + t.presetOf(f))
	t.println("")
	in := ""
	for i, s := range t.stepsOf(f) {
		if s.in == in {
			s.in = "" // said before
		} else {
			in = s.in
		}
		t.step(i+1, s)
	}
	for _, text := range []string{f.Sees, f.Wire} {
		t.unwrapped("      ", text)
	}
	if f.Help != "" {
		t.println("")
		t.paragraph("", "    ", t.page.bold(strings.TrimSuffix(analyzers.HelpPrefix, " "))+" "+printable.Text(f.Help))
	}
	if f.After != "" {
		t.println("then the client gets")
		t.unwrapped("      ", f.After)
	}
}

// step writes where something happens, the line of source, and what happens.
func (t *accountText) step(number int, s step) {
	margin := fmt.Sprintf("%3d.  ", number)
	if s.at == (finding.Range{}) {
		t.paragraph(margin, "      ", printable.Text(s.what))
		return
	}
	where := t.page.bold(t.placed(s.at))
	if s.in != "" {
		where += " in " + printable.Text(s.in)
	}
	t.println(margin + where)
	t.unwrapped("          ", t.line(s.at))
	t.paragraph("      ", "      ", printable.Text(s.what))
}

// placed returns a place as findings begin. Where the column is not known, it is left out.
func (t *accountText) placed(r finding.Range) string {
	text := fmt.Sprintf("%s:%d", t.short(r.File), r.Line)
	if r.Column > 1 {
		text += fmt.Sprintf(":%d", r.Column)
	}
	return printable.Text(text)
}

func (t *accountText) println(line string) { t.text.WriteString(strings.TrimRight(line, " ") + "\n") }

// unwrapped writes a text in a line of its own, however long: somebody may copy it.
func (t *accountText) unwrapped(margin, text string) {
	if text != "" {
		t.println(margin + printable.Text(text))
	}
}

// paragraph writes a text with words wrapped.
func (t *accountText) paragraph(first, others, text string) {
	for i, line := range columns.Wrap(text, t.page.width-len(first), t.page.width-len(others)) {
		if i == 0 {
			t.println(first + line)
		} else {
			t.println(others + line)
		}
	}
}

// mostNear is how many findings near a place are named.
const mostNear = 3

// nothing writes what is known of a place without a finding, and where the nearest ones are.
func (t *accountText) nothing(ctx context.Context) error {
	at := finding.Range{File: t.at.file, Line: t.at.line, Column: t.at.column}
	t.println("There is no finding at " + t.placed(at) + ".")
	tools, err := t.failures(ctx)
	if err != nil {
		return err
	}
	known := false
	for _, tool := range tools {
		known = t.tool(tool) || known
	}
	if !known {
		t.println("Nothing is known of a tool, prompt or resource that fails there.")
	}
	near := slices.DeleteFunc(slices.Clone(t.all), func(f finding.Finding) bool { return f.Range.File != t.at.file })
	distance := func(f finding.Finding) int { return max(f.Range.Line-t.at.line, t.at.line-f.Range.Line) }
	slices.SortStableFunc(near, func(x, y finding.Finding) int { return cmp.Compare(distance(x), distance(y)) })
	if len(near) > 0 {
		t.println("")
		t.println("The nearest findings in this file:")
	}
	for _, f := range near[:min(len(near), mostNear)] {
		t.paragraph("  ", "      ", t.page.bold(t.placed(f.Range))+" "+printable.Text(f.Message)+" ("+f.ID()+")")
	}
	return nil
}

// tool writes what a tool has to do with the place, and reports whether it has.
func (t *accountText) tool(tool failures.Tool) bool {
	name := cmp.Or(tool.Name, tool.Function)
	here := func(p failures.Place) bool { return p.File == t.slashed(t.at.file) && p.Line == t.at.line }
	known := here(tool.At)
	if known {
		t.paragraph("", "    ", printable.Text(fmt.Sprintf("It is the handler of %s (%s), of which %s known.", name, tool.Kind, t.counted(len(tool.Failures)))))
	}
	for _, f := range tool.Failures {
		if !here(f.At) && !slices.ContainsFunc(f.Way, func(s failures.Step) bool { return here(s.At) }) {
			continue
		}
		known = true
		t.paragraph("", "    ", printable.Text(fmt.Sprintf("When %s fails, who calls %s gets: %s.", f.What, name, f.Arrives.As)))
		t.unwrapped("      ", f.Wire)
	}
	return known
}

// counted says how many failures are known.
func (t *accountText) counted(n int) string {
	if n == 1 {
		return "1 failure is"
	}
	return fmt.Sprintf("%d failures are", n)
}

// slashed returns a path as the list of failures has it.
func (t *accountText) slashed(file string) string { return strings.ReplaceAll(t.short(file), `\`, "/") }
