package printable

import (
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// Literal returns a character as a string of Go spells it, such as \n, \x1b or \u202e.
func Literal(character string) string {
	r, size := utf8.DecodeRuneInString(character)
	switch {
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf(`\x%02x`, character[0])
	case r == '\n':
		return `\n`
	case r == '\r':
		return `\r`
	case r == '\t':
		return `\t`
	case r < utf8.RuneSelf:
		return fmt.Sprintf(`\x%02x`, r)
	case r <= 0xffff:
		return fmt.Sprintf(`\u%04x`, r)
	}
	return fmt.Sprintf(`\U%08x`, r)
}

// JSON returns a JSON document with the same values in which nothing must be spelled any
// more. The document has no bytes that are no UTF-8.
func JSON(document string) string {
	return Spell(document, func(character string) string {
		if isLayout(character) {
			return character
		}
		r, _ := utf8.DecodeRuneInString(character)
		if first, second := utf16.EncodeRune(r); first != utf8.RuneError {
			return fmt.Sprintf(`\u%04x\u%04x`, first, second)
		}
		return fmt.Sprintf(`\u%04x`, r)
	})
}

// XML returns an XML document with the same values in which nothing must be spelled any
// more. The document has no characters that XML forbids.
func XML(document string) string {
	return Spell(document, func(character string) string {
		if isLayout(character) {
			return character
		}
		r, _ := utf8.DecodeRuneInString(character)
		return fmt.Sprintf(`&#x%x;`, r)
	})
}
