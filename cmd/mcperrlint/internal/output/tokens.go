package output

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// mostTokens is how many tokens, as [tokens] counts them, a line for an agent has. What tokenizers make of
// such a line is below 40: the count was compared with two of them on all that the rules say.
const mostTokens = 36

// mostBytes is how long such a line can be: spaces count for nothing.
const mostBytes = 400

// tokens estimates how many tokens a language model reads of a text: one for every nine letters of a word and
// every three digits of a number, where a capital begins a word; one for any other visible character, one for a
// space before a digit, and one for each byte but the first of what is not ASCII.
func tokens(text string) int {
	n, run := 0, 0
	before := blank
	for _, r := range text {
		kind := kindOf(r)
		if kind != before && (kind != small || before != capital) {
			run = 0
		}
		run++
		switch kind {
		case small, capital:
			n += begins(run, 9)
		case digit:
			n += begins(run, 3)
			if run == 1 && before == blank {
				n++
			}
		case foreign:
			n += utf8.RuneLen(r) - 1
		case sign:
			n++
		}
		before = kind
	}
	return n
}

// begins returns 1 for the first of every so many characters, else 0.
func begins(run, every int) int {
	if run%every == 1 {
		return 1
	}
	return 0
}

// Kinds of characters, as tokenizers split a text.
const (
	blank = iota
	small
	capital
	digit
	sign
	foreign
)

func kindOf(r rune) int {
	switch {
	case r >= utf8.RuneSelf:
		return foreign
	case unicode.IsLower(r):
		return small
	case unicode.IsUpper(r):
		return capital
	case unicode.IsDigit(r):
		return digit
	case r == ' ':
		return blank
	}
	return sign
}

// within returns a text of at most so many tokens: all of it, or as many of its words as fit, with an ellipsis. A
// first word that is too long is cut.
func within(text string, most int) string {
	if len(text) <= mostBytes && tokens(text) <= most {
		return text
	}
	const left = " …"
	room := most - tokens(left)
	end, word := 0, 0 // where as much as fits ends, and the last whole word of it
	for i, r := range text {
		if i > mostBytes || tokens(text[:i]) > room {
			break
		}
		end = i
		if r == ' ' {
			word = i
		}
	}
	if whole := strings.TrimRight(text[:word], " ,;:"); whole != "" {
		return whole + left
	}
	return text[:end] + strings.TrimSpace(left)
}
