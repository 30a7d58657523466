package cli

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// fingerprintForm is how fingerprints are written.
var fingerprintForm = regexp.MustCompile(`^[0-9a-f]{32}$`)

// fingerprints is the value of the flag that names findings.
type fingerprints struct{ list *[]string }

func (f fingerprints) String() string {
	if f.list == nil {
		return ""
	}
	return strings.Join(*f.list, ",")
}

// Set adds fingerprints, with commas between them.
func (f fingerprints) Set(value string) error {
	for word := range strings.SplitSeq(value, ",") {
		word = strings.TrimSpace(word)
		if !fingerprintForm.MatchString(word) {
			return fmt.Errorf("%q is no fingerprint, which has 32 hexadecimal digits", word)
		}
		*f.list = append(*f.list, word)
	}
	return nil
}

// picked returns those of the findings that are named by their fingerprints, or all if none are. They are
// those of the report, before any of it is left out.
func (l *linting) picked() []finding.Finding {
	if len(l.prints) == 0 {
		return l.fresh
	}
	ids := l.fingerprints()
	var list []finding.Finding
	for i, f := range l.fresh {
		if slices.Contains(l.prints, ids[i]) {
			list = append(list, f)
		}
	}
	l.foundPrints = ids
	return list
}

// fingerprints returns those of what is reported, as reports have them.
func (l *linting) fingerprints() []string {
	return finding.Fingerprints(slices.Concat(l.fresh, l.known), l.root(), l.result.Read)[:len(l.fresh)]
}

// checkPicked returns an error if a fingerprint is that of no finding.
func (l *linting) checkPicked() error {
	for _, id := range l.prints {
		if !slices.Contains(l.foundPrints, id) {
			return fmt.Errorf("-fingerprints: no finding has the fingerprint %s; it may be fixed, or its line has changed", id)
		}
	}
	return nil
}
