package output

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// printable returns a text in which what is no character is replaced, and so are
// the characters that would move the cursor or do other things to a terminal. The
// code of decent programs has neither.
func printable(text string) string { return strings.Map(visible, text) }

// visible returns a character, or the one that stands for it where it must not be
// shown.
func visible(r rune) rune {
	if r != '\t' && unicode.IsControl(r) {
		return utf8.RuneError
	}
	return r
}
