package output

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

const mostOthers = 4 // related places out of sight that are told without -v

// entry writes findings that are told once in the form of a compiler for people: what is wrong, the code, and then
// what the agent sees and what to do.
func (p *printer) entry(e finding.Entry) {
	f := e.First()
	tint := colourOf(f.Severity)
	p.paragraph(lead{}.and(f.Severity.String()+"["+f.ID()+"]", tint, color.Bold).and(": ", color.Bold), hanging, inToolsOf(e)+f.Message, color.Bold)
	shown, others := p.labelled(f)
	s := p.newSnippet(shown)
	gutter := 1
	if s != nil {
		gutter = s.gutter
	} else {
		others = f.Related
	}
	side := strings.Repeat(" ", gutter)
	p.println(side + p.paint("-->", gutterColour...) + " " + p.place(f.Range) + p.report.said(f.Range))
	if s != nil {
		s.write()
	}
	p.others(side, others)
	p.notes(lead{}.and(side+" = ", gutterColour...), e)
	if p.Related && len(others)+len(e.Findings) > 1 {
		p.println(side + p.paint(" = ", gutterColour...) + p.paint("places:", color.Bold))
		p.byFile(side+"   ", others, e.Findings[1:])
	}
	p.println("")
}

// trouble writes what could not be looked at in the same form.
func (p *printer) trouble(problem Problem) {
	p.paragraph(lead{}.and("error", color.FgRed, color.Bold).and(": ", color.Bold), hanging, problem.text(), color.Bold)
	if problem.At.Filename != "" {
		p.println(" " + p.paint("-->", gutterColour...) + " " + p.place(problem.place()) + p.report.said(problem.place()))
	}
	p.println("")
}

// labelled returns the marks of the code of a finding: its own place, and related ones that are near; and the
// related places that are not.
func (p *printer) labelled(f finding.Finding) (marks []mark, others []finding.Related) {
	own := mark{Range: p.source.statement(f.Range), main: true, tint: colourOf(f.Severity)}
	marks = []mark{own}
	for _, r := range f.Related {
		m := mark{Range: p.source.whole(r.Range), labels: []string{r.Message}, tint: color.FgHiBlue}
		_, found := p.source.line(m.File, m.Line)
		same := slices.IndexFunc(marks, func(known mark) bool { return known.Range == m.Range })
		switch near := found && m.File == own.File && m.Line >= own.Line-nearby && m.Line <= max(own.EndLine, own.Line)+nearby; {
		case same >= 0 && slices.Contains(marks[same].labels, r.Message):
		case same >= 0:
			marks[same].labels = append(marks[same].labels, r.Message)
		case near && len(marks) <= mostOthers && !inside(m.Range, own.Range):
			marks = append(marks, m)
		default:
			others = append(others, r)
		}
	}
	return marks, others
}

// inside reports whether a place begins in a line of a long statement that is not shown.
func inside(at, statement finding.Range) bool {
	return statement.EndLine-statement.Line >= mostMarked && statement.Line < at.Line && at.Line < statement.EndLine
}

// others writes related places that are not in the code above.
func (p *printer) others(side string, list []finding.Related) {
	if p.Related {
		return // they are written by file
	}
	var told []string
	for _, r := range list {
		if text := p.line(r.Range) + " " + r.Message; !slices.Contains(told, text) {
			told = append(told, text)
		}
	}
	before := lead{}.and(side+" | ", gutterColour...).and("::: ", gutterColour...)
	if len(told) > mostOthers {
		more := plural(len(told)-mostOthers+1, "more place")
		told = append(told[:mostOthers-1:mostOthers-1], "and "+more+" (-v shows them)")
	}
	for _, text := range told {
		p.paragraph(before, len(side)+3+hanging, text)
	}
	if len(told) > 0 {
		p.println(side + p.paint(" |", gutterColour...))
	}
}

// notes writes what belongs to a finding besides its places.
func (p *printer) notes(before lead, e finding.Entry) {
	note := func(kind, text string, colour ...color.Attribute) {
		if text != "" {
			l := before.and(kind+": ", colour...)
			p.paragraph(l, len(before[0].text)+len(kind)+2, text)
		}
	}
	f := e.First()
	note(strings.TrimSuffix(analyzers.SeesPrefix, ": "), f.Sees, color.Bold)
	note(strings.TrimSuffix(analyzers.HelpPrefix, ": "), f.Help, color.Bold)
	if p.Related {
		for _, message := range wireOf(f) {
			note(strings.TrimSuffix(message.prefix, ": "), message.text, color.Bold)
		}
	}
	if common := p.inCommon(e); common != "" && !p.Related {
		note("note", common+" (-v shows them)", color.Bold)
	} else {
		note("note", common, color.Bold)
	}
	for _, fix := range f.Fixes {
		kind := "fix"
		if fix.Unsafe {
			kind = "unsafe fix"
		}
		note(kind, fix.Message, color.FgGreen, color.Bold)
	}
}

// inCommon says what several findings have in common that are told as one.
func (p *printer) inCommon(e finding.Entry) string {
	if len(e.Findings) == 1 {
		return ""
	}
	return fmt.Sprintf("%d places with one cause: %s", e.Places(), p.line(e.Cause.Range))
}

// byFile writes related places, and those of findings with the same cause, below the names of their files.
func (p *printer) byFile(side string, related []finding.Related, same []finding.Finding) {
	list := slices.Clone(related)
	for _, f := range same {
		list = append(list, finding.Related{Range: f.Range, Message: inTool(f) + "the same here"})
	}
	var files []string
	for _, r := range list {
		if !slices.Contains(files, r.Range.File) {
			files = append(files, r.Range.File)
		}
	}
	for _, file := range files {
		p.println(side + p.paint(printable.Text(p.report.shown(file)), color.Bold))
		told := make(map[string]bool)
		for _, r := range list {
			place := strconv.Itoa(r.Range.Line) + ":" + strconv.Itoa(r.Range.Column)
			if text := place + r.Message; r.Range.File == file && !told[text] {
				told[text] = true
				p.paragraph(lead{}.and(fmt.Sprintf("%s  %-8s ", side, place)+p.report.said(r.Range)), len(side)+11, r.Message)
			}
		}
	}
}
