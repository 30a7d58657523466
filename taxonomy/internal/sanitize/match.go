package sanitize

import (
	"net/netip"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The functions of this file look for one thing each at the beginning of a text.

// match is the length of what was found, if it was.
type match struct {
	n  int
	ok bool
}

func unixPath(rest string) match {
	if len(rest) < 4 || !startsSegment(rest[1]) {
		return match{}
	}
	n, segments := 0, 0
	for n < len(rest) && rest[n] == '/' {
		end := n + 1
		for end < len(rest) && !endsPath(rest[end]) && rest[end] != '/' {
			end++
		}
		if end == n+1 {
			break
		}
		n = end
		segments++
	}
	if segments < 2 {
		return match{}
	}
	for rest[n-1] == '.' { // the end of a sentence
		n--
	}
	return match{n, true}
}

func windowsPath(rest string) match {
	if len(rest) < 4 || !isLetter(rest[0]) || rest[1] != ':' || rest[2] != '\\' && rest[2] != '/' || rest[3] == '/' {
		return match{}
	}
	return match{pathEnd(rest, 3), true}
}

func uncPath(rest string) match {
	n := pathEnd(rest, min(2, len(rest)))
	return match{n, strings.IndexByte(rest[2:n], '\\') > 0}
}

func pathEnd(rest string, n int) int {
	for n < len(rest) && !endsPath(rest[n]) {
		n++
	}
	return n
}

func localhost(rest string) match {
	n := len("localhost")
	if len(rest) < n || !strings.EqualFold(rest[:n], "localhost") {
		return match{}
	}
	if len(rest) > n && (isAlnum(rest[n]) || rest[n] == '_' || rest[n] == '-') {
		return match{}
	}
	return match{n + port(rest[n:]), true}
}

func ipv4(rest string) match {
	n := 0
	for n < len(rest) && n < len("255.255.255.255")+1 && (isDigit(rest[n]) || rest[n] == '.') {
		n++
	}
	for n > 0 && rest[n-1] == '.' {
		n--
	}
	if n < len("0.0.0.0") || n < len(rest) && (isAlnum(rest[n]) || rest[n] == '_') {
		return match{}
	}
	if _, err := netip.ParseAddr(rest[:n]); err != nil {
		return match{}
	}
	return match{n + port(rest[n:]), true}
}

// ipv6 matches an address with or without brackets and zone; only a bracketed
// one can have a port.
func ipv6(rest string) match {
	begin := 0
	if rest[0] == '[' {
		begin = 1
	}
	n := begin
	for n < len(rest) && n < 72 && (isHex(rest[n]) || rest[n] == ':' || rest[n] == '.') {
		n++
	}
	colons := strings.Count(rest[begin:n], ":")
	if n < len(rest) && rest[n] == '%' && colons > 1 {
		for n++; n < len(rest) && n < 72 && (isAlnum(rest[n]) || rest[n] == '_'); {
			n++
		}
	}
	for n > begin+2 && (rest[n-1] == '.' || rest[n-1] == ':' && rest[n-2] != ':') {
		n--
	}
	if colons < 2 || n-begin < 3 {
		return match{}
	}
	if _, err := netip.ParseAddr(rest[begin:n]); err != nil {
		return match{}
	}
	if begin == 0 {
		return match{n, true}
	}
	if n == len(rest) || rest[n] != ']' {
		return match{}
	}
	return match{n + 1 + port(rest[n+1:]), true}
}

// port returns the length of a port with its colon at the beginning of rest.
func port(rest string) int {
	if len(rest) < 2 || rest[0] != ':' {
		return 0
	}
	n := 1
	for n < len(rest) && n < 6 && isDigit(rest[n]) {
		n++
	}
	if n == 1 {
		return 0
	}
	return n
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isAlnum(c byte) bool  { return isDigit(c) || isLetter(c) }
func isHex(c byte) bool    { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }
func isScheme(c byte) bool { return isAlnum(c) || c == '+' || c == '-' || c == '.' }

func startsSegment(c byte) bool { return isLetter(c) || c == '.' || c == '_' || c >= utf8.RuneSelf }

func endsURL(c byte) bool {
	return c <= ' ' || strings.IndexByte("\"'`<>", c) >= 0
}

func endsPath(c byte) bool {
	return unicode.IsSpace(rune(c)) || strings.IndexByte("\"'`<>|:;,()[]{}?*", c) >= 0
}
