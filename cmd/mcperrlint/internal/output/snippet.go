package output

import (
	"fmt"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"
	"github.com/fatih/color"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

const (
	mostMarked = 6  // lines of a statement that are all shown
	nearby     = 8  // lines between a finding and a place that is shown in the same piece of code
	leastLabel = 40 // columns of a label that is wrapped
)

// A mark is a place in a piece of code, with what is to be said of it.
type mark struct {
	finding.Range
	labels []string
	main   bool // it is the finding
	tint   color.Attribute
}

// A snippet is a piece of code with marks, all in one file.
type snippet struct {
	*printer
	file   string
	marks  []mark
	cut    int // bytes of indentation that are left out
	gutter int // columns of the numbers of lines
}

// newSnippet returns the code around the first of some marks, or nil if it cannot be read.
func (p *printer) newSnippet(marks []mark) *snippet {
	s := &snippet{printer: p, file: marks[0].File, marks: marks}
	lines := s.lines()
	if len(lines) == 0 {
		return nil
	}
	s.gutter = len(fmt.Sprint(lines[len(lines)-1]))
	var texts []string
	for _, n := range lines {
		text, _ := p.source.line(s.file, n)
		texts = append(texts, text)
	}
	s.cut = max(indentOf(texts)-1, 0)
	return s
}

// lines returns the numbers of the lines that are shown, in order: those of the marks, and some around the first
// one. Of a long statement the middle is left out.
func (s *snippet) lines() []int {
	var list []int
	add := func(first, last int) {
		for n := first; n <= last; n++ {
			if _, found := s.source.line(s.file, n); found && !slices.Contains(list, n) {
				list = append(list, n)
			}
		}
	}
	first, last := s.marks[0].Line, max(s.marks[0].EndLine, s.marks[0].Line)
	add(first, min(last, first+mostMarked-1))
	if len(list) == 0 {
		return nil
	}
	if last-first >= mostMarked {
		list = list[:mostMarked/2]
		add(last-mostMarked/2+2, last)
	}
	for _, m := range s.marks[1:] {
		add(m.Line, m.Line)
	}
	add(s.beside(first, -1), first-1)
	add(last+1, s.beside(last, 1))
	slices.Sort(list)
	return list
}

// beside returns the line that is the last one shown beside another, in one direction: not an empty one.
func (s *snippet) beside(n, direction int) int {
	for more := around; more > 0; more-- {
		if text, found := s.source.line(s.file, n+more*direction); found && strings.TrimSpace(text) != "" {
			return n + more*direction
		}
	}
	return n
}

// write writes the lines, each with the marks below.
func (s *snippet) write() {
	s.bar("")
	before := 0
	for _, n := range s.lines() {
		switch {
		case before > 0 && n == before+2:
			s.line(before + 1)
		case before > 0 && n > before+1:
			s.println(s.paint("...", gutterColour...))
		}
		s.line(n)
		before = n
	}
	s.bar("")
}

var gutterColour = []color.Attribute{color.FgHiBlue, color.Bold}

// bar writes what stands beside a bar below a line of code.
func (s *snippet) bar(text string) {
	s.println(strings.Repeat(" ", s.gutter+1) + s.paint("|", gutterColour...) + " " + text)
}

// line writes a line of code.
func (s *snippet) line(n int) {
	text, _ := s.source.line(s.file, n)
	cut := min(s.cut, len(text)-len(strings.TrimLeft(text, "\t")))
	marks := s.marksIn(n, text, cut)
	rows := rowsOf(text[cut:], s.columns()-s.gutter-3)
	shown := fewRows(rows, func(r row) bool { return slices.ContainsFunc(marks, func(m inLine) bool { return m.in(r) }) })
	number := fmt.Sprintf("%*d |", s.gutter, n)
	for i, at := range shown {
		if i > 0 && at > shown[i-1]+1 || i == 0 && at > 0 {
			s.bar("...")
		}
		if i == 0 {
			s.println(s.paint(number, gutterColour...) + " " + rows[at].text())
		} else {
			s.bar(rows[at].text())
		}
		for j := range marks {
			marks[j].write(s, rows[at], !slices.ContainsFunc(shown[i+1:], func(later int) bool { return marks[j].in(rows[later]) }))
		}
	}
	if len(shown) > 0 && shown[len(shown)-1] < len(rows)-1 {
		s.bar("...")
	}
}

// An inLine is a mark in a line, between two offsets.
type inLine struct {
	mark
	start, end int
	last       bool // it ends in the line
}

// marksIn returns the marks that a line has, less what is cut from its beginning. Of a mark of several lines that is not
// the finding itself it is the first one.
func (s *snippet) marksIn(n int, text string, cut int) []inLine {
	var list []inLine
	for _, m := range s.marks {
		if n != m.Line && (!m.main || n < m.Line || n > m.EndLine) {
			continue
		}
		start, end := marked(m.Range, n, text)
		if m.main && n > m.Line && start == end {
			continue // an empty line within a statement
		}
		list = append(list, inLine{m, max(start-cut, 0), max(end-cut, 0), !m.main || n >= m.EndLine})
	}
	return list
}

// in reports whether a row has some of the mark.
func (m inLine) in(r row) bool {
	_, _, found := r.between(m.start, m.end)
	return found
}

// write writes the mark below a row, and the label below the last one.
func (m inLine) write(s *snippet, r row, isLast bool) {
	first, last, found := r.between(m.start, m.end)
	if !found {
		if !isLast || m.start < m.end {
			return
		}
		first = r.end() // the place is the end of the line
		last = first + 1
	}
	sign := "-"
	if m.main {
		sign = "^"
	}
	text := strings.Repeat(" ", first) + s.paint(strings.Repeat(sign, last-first), m.tint, color.Bold)
	width := s.columns() - s.gutter - 3
	switch {
	case !isLast || !m.last:
		s.bar(text)
	case len(m.labels) == 1 && last+1+displaywidth.String(m.labels[0]) <= width:
		s.bar(text + " " + s.paint(m.labels[0], m.tint))
	default:
		s.bar(text)
		indent := min(first, max(width-leastLabel, 0))
		for _, label := range m.labels {
			for _, line := range columns.Wrap(label, width-indent, width-indent) {
				s.bar(strings.Repeat(" ", indent) + s.paint(line, m.tint))
			}
		}
	}
}
