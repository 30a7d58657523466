package driver

import (
	"bytes"
	"go/token"
)

// lexer splits a text into tokens, as far as an [outline] needs that: every character
// of an operator is one.
type lexer struct {
	text    []byte
	at      int // where the token ends
	token   []byte
	before  []byte // the token before
	newline bool   // stands between the two
}

// next moves to the next token. At the end of the text, there is none.
func (l *lexer) next() bool {
	l.before, l.newline = l.token, false
	l.skipSpace()
	from := l.at
	if from >= len(l.text) {
		return false
	}
	switch c := l.text[from]; {
	case inWord(c):
		for l.at < len(l.text) && inWord(l.text[l.at]) {
			l.at++
		}
	case c == '"' || c == '\'' || c == '`':
		l.at = afterQuote(l.text, from)
	default:
		l.at++
	}
	l.token = l.text[from:l.at]
	return true
}

// begins reports whether the token is the first of a statement: the language sees a
// semicolon at the end of a line after some tokens.
func (l *lexer) begins() bool {
	if len(l.before) == 0 || l.before[0] == ';' {
		return true
	}
	switch last := l.before[len(l.before)-1]; last {
	case ')', ']', '}', '"', '\'', '`':
		return l.newline
	default:
		return l.newline && inWord(last) && !token.IsKeyword(string(l.before))
	}
}

// skipSpace skips white space and comments.
func (l *lexer) skipSpace() {
	for l.at < len(l.text) {
		switch c := l.text[l.at]; {
		case c == '\n':
			l.newline = true
			l.at++
		case c == ' ' || c == '\t' || c == '\r':
			l.at++
		case c == '/' && isComment(l.text, l.at):
			end := afterComment(l.text, l.at)
			l.newline = l.newline || bytes.IndexByte(l.text[l.at:end], '\n') >= 0
			l.at = end
		default:
			return
		}
	}
}

// skipBlock skips what follows a brace, up to the brace that closes it, and reports
// whether there is one.
func (l *lexer) skipBlock() bool {
	for depth, i := 1, l.at; i < len(l.text); {
		switch c := l.text[i]; {
		case c == '"' || c == '\'' || c == '`':
			i = afterQuote(l.text, i)
			continue
		case c == '/' && isComment(l.text, i):
			i = afterComment(l.text, i)
			continue
		case c == '{':
			depth++
		case c == '}':
			depth--
		}
		i++
		if depth == 0 {
			l.token, l.at = l.text[i-1:i], i
			return true
		}
	}
	return false
}

// inWord reports whether a byte is one of a name, keyword or number.
func inWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c >= 0x80
}

func isComment(text []byte, at int) bool {
	return at+1 < len(text) && (text[at+1] == '/' || text[at+1] == '*')
}

// afterComment returns where a comment ends. The end of a line does not belong to it.
func afterComment(text []byte, at int) int {
	end := []byte("\n")
	if text[at+1] == '*' {
		end = []byte("*/")
	}
	i := bytes.Index(text[at+2:], end)
	switch {
	case i < 0:
		return len(text)
	case text[at+1] == '*':
		return at + 2 + i + len(end)
	}
	return at + 2 + i
}

// afterQuote returns where a string or character ends.
func afterQuote(text []byte, at int) int {
	quote := text[at]
	for i := at + 1; i < len(text); i++ {
		switch {
		case text[i] == quote:
			return i + 1
		case text[i] == '\\' && quote != '`':
			i++
		}
	}
	return len(text)
}
