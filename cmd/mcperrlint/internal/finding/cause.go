package finding

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Cause is where one edit mends a finding, and others with it.
type Cause struct {
	Range Range
	// What is there.
	What string
}

// Cause returns the cause that a finding names: the first related place that says that it
// is one. It may be named by one finding alone.
func (f Finding) Cause() (cause Cause, named bool) { return f.placed(analyzers.CausePrefix) }

// origin returns where the error or the text comes from that a finding is about. If several
// findings have it in common it is as good as a cause.
func (f Finding) origin() (origin Cause, known bool) { return f.placed(analyzers.OriginPrefix) }

// placed returns the first related place whose message begins in some way.
func (f Finding) placed(prefix string) (at Cause, found bool) {
	for _, r := range f.Related {
		if what, ok := strings.CutPrefix(r.Message, prefix); ok {
			return Cause{r.Range, what}, true
		}
	}
	return Cause{}, false
}

// Places returns how many places a finding tells of. Rules tell what one edit mends once
// for each package, with the places related, all of them in nearly the same words.
func (f Finding) Places() int {
	count := make(map[string]int)
	most := 0
	for _, r := range f.Related {
		if !isOnWay(r.Message) && !strings.HasPrefix(r.Message, analyzers.HandlerPrefix) {
			count[opening(r.Message)]++
			most = max(most, count[opening(r.Message)])
		}
	}
	if also := count[alsoHere]; also > 0 {
		return also + 1 // the place of the finding itself, whatever else belongs to each place
	}
	if most > 0 && strings.Contains(f.Message, " other place") {
		most++
	}
	return max(most, 1)
}

// alsoHere is how rules speak of places that are like that of the finding.
const alsoHere = "here, too"

// openingWords is how many words of a message count as what it is about.
const openingWords = 4

// opening returns the first words of a message.
func opening(message string) string {
	words := strings.Fields(message)
	return strings.Join(words[:min(len(words), openingWords)], " ")
}

// isOnWay reports whether a related place is one that an error has passed, or its cause.
func isOnWay(message string) bool {
	for _, prefix := range []string{analyzers.CausePrefix, analyzers.OriginPrefix, analyzers.StepPrefix} {
		if strings.HasPrefix(message, prefix) {
			return true
		}
	}
	return false
}
