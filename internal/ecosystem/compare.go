package ecosystem

import (
	"fmt"
	"slices"
	"strings"
)

// compare returns the findings that differ, each in a line, those that are gone before those that are new
// at the same place. Without words only place, rule, category and the places of what is related count.
func compare(before, after []found, words bool) []string {
	count := make(map[string]int)
	for _, f := range before {
		count[f.line(words)]--
	}
	for _, f := range after {
		count[f.line(words)]++
	}
	var differences []string
	for _, f := range slices.Concat(before, after) {
		line := f.line(words)
		for ; count[line] < 0; count[line]++ {
			differences = append(differences, "- "+line)
		}
		for ; count[line] > 0; count[line]-- {
			differences = append(differences, "+ "+line)
		}
	}
	slices.SortStableFunc(differences, func(a, b string) int { return strings.Compare(a[2:], b[2:]) })
	return differences
}

// line returns what of a finding is compared.
func (f found) line(words bool) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s:%d:%d: %s/%s", f.File, f.Line, f.Column, f.Rule, f.Category)
	if words {
		fmt.Fprintf(&text, ": %q, help %q, sees %q, fix %s", f.Message, f.Help, f.Sees, f.Fix)
	}
	for _, r := range f.Related {
		fmt.Fprintf(&text, " [%s:%d", r.File, r.Line)
		if words {
			text.WriteString(" " + r.Message)
		}
		text.WriteString("]")
	}
	return text.String()
}
