package output

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// parts are what a message says: what the code does, what the agent or the client
// will see because of it, and what to do instead. The last two can be empty.
type parts struct{ does, sees, instead string }

// partsOf takes the message of a finding apart.
func partsOf(f finding.Finding) parts {
	text, _ := cutID(f)
	p := parts{does: text}
	if i := strings.LastIndex(text, "; "); i >= 0 {
		p.does, p.instead = text[:i], text[i+len("; "):]
	}
	if i := colon(p.does); i >= 0 {
		p.does, p.sees = p.does[:i], p.does[i+len(": "):]
	} else if does, sees, found := strings.Cut(p.does, ", so "); found {
		p.does, p.sees = does, sees
	}
	return p
}

// cutID returns the message of a finding without the rule at its end, and the
// rule as it stands there, in parentheses.
func cutID(f finding.Finding) (text, id string) {
	for _, id := range []string{"(" + f.ID() + ")", "(" + f.Rule + ")"} {
		if text, found := strings.CutSuffix(f.Message, " "+id); found {
			return text, id
		}
	}
	return f.Message, ""
}

// colon returns where the first colon before a space is that stands neither in
// quotes nor in parentheses, or -1.
func colon(text string) int {
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch {
		case quoted && text[i] == '\\':
			i++
		case text[i] == '"':
			quoted = !quoted
		case quoted:
		case text[i] == '(':
			depth++
		case text[i] == ')':
			depth--
		case depth == 0 && strings.HasPrefix(text[i:], ": "):
			return i
		}
	}
	return -1
}
