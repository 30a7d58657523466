package form

import (
	"strings"
	"unicode/utf8"
)

const (
	// MaxText is how many bytes of a message a rendering shows.
	MaxText = 4096
	// MaxTerm is how many bytes of a name it shows, such as a reason.
	MaxTerm = 200
)

// Bounded returns s as valid UTF-8, cut on a rune boundary if it is too long.
func Bounded(s string) string { return BoundedTo(s, MaxText) }

// BoundedTo is Bounded with a limit of n bytes.
func BoundedTo(s string, n int) string {
	// Cut before the repair too, which would else read all of a huge text.
	valid := strings.ToValidUTF8(Cut(s, n), "\uFFFD")
	if len(s) <= n && len(valid) <= n {
		return valid
	}
	return Cut(valid, n-len("…")) + "…"
}

// OneLine is Bounded for names that stand inside a line: line breaks and runs of
// space become single spaces, and at most [MaxTerm] bytes remain.
func OneLine(s string) string { return OneLineTo(s, MaxTerm) }

// OneLineTo is OneLine with a limit of n bytes.
func OneLineTo(s string, n int) string {
	return strings.Join(strings.Fields(BoundedTo(s, n)), " ")
}

// Cut returns at most n bytes of s and does not split a character.
func Cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for end := n; end > n-utf8.UTFMax && end > 0; end-- {
		if utf8.RuneStart(s[end]) {
			return s[:end]
		}
	}
	return s[:n] // no character of valid text ends here.
}
