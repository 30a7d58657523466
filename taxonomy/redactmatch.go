package taxonomy

import "strings"

// The functions of this file say what looks like a secret.

// namesSecret reports whether the name of a value says that it is a secret.
func namesSecret(name string) bool {
	var plain [32]byte
	n := 0
	for i := range len(name) {
		if !isAlnum(name[i]) {
			continue
		}
		if n == len(plain) {
			return false
		}
		plain[n] = name[i] | 0x20 // which changes no digit
		n++
	}
	// The conversion stays on the stack: texts have many words before a colon.
	name = string(plain[:n])
	if namesCredential(name) {
		return true
	}
	for _, end := range [...]string{"token", "secret", "password", "passwd", "pwd", "apikey", "accesskey", "privatekey", "signature", "sessionid"} {
		if strings.HasSuffix(name, end) {
			return true
		}
	}
	return false
}

// knownTokens are beginnings by which services mark their tokens.
var knownTokens = [...]string{
	"ghp_", "gho_", "ghs_", "ghu_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "xapp-", "sk-", "sk_live_", "sk_test_",
	"AKIA", "ASIA", "AIza", "ya29.", "eyJ", "glsa_", "hvs.", "dop_v1_", "npm_", "pypi-", "dckr_pat_", "bkua_",
}

func isKnownToken(word string) bool {
	return len(word) >= 16 && startsWithAny(word, knownTokens[:])
}

// looksSecret reports whether a text begins with something that is no word of a
// language: eight or more characters, letters and digits among them.
func looksSecret(text string) bool {
	word := text[:tokenLength(text)]
	return len(word) >= 8 && hasLettersAndDigits(word)
}

// looksRandom reports whether a word is as long and mixed as keys are. A UUID
// is none.
func looksRandom(word string) bool {
	return len(word) >= 32 && hasLettersAndDigits(word) && (len(word) != 36 || strings.Count(word, "-") != 4)
}

func hasLettersAndDigits(word string) bool {
	letters, digits := false, false
	for i := range len(word) {
		letters, digits = letters || isLetter(word[i]), digits || isDigit(word[i])
	}
	return letters && digits
}

// tokenLength returns how many bytes at the beginning of a text a token could
// have.
func tokenLength(text string) int {
	n := 0
	for n < len(text) && isTokenByte(text[n]) {
		n++
	}
	return n
}

func isTokenByte(c byte) bool {
	return isAlnum(c) || c == '_' || c == '-' || c == '.' || c == '+' || c == '~'
}

// valueLength returns the length of a value, which ends as values in JSON, in
// headers and in queries do.
func valueLength(text string) int {
	if n := strings.IndexAny(text, " \t\r\n\"'\\,;&<>{}[]()"); n >= 0 {
		return n
	}
	return len(text)
}

// isQuery reports whether what follows a question mark is a query string: a
// name and "=".
func isQuery(text string) bool {
	n := 0
	for n < len(text) && (isTokenByte(text[n]) || strings.IndexByte("%[]$", text[n]) >= 0) {
		n++
	}
	return n > 0 && n < len(text) && text[n] == '='
}

// urlEnd returns the length of the rest of a URL, without what belongs to the
// sentence around it.
func urlEnd(rest string) int {
	n := 0
	for n < len(rest) && rest[n] > ' ' && strings.IndexByte("\"'`<>", rest[n]) < 0 {
		n++
	}
	for n > 1 && strings.IndexByte(".,;:!?)]}", rest[n-1]) >= 0 {
		n--
	}
	return n
}
