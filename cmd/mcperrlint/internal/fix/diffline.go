package fix

import (
	"strings"
	"unicode/utf8"

	"github.com/aymanbagabas/go-udiff"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// How fit a line of a diff is to be printed as it is.
const (
	plain    = iota
	acting   // it has characters that are hidden, or that terminals act on
	breaking // a log takes it for several lines, or for a command
)

// fitness returns how fit a line is.
func fitness(kind udiff.OpKind, content string) int {
	text, _ := cutEnd(content)
	worst := plain
	for character, fit := range printable.Characters(mark(kind) + text) {
		r, _ := utf8.DecodeRuneInString(character)
		switch {
		case fit || r == '\t':
		case printable.BreaksLine(r), r == ':', r == '#':
			return breaking
		default:
			worst = acting
		}
	}
	return worst
}

// shown returns a line as a terminal shows it.
func shown(kind udiff.OpKind, content string) string {
	text, end := cutEnd(content)
	return strings.TrimPrefix(printable.Lines(mark(kind)+text), mark(kind)) + end
}

// mark returns what stands before a line in a diff. GitHub looks for commands behind the
// spaces with which a line begins, and so behind those before lines that stay.
func mark(kind udiff.OpKind) string {
	return [...]string{udiff.Delete: "-", udiff.Insert: "+", udiff.Equal: " "}[kind]
}

// cutEnd returns a line without its end, and the end. Both ends that files have on some
// system are fit to be printed.
func cutEnd(content string) (text, end string) {
	text = strings.TrimSuffix(strings.TrimSuffix(content, "\n"), "\r")
	return text, content[len(text):]
}
