package output

import (
	"iter"
	"strings"
	"unicode"

	"github.com/clipperhouse/displaywidth"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

const (
	tabWidth = 4
	ellipsis = "…"
)

// A cell is what a terminal shows of one character of a line. Unicode calls such a
// character a grapheme cluster: "é" may be two runes, and so are the flags of countries.
type cell struct {
	text       string
	begin, end int // its bytes in the line
	column     int // where it begins, from 0
	width      int
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
	first, last := columnsBetween(cells, start-indent, end-indent)
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

// columnsBetween returns the columns of the characters between two offsets. One that
// an offset divides belongs to them.
func columnsBetween(cells []cell, start, end int) (first, last int) {
	for _, c := range cells {
		if c.end <= start {
			first = c.column + c.width
		}
		if c.begin < end {
			last = c.column + c.width
		}
	}
	return first, max(first, last)
}

// cellsOf returns the cells of a line, and how many columns they take.
func cellsOf(line string) (cells []cell, columns int) {
	end := 0
	add := func(text string, size, width int) {
		cells = append(cells, cell{text: text, begin: end, end: end + size, column: columns, width: width})
		end, columns = end+size, columns+width
	}
	for text, plain := range runs(line) {
		switch {
		case text == "\t":
			width := tabWidth - columns%tabWidth
			add(strings.Repeat(" ", width), 1, width)
		case !plain:
			spelled := printable.Literal(text)
			add(spelled, len(text), len(spelled))
		default:
			for g := displaywidth.StringGraphemes(text); g.Next(); {
				add(g.Value(), len(g.Value()), g.Width())
			}
		}
	}
	return cells, columns
}

// runs yields what can be printed as it is, as much of it as stands together, and between
// that each character that cannot.
func runs(line string) iter.Seq2[string, bool] {
	return func(yield func(string, bool) bool) {
		begin, end := 0, 0
		for character, plain := range printable.Characters(line) {
			if plain {
				end += len(character)
				continue
			}
			if begin < end && !yield(line[begin:end], true) || !yield(character, false) {
				return
			}
			end += len(character)
			begin = end
		}
		if begin < end {
			yield(line[begin:end], true)
		}
	}
}
