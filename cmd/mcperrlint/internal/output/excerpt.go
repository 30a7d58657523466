package output

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"
)

const (
	tabWidth = 4
	ellipsis = "…"
)

// A cell is one character of a line as a terminal shows it.
type cell struct {
	text   string
	column int // where it begins, from 0
	width  int
}

// excerpt returns a line of code as a terminal can show it, without its
// indentation, and a marker to stand below the bytes between two offsets. A line
// that is longer than columns is cut around the marker.
func excerpt(line string, start, end, columns int) (shown, marker string) {
	start = min(max(start, 0), len(line))
	end = min(max(end, start), len(line))
	indent := min(len(line)-len(strings.TrimLeft(line, " \t")), start)
	line = strings.TrimRightFunc(line[indent:], unicode.IsSpace)
	cells, total := cellsOf(line)
	first, last := columnOf(line, start-indent), columnOf(line, end-indent)
	left := 0
	if total > columns {
		left = min(max(first-columns/4, 0), total-columns)
		cells = window(cells, left, left+columns, total)
		last = min(last, left+columns)
	}
	var b strings.Builder
	for _, c := range cells {
		b.WriteString(c.text)
	}
	return b.String(), strings.Repeat(" ", first-left) + strings.Repeat("^", max(last-first, 1))
}

// window returns the cells between two columns, with a sign where there are
// others. What a sign or the border takes of a wide character is a space.
func window(cells []cell, left, right, total int) []cell {
	var kept []cell
	for _, c := range cells {
		switch end := c.column + c.width; {
		case end <= left || c.column >= right:
			continue
		case left > 0 && c.column <= left:
			c.text = ellipsis + strings.Repeat(" ", end-left-1)
		case right < total && end >= right:
			c.text = strings.Repeat(" ", right-1-c.column) + ellipsis
		}
		kept = append(kept, c)
	}
	return kept
}

// columnOf returns the column of the character at an offset, or in which the next
// one would begin.
func columnOf(line string, offset int) int {
	offset = min(offset, len(line))
	for 0 < offset && offset < len(line) && !utf8.RuneStart(line[offset]) {
		offset--
	}
	_, column := cellsOf(line[:offset])
	return column
}

// cellsOf returns the cells of a line, and how many columns they take.
func cellsOf(line string) (cells []cell, columns int) {
	for _, r := range line {
		c := cell{text: string(r), column: columns, width: widthOf(r)}
		switch {
		case r == '\t':
			c.width = tabWidth - columns%tabWidth
			c.text = strings.Repeat(" ", c.width)
		case !unicode.IsGraphic(r):
			c.text, c.width = string(utf8.RuneError), 1
		}
		cells = append(cells, c)
		columns += c.width
	}
	return cells, columns
}

// widthOf returns how many columns a character takes.
func widthOf(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me) {
		return 0 // it stands on the one before
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
