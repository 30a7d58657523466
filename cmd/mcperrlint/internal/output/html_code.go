package output

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

const (
	around  = 2 // lines above and below a finding
	longest = 8 // lines of a finding
)

// A pageLine is a line of code, with the part that a finding is about.
type pageLine struct {
	Number               int
	Before, Marked, Rest string
}

// codeOf returns the lines of a place and so many around it. There are none if
// the file cannot be read.
func codeOf(s *source, at finding.Range, more int) []pageLine {
	if _, found := s.line(at.File, at.Line); !found {
		return nil
	}
	last := min(max(at.EndLine, at.Line), at.Line+longest-1)
	var texts []string
	first := max(at.Line-more, 1)
	for n := first; n <= last+more; n++ {
		text, found := s.line(at.File, n)
		if !found {
			break
		}
		texts = append(texts, text)
	}
	for len(texts) > last-first+1 && texts[len(texts)-1] == "" {
		texts = texts[:len(texts)-1]
	}
	indent := indentOf(texts)
	var lines []pageLine
	for i, text := range texts {
		start, end := marked(at, first+i, text)
		cut := min(indent, len(text))
		text, start, end = text[cut:], max(start-cut, 0), max(end-cut, 0)
		lines = append(lines, pageLine{
			Number: first + i, Before: text[:start], Marked: text[start:end], Rest: text[end:],
		})
	}
	return lines
}

// marked returns which bytes of a line are part of a place. If its end is unknown
// that is the rest of the line.
func marked(at finding.Range, n int, text string) (start, end int) {
	if n < at.Line || n > max(at.EndLine, at.Line) {
		return 0, 0
	}
	end = len(strings.TrimRight(text, " \t"))
	if n == at.Line {
		start = min(max(at.Column-1, 0), len(text))
	} else {
		start = len(text) - len(strings.TrimLeft(text, " \t"))
	}
	if n == at.EndLine && (at.EndLine > at.Line || at.EndColumn > at.Column) {
		end = min(max(at.EndColumn-1, 0), len(text))
	}
	return start, max(start, end)
}

// indentOf returns how many tabs all lines begin with that are not empty.
func indentOf(lines []string) int {
	least := -1
	for _, line := range lines {
		if indent := len(line) - len(strings.TrimLeft(line, "\t")); line != "" && (least < 0 || indent < least) {
			least = indent
		}
	}
	return max(least, 0)
}
