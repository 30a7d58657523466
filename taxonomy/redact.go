package taxonomy

import "strings"

// The marks that stand in logs for what no log should have.
const (
	markQuery  = "?[query]"
	markSecret = "[redacted]"
)

// redacted returns a text of a foreign error or service for logs: without query
// strings and user information of URLs, values of keys that name credentials, and
// what has the form of a known token.
func redacted(text string) string { return redact(text, false) }

// redactedBody is redacted for the body of an answer, which can be the very
// answer that brings a token: long random-looking words are left out too.
func redactedBody(text string) string { return redact(text, true) }

func redact(text string, body bool) string {
	r := redactor{in: text, body: body}
	for r.pos < len(r.in) {
		r.step()
	}
	if r.start == 0 {
		return text
	}
	r.out.WriteString(r.in[r.start:])
	return r.out.String()
}

// A redactor copies in to out. What lies between start and pos stays as it is.
type redactor struct {
	in    string
	start int
	pos   int
	body  bool
	out   strings.Builder
}

// step looks at the text at pos and moves on, by at least one byte.
func (r *redactor) step() {
	rest := r.in[r.pos:]
	switch c := rest[0]; {
	case strings.HasPrefix(rest, "://"):
		r.pos += len("://")
		r.user()
	case c == '?' && isQuery(rest[1:]):
		r.replace(markQuery, urlEnd(rest))
	case isTokenByte(c):
		r.word()
	default:
		r.pos++
	}
}

// replace puts a mark in the place of the next n bytes.
func (r *redactor) replace(mark string, n int) {
	r.out.WriteString(r.in[r.start:r.pos])
	r.out.WriteString(mark)
	r.pos += n
	r.start = r.pos
}

// user replaces the user information at the beginning of an authority.
func (r *redactor) user() {
	rest := r.in[r.pos:]
	end := strings.IndexAny(rest, "/?# \t\r\n\"'`<>")
	if end < 0 {
		end = len(rest)
	}
	if at := strings.LastIndexByte(rest[:end], '@'); at > 0 {
		r.replace(markSecret, at)
	}
}

// word passes a word over, or leaves out what is a secret: the word itself, or
// the value that its name announces.
func (r *redactor) word() {
	rest := r.in[r.pos:]
	n := tokenLength(rest)
	word := rest[:n]
	switch {
	case isKnownToken(word), r.body && looksRandom(word):
		r.replace(markSecret, n)
		return
	case strings.EqualFold(word, "bearer"), strings.EqualFold(word, "basic"):
		r.pos += n
		if value := strings.TrimLeft(r.in[r.pos:], " "); len(value) < len(r.in)-r.pos && looksSecret(value) {
			r.pos = len(r.in) - len(value)
			r.replace(markSecret, valueLength(value))
		}
		return
	}
	r.pos += n
	r.value(word)
}

// value leaves out the value that follows a word, if the word is the name of a
// secret.
func (r *redactor) value(name string) {
	rest := r.in[r.pos:]
	after := strings.TrimLeft(strings.TrimLeft(rest, `"'\`), " ")
	if after == "" || after[0] != '=' && after[0] != ':' || !namesSecret(name) {
		return
	}
	value := strings.TrimLeft(after[1:], " ")
	bare := strings.TrimLeft(value, `"'\`)
	// "invalid token: connection refused" announces no value.
	if after[0] == ':' && bare == value && !looksSecret(value) {
		return
	}
	if n := valueLength(bare); n > 0 && !strings.HasPrefix(bare, "Bearer ") && !strings.HasPrefix(bare, "Basic ") {
		r.pos = len(r.in) - len(bare)
		r.replace(markSecret, n)
	}
}
