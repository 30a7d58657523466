package taxonomy

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// maxSearched is how much of a text is looked at.
const maxSearched = 16384

// readText returns what a text says, or nil if that is not certain. Only its
// first line counts: what follows is mostly what somebody else wrote.
//
// The parts between ": " are looked at from the last one on. What a part says as
// a whole counts if nothing but a value follows it, as in "note not found: 17",
// and if no part before it names what is the server's own business, such as its
// configuration.
func readText(text string) *verdict {
	line, _, _ := strings.Cut(strings.TrimSpace(form.Cut(text, maxSearched)), "\n")
	line = strings.TrimRight(line, " \t\r:")
	if v := byNumber(line); v != nil {
		return v
	}
	lower := lowered(line)
	for i := range lineEnds {
		if strings.HasSuffix(lower, lineEnds[i].text) {
			return lineEnds[i].verdict
		}
	}
	parts := strings.Split(lower, ": ")
	if namesVariable(line) {
		parts = append([]string{"environment"}, parts...)
	}
	for i, ends := len(parts)-1, true; i >= 0; i-- {
		if v := readPart(parts[i], ends); v != nil {
			return own(parts[:i], v)
		}
		if v := readSubject(parts[i], ends); v != nil {
			return own(parts[:i+1], v)
		}
		ends = ends && isValue(parts[i])
	}
	return byToken(lower)
}

// own returns v unless a part names what a caller has no influence on, and v
// blames the caller.
func own(parts []string, v *verdict) *verdict {
	if v.code.Fault() != class.FaultClient {
		return v
	}
	for _, part := range parts {
		if slices.ContainsFunc(wordsOf(part), isServersOwn) || strings.HasPrefix(part, "invalid ") && readComplaint(part) == nil {
			return nil
		}
	}
	return v
}

// readPart looks a part up in the tables. Ends tells that only values follow.
func readPart(part string, ends bool) *verdict {
	part = trimPart(part)
	if v := wholeParts[part]; v != nil && ends {
		return v
	}
	if v := leadingParts[part]; v != nil {
		return v
	}
	for i := range partBeginnings {
		if strings.HasPrefix(part, partBeginnings[i].text) {
			return partBeginnings[i].verdict
		}
	}
	return nil
}

// trimPart takes off what sentences and drivers of SQLite put at the end, and
// the number of a status before its phrase.
func trimPart(part string) string {
	part = strings.TrimRight(strings.TrimSpace(part), ".!")
	if number, phrase, _ := strings.Cut(part, " "); len(number) == 3 && isNumber(number) {
		part = phrase
	}
	for strings.HasSuffix(part, ")") {
		begin := strings.LastIndex(part, " (")
		if begin < 0 || !isNumber(part[begin+2:len(part)-1]) && !strings.HasPrefix(part[begin+2:], "sqlite_") {
			break
		}
		part = part[:begin]
	}
	return part
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// namesVariable reports whether a text has a name as variables of the
// environment have them: GRAFANA_URL.
func namesVariable(line string) bool {
	for _, word := range strings.FieldsFunc(line, func(r rune) bool { return r >= 0x80 || !isAlnum(byte(r)) && r != '_' }) {
		if strings.Contains(word, "_") && isLetter(word[0]) && strings.ToUpper(word) == word {
			return true
		}
	}
	return false
}

// isValue reports whether a part looks like a name or another value, which says
// nothing about the failure: one word, or anything in quotes.
func isValue(part string) bool {
	part = strings.TrimSpace(part)
	if len(part) > 1 && strings.IndexByte("\"'`", part[0]) >= 0 && part[len(part)-1] == part[0] {
		return true
	}
	return !strings.ContainsAny(part, " \t")
}

// byToken looks for a name of a failure that stands alone.
func byToken(line string) *verdict {
	for _, word := range strings.FieldsFunc(line, func(r rune) bool { return r >= 0x80 || !isAlnum(byte(r)) && r != '_' }) {
		if v := tokens[word]; v != nil {
			return v
		}
	}
	return nil
}

func startsWithAny(text string, prefixes []string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(text, p) {
			return true
		}
	}
	return false
}
