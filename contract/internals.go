package contract

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file looks for names in a recovery that only the author of the server
// knows. Texts speak of many things that look like Go: domains, API versions,
// brands, names of tools. What is not Go beyond doubt counts only if the
// program is known to declare it.

// internalIn returns the first name in the text that is an internal of the
// program, as it is written there, or the empty string.
func (k Checker) internalIn(text string) string {
	for field := range strings.FieldsSeq(text) {
		if strings.Contains(field, "://") || strings.Contains(field, "@") {
			continue // a URL or an address
		}
		for name, rest := nextName(field); name != ""; name, rest = nextName(rest) {
			called := strings.HasPrefix(rest, "()")
			if !k.isInternal(name, called) {
				continue
			}
			if called {
				name += "()"
			}
			return name
		}
	}
	return ""
}

// nextName returns the first run of characters of names, paths and files in s,
// and what comes after it.
func nextName(s string) (name, rest string) {
	for s != "" {
		start := strings.IndexFunc(s, isNameRune)
		if start < 0 {
			return "", ""
		}
		s = s[start:]
		end := strings.IndexFunc(s, func(r rune) bool { return !isNameRune(r) })
		if end < 0 {
			end = len(s)
		}
		if name = strings.Trim(s[:end], "./-"); name != "" {
			return name, s[end:]
		}
		s = s[end:]
	}
	return "", ""
}

func isNameRune(r rune) bool {
	return isWordRune(r) || r == '_' || r == '.' || r == '/' || r == '-'
}

func (k Checker) isInternal(name string, called bool) bool {
	switch {
	case strings.HasSuffix(name, ".go"):
		return true // have: a source file, since nextName trims a leading dot
	case k.Tool != nil && k.Tool(name):
		return false
	case strings.Contains(name, "/"):
		return k.declares(name)
	case strings.Contains(name, "."):
		return isQualified(name)
	case called:
		return isExported(name) || k.declares(name)
	}
	return hasTwoHumps(name) && k.declares(name)
}

func (k Checker) declares(word string) bool { return k.Identifier != nil && k.Identifier(word) }

// isQualified reports whether name is like store.Get or store.Index.Get: a
// package and an exported name.
func isQualified(name string) bool {
	parts := strings.Split(name, ".")
	if !isPackageName(parts[0]) || !isExported(parts[1]) || opensSentence(parts[1]) {
		return false
	}
	for _, part := range parts[2:] {
		if !isIdentifier(part) {
			return false
		}
	}
	return true
}

// isPackageName reports whether s is spelled like the name of a package and
// not like the version of an API.
func isPackageName(s string) bool {
	if len(s) > 1 && s[0] == 'v' && s[1] >= '0' && s[1] <= '9' {
		return false
	}
	return isIdentifier(s) && s == strings.ToLower(s)
}

// isExported reports whether s is spelled like an exported name. A name without
// lower-case letters does not count: it can be an extension or a brand.
func isExported(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return isIdentifier(s) && unicode.IsUpper(first) && s != strings.ToUpper(s)
}

func isIdentifier(s string) bool {
	if s == "" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool { return r != '_' && !isWordRune(r) })
}

// opensSentence reports whether s is a word that begins a sentence before which
// the space is missing: "Check the id.Then try again."
func opensSentence(s string) bool {
	switch s {
	case "A", "And", "Ask", "But", "Check", "Choose", "For", "If", "In", "It", "No", "Or", "Otherwise", "Please",
		"Provide", "Retry", "See", "That", "The", "Then", "There", "This", "To", "Try", "Use", "Wait", "When", "With", "You":
		return true
	}
	return false
}

// hasTwoHumps reports whether s is in camel case: loadIndex, HTTPClient.
func hasTwoHumps(s string) bool {
	if !isIdentifier(s) {
		return false
	}
	runes := []rune(s)
	for i := 1; i < len(runes); i++ {
		if !unicode.IsUpper(runes[i]) {
			continue
		}
		if !unicode.IsUpper(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1]) {
			return true
		}
	}
	return false
}
