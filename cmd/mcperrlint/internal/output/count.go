package output

import (
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// counted is how many findings of something there are.
type counted struct {
	name string
	n    int
}

// byRule returns how many findings each rule has, those first that matter most.
func byRule(list []finding.Finding) []counted {
	var counts []counted
	for _, f := range slices.SortedFunc(slices.Values(list), finding.Matters) {
		i := slices.IndexFunc(counts, func(c counted) bool { return c.name == f.Rule })
		if i < 0 {
			i = len(counts)
			counts = append(counts, counted{name: f.Rule})
		}
		counts[i].n++
	}
	return counts
}

// byWeight returns how many findings each rule has, those first that matter most.
func byWeight(entries []finding.Entry) []counted {
	var counts []counted
	for _, e := range entries {
		rule := e.First().Rule
		i := slices.IndexFunc(counts, func(c counted) bool { return c.name == rule })
		if i < 0 {
			i = len(counts)
			counts = append(counts, counted{name: rule})
		}
		counts[i].n += len(e.Findings)
	}
	return counts
}

// severe is how many findings matter so much.
type severe struct {
	severity analyzers.Severity
	n        int
}

// String returns the number and the severity.
func (s severe) String() string { return plural(s.n, s.severity.String()) }

// bySeverity returns how many findings matter how much, the worst first, without
// what there is none of.
func bySeverity(list []finding.Finding) []severe {
	var counts []severe
	for s := analyzers.SeverityError; s >= analyzers.SeverityInfo; s-- {
		n := 0
		for _, f := range list {
			if f.Severity == s {
				n++
			}
		}
		if n > 0 {
			counts = append(counts, severe{s, n})
		}
	}
	return counts
}

// files returns in how many files findings are.
func files(list []finding.Finding) int {
	seen := make(map[string]bool)
	for _, f := range list {
		seen[f.Range.File] = true
	}
	return len(seen)
}

// plural returns a number with the name of what is counted.
func plural(n int, what string) string { return fmt.Sprintf("%d %s", n, named(n, what)) }

// named returns the name of what is counted; "info" is not.
func named(n int, what string) string {
	if n != 1 && what != analyzers.SeverityInfo.String() {
		what += "s"
	}
	return what
}
