// Package sanitize takes out of foreign text what an agent should not read: URLs,
// paths and addresses.
//
//	Text("dial tcp 10.0.0.7:5432: connection refused")  dial tcp [IP]: connection refused
package sanitize

import (
	"strings"
	"unicode/utf8"
)

// maxSanitized is how many characters Text returns at most.
const maxSanitized = 500

// The marks that Text puts in the place of what it takes out.
const (
	markURL       = "[URL]"
	markPath      = "[PATH]"
	markLocalhost = "[LOCALHOST]"
	markIP        = "[IP]"
)

// Text makes foreign text safe to show to an agent. It replaces URLs,
// file-system paths of two or more segments, localhost and IP addresses, with
// their ports, by placeholders, and control characters by spaces, and cuts the
// result to 500 characters. It reads the text once, and only as much as it
// needs.
//
// It is a second line of defence. Text that was not written for the agent is
// better not sent.
func Text(message string) string {
	s := sanitizer{in: message}
	for s.pos < len(s.in) && s.runes <= maxSanitized {
		s.step()
	}
	s.flush(s.pos)
	out := strings.ToValidUTF8(s.out.String(), "\uFFFD")
	if utf8.RuneCountInString(out) <= maxSanitized {
		return out
	}
	runes := []rune(out)
	return string(runes[:maxSanitized-3]) + "..."
}

// A sanitizer copies in to out. What lies between start and pos was looked at
// and stays as it is, unless a URL begins in it.
type sanitizer struct {
	in    string
	start int
	pos   int
	runes int // how many characters were passed over or written
	out   strings.Builder
}

// step looks at the text at pos and moves on, by at least one byte.
func (s *sanitizer) step() {
	c := s.in[s.pos]
	switch {
	case c == ':' && strings.HasPrefix(s.in[s.pos:], "://"):
		s.url()
	case c == '/' && s.boundary("."):
		s.replace(markPath, unixPath(s.in[s.pos:]))
	case c == '\\' && s.boundary("") && strings.HasPrefix(s.in[s.pos:], `\\`):
		s.replace(markPath, uncPath(s.in[s.pos:]))
	case c < ' ' && c != '\n' && c != '\t' || c == 0x7f:
		s.replace(" ", match{1, true})
	case c == '[' || c == ':' || isAlnum(c):
		s.word()
	default:
		s.skip(1)
	}
}

// word looks for what begins with a letter, a digit, a bracket or a colon.
func (s *sanitizer) word() {
	rest := s.in[s.pos:]
	if !s.boundary("") {
		s.skip(1)
		return
	}
	for _, try := range [...]struct {
		mark  string
		match func(string) match
	}{
		{markPath, windowsPath},
		{markLocalhost, localhost},
		{markIP, ipv6},
		{markIP, ipv4},
	} {
		if m := try.match(rest); m.ok {
			s.replace(try.mark, m)
			return
		}
	}
	s.skip(1)
}

func (s *sanitizer) replace(mark string, m match) {
	if !m.ok {
		s.skip(1)
		return
	}
	s.flush(s.pos)
	s.out.WriteString(mark)
	s.pos += m.n
	s.start = s.pos
	s.runes += len(mark)
}

func (s *sanitizer) skip(n int) {
	for i := s.pos; i < s.pos+n; i++ {
		if utf8.RuneStart(s.in[i]) {
			s.runes++
		}
	}
	s.pos += n
}

func (s *sanitizer) flush(end int) {
	s.out.WriteString(s.in[s.start:end])
	s.start = end
}

// url replaces a URL whose "://" is at pos. Its scheme is pending text.
func (s *sanitizer) url() {
	begin := s.pos
	for begin > s.start && s.pos-begin < 32 && isScheme(s.in[begin-1]) {
		begin--
	}
	end := s.pos + len("://")
	for end < len(s.in) && !endsURL(s.in[end]) {
		end++
	}
	for end > s.pos+len("://") && strings.IndexByte(".,;:!?)]}", s.in[end-1]) >= 0 {
		end--
	}
	if begin == s.pos || end == s.pos+len("://") {
		s.skip(len("://"))
		return
	}
	s.flush(begin)
	s.out.WriteString(markURL)
	s.pos, s.start = end, end
	s.runes += len(markURL)
}

// boundary reports whether something new can begin at pos: the byte before it
// is no part of a word, or is one of those in also.
func (s *sanitizer) boundary(also string) bool {
	if s.pos == s.start {
		return true
	}
	before := s.in[s.pos-1]
	return !isAlnum(before) && before != '.' && before < utf8.RuneSelf || strings.IndexByte(also, before) >= 0
}
