package output

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// How rules begin the messages of related places that lie on the way of an error:
// where it begins and what returns it, or how it goes on from the finding.
const (
	origin          = analyzers.OriginPrefix
	returnedThrough = analyzers.StepPrefix
	onItsWay        = "on its way through "
	leavesHandler   = "it leaves this handler"
)

// A way is how an error, or its text, comes from where it begins to where the
// agent gets it: the places in that order, with what happens there.
type way []finding.Related

// waysOf returns the ways that the related places of a finding tell, with the
// finding itself, and the related places that are on none.
func waysOf(f finding.Finding) (ways []way, rest []finding.Related) {
	here := finding.Related{Range: f.Range, Message: f.Message}
	var onward way
	for _, r := range f.Related {
		switch last := len(ways) - 1; {
		case strings.HasPrefix(r.Message, origin):
			ways = append(ways, way{r})
		case strings.HasPrefix(r.Message, returnedThrough) && last >= 0:
			ways[last] = append(ways[last], r)
		case strings.HasPrefix(r.Message, onItsWay), r.Message == leavesHandler:
			onward = append(onward, r)
		default:
			rest = append(rest, r)
		}
	}
	for i := range ways {
		ways[i] = append(ways[i], here)
	}
	if onward != nil {
		ways = append(ways, append(way{here}, onward...))
	}
	return ways, rest
}
