package plainerror

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A phrase is a text that leaves no doubt about the code of an error.
type phrase struct {
	code taxonomy.Code
	text string
	// ends tells that a longer text that ends with it is as clear, if it has no
	// more than a few words: the name of what the error is about.
	ends bool
}

// phrases is short on purpose: what could mean two codes is not in it. Package
// taxonomy, which must guess, knows many more.
var phrases = []phrase{
	{taxonomy.CodeNotFound, "not found", true},
	{taxonomy.CodeNotFound, "does not exist", true},
	{taxonomy.CodeNotFound, "doesn't exist", true},
	{taxonomy.CodeConflict, "already exists", true},
	{taxonomy.CodeForbidden, "permission denied", false},
	{taxonomy.CodeForbidden, "access denied", false},
	{taxonomy.CodeForbidden, "forbidden", false},
	{taxonomy.CodeUnauthorized, "unauthorized", false},
	{taxonomy.CodeRateLimited, "rate limit exceeded", false},
	{taxonomy.CodeRateLimited, "too many requests", false},
	{taxonomy.CodeTimeout, "timed out", true},
	{taxonomy.CodeServiceUnavailable, "service unavailable", false},
}

// maxSubject is how many words may stand before a phrase. Longer texts say more
// than what the phrase says.
const maxSubject = 4

// decided returns the code that a text, which can be a format, decides beyond
// doubt.
func decided(text string) (taxonomy.Code, bool) {
	text = strings.ToLower(strings.TrimRight(strings.TrimSpace(text), ".!"))
	if subject, rest, ok := strings.Cut(text, ": "); ok && isVerb(rest) {
		text = subject // "index not found: %s"
	}
	for _, p := range phrases {
		subject, ok := strings.CutSuffix(text, p.text)
		if !ok || subject != "" && (!p.ends || !strings.HasSuffix(subject, " ")) {
			continue
		}
		if words := strings.Fields(subject); len(words) <= maxSubject && !doubtful(words) {
			return p.code, true
		}
	}
	return 0, false
}

// isVerb reports whether a text is a single verb of a format.
func isVerb(text string) bool {
	return text == "%s" || text == "%q" || text == "%v" || text == "%d"
}

// doubtful reports whether the words before a phrase can turn its meaning.
func doubtful(words []string) bool {
	for _, w := range words {
		switch strings.Trim(w, ",;:") {
		case "if", "whether", "not", "no", "was", "when", "because", "or", "and", "than", "more":
			return true
		}
		if strings.HasSuffix(w, ":") || strings.HasSuffix(w, ",") || strings.HasSuffix(w, ";") {
			return true
		}
	}
	return false
}

// unfinished are words of texts that speak of the program, whatever the agent passes.
var unfinished = []string{"not implemented", "unimplemented", "not yet", "internal", "unreachable", "should not happen", "bug", "todo"}

// isUnfinished reports whether a text speaks of the program and not of an argument.
func isUnfinished(text string) bool {
	text = strings.ToLower(text)
	for _, word := range unfinished {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}
