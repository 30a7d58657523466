// Package columns lays text out in the columns of a terminal, where "查询" takes four and "read" takes four as
// well. A paragraph with a label before it has a first line that is narrower than the others:
//
//	= help: return an error     columns.Wrap("return an error result", 16, 16)
//	        result              // ["return an error", "result"]
//
// Its lines are printable: one that begins with two colons would be a command to a build log.
package columns

import (
	"strings"

	"github.com/clipperhouse/displaywidth"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Wrap returns the lines of a text that are at most so wide: the first one, and the others. A
// word that is wider has a line of its own, because nothing is cut.
func Wrap(text string, first, others int) []string {
	var words []piece
	for word := range strings.SplitSeq(text, " ") {
		words = append(words, piece{word, false})
	}
	return wrap(words, first, others)
}

// Break returns the lines as [Wrap] does, but goes on in the next line within a word that is too wide.
func Break(text string, first, others int) []string {
	var words []piece
	for word := range strings.SplitSeq(text, " ") {
		words = append(words, pieces(word, max(min(first, others), 1))...)
	}
	return wrap(words, first, others)
}

// A piece is a word, or part of one. It goes on with what is in the line before if it is not the first part.
type piece struct {
	text   string
	goesOn bool
}

// wrap puts words into lines.
func wrap(words []piece, first, others int) []string {
	var lines []string
	line, columns, width := "", 0, first
	for i, word := range words {
		w, blank := displaywidth.String(word.text), strings.Trim(line, " ") == ""
		if blank {
			w = beginning(word.text)
		}
		switch {
		case i == 0, blank && columns+1+w > width: // spaces for which there is no room
			line, columns = word.text, beginning(word.text)
		case word.goesOn, columns+1+w > width:
			lines = append(lines, printable.Text(line))
			line, columns, width = word.text, beginning(word.text), others
		default:
			line, columns = line+" "+word.text, columns+1+w
		}
	}
	return append(lines, printable.Text(line))
}

// beginning returns how wide a word is that begins a line, where it could be escaped.
func beginning(word string) int { return displaywidth.String(printable.Text(word)) }

// pieces cuts a word into pieces that are at most so wide, but not within a character.
func pieces(word string, width int) []piece {
	var list []piece
	for beginning(word) > width {
		end, columns := 0, beginning(word)-displaywidth.String(word)
		for g := displaywidth.StringGraphemes(word); g.Next(); {
			if columns += g.Width(); columns > width && end > 0 {
				break
			}
			end += len(g.Value())
		}
		if end == len(word) {
			break
		}
		list, word = append(list, piece{word[:end], len(list) > 0}), word[end:]
	}
	return append(list, piece{word, len(list) > 0})
}
