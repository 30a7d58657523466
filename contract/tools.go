package contract

import "strings"

// unknownToolIn returns the first word of the text that stands where the name
// of a tool stands, is spelled like one, and names none that the server has. It
// returns the empty string if the tools are not known.
func (k Checker) unknownToolIn(text string) string {
	if k.Tool == nil {
		return ""
	}
	before := ""
	words := strings.Fields(text)
	for i, word := range words {
		name := strings.TrimFunc(word, func(r rune) bool { return !isWordRune(r) && r != '_' })
		after := ""
		if i+1 < len(words) {
			after = words[i+1]
		}
		if isToolLike(name) && (asksForCall(before) || isToolWord(before) || isToolWord(after)) && !k.Tool(name) {
			return name
		}
		before = word
	}
	return ""
}

// isToolLike reports whether s is in snake case or begins lower-case in camel
// case: no word of prose is.
func isToolLike(s string) bool {
	if !isIdentifier(s) {
		return false
	}
	snake := isLowerSnake(s) && strings.Contains(strings.Trim(s, "_"), "_")
	return snake || hasTwoHumps(s) && s[0] >= 'a' && s[0] <= 'z'
}

// asksForCall reports whether a tool is named after the word. "Use" is not
// among them: arguments are used, too.
func asksForCall(word string) bool {
	switch strings.ToLower(word) {
	case "call", "calling", "invoke", "invoking", "run", "running":
		return true
	}
	return false
}

func isToolWord(word string) bool {
	switch strings.ToLower(strings.Trim(word, ".,;:!?")) {
	case "tool", "tools":
		return true
	}
	return false
}
