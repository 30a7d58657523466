package output

import (
	"iter"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

const tabWidth = 4

// A cell is what a terminal shows of one character of a line. Unicode calls such a
// character a grapheme cluster: "é" may be two runes, and so are the flags of countries.
type cell struct {
	text       string
	begin, end int // its bytes in the line
	column     int // where it begins, from 0
	width      int
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
