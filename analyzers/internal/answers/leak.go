package answers

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
)

// Leak returns what tells the most of what an agent must not read, and reports whether there is
// anything. Of two that tell as much it is the one that came the shorter way.
func Leak(all []Reading) (Reading, bool) {
	var found Reading
	rank := 0
	for _, r := range all {
		n := rankOf(r)
		if n > rank || n > 0 && n == rank && len(r.Via) < len(found.Via) {
			found, rank = r, n
		}
	}
	return found, rank > 0
}

// rankOf is higher for what tells more, and 0 for what is no leak. What a tool answers if all is well
// is what it was made for, unless it is a credential or a stack.
func rankOf(r Reading) int {
	switch r.Content() {
	case content.Credential:
		return 3
	case content.Address:
		return 2
	case content.Secret:
		if r.Failed || r.Name == content.OfStack {
			return 1
		}
	}
	return 0
}
