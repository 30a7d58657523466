package output

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// How rules begin the messages of related places that lie on the way of an error.
const (
	returnedThrough = "returned through "
	onItsWay        = "on its way through "
	leavesHandler   = "it leaves this handler"
)

// A way is how an error, or its text, comes from where it begins to where the
// agent gets it: the places in that order, with what happens there.
type way []finding.Related

// waysOf returns the ways that the related places of a finding tell, with the
// finding itself, and the related places that are on none.
func waysOf(f finding.Finding) (ways []way, rest []finding.Related) {
	here := finding.Related{Range: f.Range, Message: partsOf(f).does}
	switch {
	case f.Rule == "undeclaredcode":
		w := way{here}
		for _, r := range f.Related {
			if strings.HasPrefix(r.Message, onItsWay) || r.Message == leavesHandler {
				w = append(w, r)
			} else {
				rest = append(rest, r)
			}
		}
		if len(w) > 1 {
			ways = []way{w}
		}
	case tellsOrigins(f):
		for _, r := range f.Related {
			if len(ways) == 0 || !strings.HasPrefix(r.Message, returnedThrough) {
				ways = append(ways, nil)
			}
			last := len(ways) - 1
			ways[last] = append(ways[last], r)
		}
		for i := range ways {
			ways[i] = append(ways[i], here)
		}
	default:
		rest = f.Related
	}
	return ways, rest
}

// tellsOrigins reports whether the related places of a finding are where errors
// come from, each followed by the functions that return it.
func tellsOrigins(f finding.Finding) bool {
	return slices.Contains([]string{"lostcause", "plainerror", "upstreamtext"}, f.Rule) ||
		slices.ContainsFunc(f.Related, func(r finding.Related) bool { return strings.HasPrefix(r.Message, returnedThrough) })
}
