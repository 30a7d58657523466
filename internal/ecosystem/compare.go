package ecosystem

import (
	"fmt"
	"slices"
	"strings"
)

// compare returns how two results differ, in lines: functions given up on, and findings. Without words only place,
// rule, category and the places of what is related count.
func compare(before, after result, words bool) []string {
	return slices.Concat(differences(before.givenUp, after.givenUp), differences(linesOf(before, words), linesOf(after, words)))
}

func linesOf(r result, words bool) []string {
	var lines []string
	for _, f := range r.findings {
		lines = append(lines, f.line(words))
	}
	return lines
}

// differences returns the lines that differ, those that are gone before those that are new at the same place.
func differences(before, after []string) []string {
	count := make(map[string]int)
	for _, line := range before {
		count[line]--
	}
	for _, line := range after {
		count[line]++
	}
	var list []string
	for _, line := range slices.Concat(before, after) {
		for ; count[line] < 0; count[line]++ {
			list = append(list, "- "+line)
		}
		for ; count[line] > 0; count[line]-- {
			list = append(list, "+ "+line)
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return strings.Compare(a[2:], b[2:]) })
	return list
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
