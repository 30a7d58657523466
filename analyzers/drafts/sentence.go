package drafts

import (
	"cmp"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// hole stands in templates for what only a run knows.
const hole = "…"

// maxSentence is how many characters a sentence has at most.
const maxSentence = 200

// sentenceOf returns when a failure happens, as a sentence that an agent can read: the text of the failure, what its
// condition says of an argument, or what its code says.
func sentenceOf(f failures.Failure, code taxonomy.Code) string {
	text, said := sentenceOfText(f.Text), sentence(spaced(missingOf(f.When)))
	if strings.Contains(text, hole) {
		text = cmp.Or(said, text) // "Limit must be between … and …" is clear without the numbers
	}
	return cmp.Or(text, said, code.Phrase(), taxonomy.CodeInternalError.Phrase())
}

func spaced(reason string) string { return strings.ReplaceAll(reason, "_", " ") }

// quotedHole matches a value in quotes or parentheses, and one that begins or ends a text.
var quotedHole = regexp.MustCompile(`\s*(?:"…"|'…'|` + "`…`" + `|\(…\)|\[…\])|^[\s…:;,.-]*…[\s:;,-]*|[\s:;,-]*…[\s…:;,-]*$`)

// sentenceOfText returns the fixed words of a template as a sentence: of `user "…" not found` "User not found."
func sentenceOfText(text string) string {
	part, more := firstPart(text)
	if !hasWords(part) {
		return ""
	}
	part = withoutHoles(strings.Fields(quotedHole.ReplaceAllString(part, "")))
	if more && !tells(part) {
		part += " failed"
	}
	return sentence(part)
}

// wants are words after which a value must stand: "between … and …", and not "the note … is locked".
var wants = map[string]bool{
	"between": true, "and": true, "or": true, "of": true, "than": true, "to": true, "by": true, "is": true, "was": true, "are": true, "at": true, "in": true,
	"for": true, "with": true, "from": true, "least": true, "most": true, "the": true, "a": true, "an": true, "got": true, "have": true, "has": true, "not": true,
	"be": true, "on": true, "as": true, "no": true, "want": true, "after": true, "before": true, "under": true, "over": true,
}

// withoutHoles joins words without the values that are only named.
func withoutHoles(list []string) string {
	var kept []string
	for i, word := range list {
		bare := strings.TrimRight(word, ",.:;")
		if bare == hole && i > 0 && !wants[strings.ToLower(list[i-1])] {
			kept[len(kept)-1] += strings.TrimPrefix(word, hole)
			continue
		}
		kept = append(kept, word)
	}
	return strings.Join(kept, " ")
}

// sentence returns words as a sentence of printable characters, or "" if there are none.
func sentence(text string) string {
	text = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text)
	text = strings.Trim(text, " :;,-")
	if letters := []rune(text); len(letters) > maxSentence {
		text = strings.TrimRight(string(letters[:maxSentence-1]), " :;,-") + hole
	}
	first, size := utf8.DecodeRuneInString(text)
	if text == "" {
		return ""
	}
	text = string(unicode.ToUpper(first)) + text[size:]
	if strings.HasSuffix(text, ".") || strings.HasSuffix(text, "!") || strings.HasSuffix(text, "?") || strings.HasSuffix(text, hole) {
		return text
	}
	return text + "."
}

// firstPart returns the first part of a template that has words, and whether a cause is told after it: parts are
// parted by colons and line breaks.
func firstPart(text string) (part string, more bool) {
	text, _, _ = strings.Cut(strings.TrimSpace(text), "\n")
	parts := strings.Split(text, ": ")
	for i, p := range parts {
		bare := fails.ReplaceAllString(p, "")
		if hasWords(p) && (hasWords(bare) || i == len(parts)-1) {
			after := strings.Join(parts[i+1:], ": ")
			return p, strings.Contains(after, hole) && !hasWords(after)
		}
	}
	return "", false
}

// tells reports whether a text tells of a failure by itself: "there is no note" does, and "read note" does not.
func tells(text string) bool {
	return words.Failure.MatchString(text) || words.Nothing.MatchString(text)
}

// saysWhat reports whether a template says more than that something failed.
func saysWhat(text string) bool {
	for part := range strings.SplitSeq(text, ": ") {
		if hasWords(fails.ReplaceAllString(part, "")) {
			return true
		}
	}
	return false
}

// hasWords reports whether a template has a word of its own.
func hasWords(text string) bool {
	for _, word := range wordsOf(text) {
		if utf8.RuneCountInString(word) > 1 {
			return true
		}
	}
	return false
}

// wordsOf returns the words of a template: runs of letters and digits, with apostrophes left out.
func wordsOf(text string) []string {
	text = strings.NewReplacer("'", "", "’", "").Replace(text)
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
}
