package printable

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Characters yields the characters of a text, and whether each can be printed as it is. A
// byte that is no UTF-8 is a character of its own. The first character of a command of a
// build log cannot be printed as it is, so that what is printed is no command.
func Characters(text string) iter.Seq2[string, bool] {
	return func(yield func(string, bool) bool) {
		before := rune(0)
		begins := true // only spaces have come since a line began
		for at := 0; at < len(text); {
			r, size, plain := rune(text[at]), 1, true
			if !isOrdinary(text[at]) {
				r, size = utf8.DecodeRuneInString(text[at:])
				command := begins && strings.HasPrefix(text[at:], "::") || beginsCommand(text[at:])
				plain = !command && isPlain(r, before) && (r != utf8.RuneError || size > 1)
			}
			if !yield(text[at:at+size], plain) {
				return
			}
			begins = BreaksLine(r) || begins && unicode.IsSpace(r)
			at += size
			before = 0
			if plain {
				before = r
			}
		}
	}
}

// isOrdinary reports whether a byte is a character that is plain wherever it stands, as most
// are.
func isOrdinary(c byte) bool { return ' ' <= c && c <= '~' && c != ':' && c != '#' }

// isPlain reports whether a character behind another one is seen by itself, and does
// nothing else. What Unicode knows to be ignored is not: readers do not see it, and
// runners on .NET skip it when they look for commands.
func isPlain(r, before rune) bool {
	switch {
	case ' ' <= r && r <= '~':
		return true
	case r == textStyle || r == emojiStyle:
		return unicode.IsSymbol(before)
	}
	return unicode.IsGraphic(r) && !unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// The characters that say how the symbol before them looks, as in ⚠️.
const (
	textStyle  = '\ufe0e'
	emojiStyle = '\ufe0f'
)

// beginsCommand reports whether a text begins as commands of build logs do that are found
// anywhere in a line: ##[error], ##vso[task.setvariable], ##teamcity[message].
func beginsCommand(text string) bool {
	rest, found := strings.CutPrefix(text, "##")
	if !found {
		return false
	}
	i := strings.IndexFunc(rest, func(r rune) bool { return r < 'A' || 'z' < r || 'Z' < r && r < 'a' })
	return i >= 0 && rest[i] == '['
}

// BreaksLine reports whether a new line begins after a character for a terminal, or for
// some program that reads a log.
func BreaksLine(r rune) bool {
	switch r {
	case '\n', '\v', '\f', '\r', 0x1c, 0x1d, 0x1e, 0x85, '\u2028', '\u2029':
		return true
	}
	return false
}
