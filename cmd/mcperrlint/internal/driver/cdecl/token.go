package cdecl

import "strings"

// token is a token of C, for the preprocessor.
type token struct {
	kind  kind
	text  string
	hides *hidden // macros that are not expanded in it
	first bool    // it is the first one of its line
	space bool    // white space stands before it
}

// kind is the sort of a token.
type kind byte

const (
	word kind = iota
	number
	quoted // a string
	char
	mark // an operator, of one character or two that belong together
	end  // there is none
)

func (t token) is(text string) bool { return t.kind == mark && t.text == text }

// isWord reports whether the token is one of some words.
func (t token) isWord(words ...string) bool {
	if t.kind != word {
		return false
	}
	for _, w := range words {
		if t.text == w {
			return true
		}
	}
	return false
}

// tokenize splits a text into tokens.
func tokenize(text string) []token {
	if strings.Contains(text, "\\") {
		text = strings.NewReplacer("\\\r\n", "", "\\\n", "").Replace(text)
	}
	s := scanner{text: text, first: true}
	var all []token
	for {
		t := s.next()
		if t.kind == end {
			return all
		}
		all = append(all, t)
	}
}

// scanner reads tokens.
type scanner struct {
	text         string
	at           int
	first, space bool
}

func (s *scanner) next() token {
	s.skip()
	from := s.at
	t := token{kind: end, first: s.first, space: s.space}
	s.first, s.space = false, false
	if from >= len(s.text) {
		return t
	}
	switch c := s.text[from]; {
	case isDigit(c) || c == '.' && from+1 < len(s.text) && isDigit(s.text[from+1]):
		t.kind = number
		s.number()
	case inWord(c):
		t.kind = word
		for s.at < len(s.text) && inWord(s.text[s.at]) {
			s.at++
		}
		if s.at < len(s.text) && s.text[s.at] == '"' && s.at-from <= 2 {
			t.kind = quoted // L"wide"
			s.quote()
		}
	case c == '"':
		t.kind = quoted
		s.quote()
	case c == '\'':
		t.kind = char
		s.quote()
	default:
		t.kind = mark
		s.at += markLen(s.text[from:])
	}
	t.text = s.text[from:s.at]
	return t
}

// skip skips white space and comments.
func (s *scanner) skip() {
	for s.at < len(s.text) {
		rest := s.text[s.at:]
		switch c := rest[0]; {
		case c == '\n':
			s.first, s.space = true, true
			s.at++
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v':
			s.space = true
			s.at++
		case strings.HasPrefix(rest, "//"):
			s.skipTo(rest, "\n", 0)
		case strings.HasPrefix(rest, "/*"):
			s.skipTo(rest, "*/", 2)
		default:
			return
		}
	}
}

// skipTo skips a comment, which takes the place of a space.
func (s *scanner) skipTo(rest, end string, more int) {
	s.space = true
	if i := strings.Index(rest[min(more, len(rest)):], end); i >= 0 {
		s.at += more + i + more
		return
	}
	s.at = len(s.text)
}

// number reads a number, whose exponent can have a sign: e of a decimal one, p of a
// hexadecimal one.
func (s *scanner) number() {
	exponents := "eEpP"
	if rest := s.text[s.at:]; strings.HasPrefix(rest, "0x") || strings.HasPrefix(rest, "0X") {
		exponents = "pP"
	}
	for ; s.at < len(s.text); s.at++ {
		c := s.text[s.at]
		signed := (c == '+' || c == '-') && strings.IndexByte(exponents, s.text[s.at-1]) >= 0
		if !inWord(c) && c != '.' && !signed {
			return
		}
	}
}

// quote reads a string or a character, which ends with its line at the latest.
func (s *scanner) quote() {
	q := s.text[s.at]
	for s.at++; s.at < len(s.text) && s.text[s.at] != '\n'; s.at++ {
		switch s.text[s.at] {
		case '\\':
			s.at++
		case q:
			s.at++
			return
		}
	}
	s.at = min(s.at, len(s.text))
}

// markLen returns the length of the operator at the beginning of a text.
func markLen(text string) int {
	if strings.HasPrefix(text, "...") {
		return 3
	}
	if len(text) >= 2 {
		switch text[:2] {
		case "##", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "->", "++", "--":
			return 2
		}
	}
	return 1
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func inWord(c byte) bool {
	return c == '_' || c == '$' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || isDigit(c) || c >= 0x80
}
