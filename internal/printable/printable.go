// Package printable escapes untrusted text: names, messages, lines of code, output of
// other programs, values of flags and environment variables.
//
// Strangers write much of that text, and terminals and build logs show it. Terminals act
// on control characters, readers are misled by invisible characters and by those that
// reverse text, and the runners of GitHub, Azure and TeamCity act on lines with commands:
//
//	printable.Text("a\x1b[2Kb.go")      // a\x1b[2Kb.go
//	printable.Text("admin\u202e.go")    // admin\u202e.go
//	printable.Text("::error::forged")   // \x3a:error::forged
//	printable.Text("//##[error]forged") // //\x23#[error]forged
//
// Dangerous characters are escaped as in Go strings, so that readers see them. The result
// cannot be decoded: a backslash stays as it is. Formats for programs have reversible
// escapes: see [JSON] and [XML].
package printable

import "strings"

// Text returns a text as one line of plain characters. Line breaks and tabs in it are
// spelled, too.
func Text(text string) string { return Spell(text, Literal) }

// Lines returns a text of several lines, each as [Text] has it but with its tabs.
func Lines(text string) string { return Spell(text, inLines) }

func inLines(character string) string {
	if isLayout(character) {
		return character
	}
	return Literal(character)
}

// isLayout reports whether a character is part of how a text is laid out.
func isLayout(character string) bool { return character == "\n" || character == "\t" }

// Error returns an error with the text of another one as [Lines] has it. It is the other one,
// if there is nothing to be spelled.
func Error(err error) error {
	if err == nil {
		return nil
	}
	text := Lines(err.Error())
	if text == err.Error() {
		return err
	}
	return spelled{text, err}
}

// spelled is an error whose text has been spelled.
type spelled struct {
	text string
	err  error
}

// Error returns the text.
func (s spelled) Error() string { return s.text }

// Unwrap returns the error as it was.
func (s spelled) Unwrap() error { return s.err }

// Spell returns a text with each character that must not be printed as it is, see
// [Characters], in the spelling of a function.
func Spell(text string, spell func(character string) string) string {
	var b strings.Builder
	done, at := 0, 0 // what is copied, and what has been looked at
	for character, plain := range Characters(text) {
		if !plain {
			b.WriteString(text[done:at])
			b.WriteString(spell(character))
			done = at + len(character)
		}
		at += len(character)
	}
	if done == 0 {
		return text
	}
	b.WriteString(text[done:])
	return b.String()
}
