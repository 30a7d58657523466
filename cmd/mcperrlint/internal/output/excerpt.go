package output

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

const (
	tabWidth = 4
	ellipsis = "…"
)

// A cell is one character of a line as a terminal shows it.
type cell struct {
	text   string
	end    int // of its bytes in the line
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
	first, last := columnOf(cells, total, start-indent), columnOf(cells, total, end-indent)
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

// columnOf returns the column of the character with a byte of the line in it, or the one
// behind all of them.
func columnOf(cells []cell, total, offset int) int {
	if i := slices.IndexFunc(cells, func(c cell) bool { return offset < c.end }); i >= 0 {
		return cells[i].column
	}
	return total
}

// cellsOf returns the cells of a line, and how many columns they take.
func cellsOf(line string) (cells []cell, columns int) {
	end := 0
	for character, plain := range printable.Characters(line) {
		end += len(character)
		c := cell{text: character, end: end, column: columns}
		switch {
		case character == "\t":
			c.width = tabWidth - columns%tabWidth
			c.text = strings.Repeat(" ", c.width)
		case !plain:
			c.text = printable.Literal(character)
			c.width = len(c.text)
		default:
			r, _ := utf8.DecodeRuneInString(character)
			c.width = widthOf(r)
		}
		cells = append(cells, c)
		columns += c.width
	}
	return cells, columns
}

// widthOf returns how many columns a character takes.
func widthOf(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me) {
		return 0 // stands on the one before
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
