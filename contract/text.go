package contract

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxShown is how many bytes of a reason or another short text a message shows.
const maxShown = 80

// shortened returns s as valid UTF-8 and cut if it is too long for a message.
func shortened(s string) string {
	if len(s) > maxShown {
		end := maxShown
		for end > 0 && !utf8.RuneStart(s[end]) {
			end--
		}
		s = s[:end] + "…"
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}

func quoted(s string) string { return strconv.Quote(shortened(s)) }

// code returns a name as a message shows it, in backticks.
func code(s string) string {
	text := quoted(s)
	return "`" + strings.ReplaceAll(text[1:len(text)-1], "`", "'") + "`"
}

// words says how many words a text has.
func words(n int) string {
	if n == 1 {
		return "1 word"
	}
	return strconv.Itoa(n) + " words"
}

// countWords returns how many words s has. Punctuation that stands alone is no
// word.
func countWords(s string) int {
	n := 0
	for field := range strings.FieldsSeq(s) {
		if strings.ContainsFunc(field, isWordRune) {
			n++
		}
	}
	return n
}

// isTodo reports whether a text is a mark for one that its author has yet to write.
// That of a list of things to do is none: "TODO lists have names".
func isTodo(s string) bool {
	rest, found := strings.CutPrefix(strings.TrimSpace(s), "TODO")
	return found && (rest == "" || rest[0] == ':' || rest[0] == '(')
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }
