package ignore

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// A suite is the names that directives can name: those of the rules, and those
// of their categories in the form rule/category.
type suite struct{ names []string }

func suiteOf(rules []rule.Rule) suite {
	var s suite
	for _, r := range rules {
		s.names = append(s.names, r.Analyzer.Name)
		for _, c := range r.Categories {
			s.names = append(s.names, r.Analyzer.Name+"/"+c.Name)
		}
	}
	return s
}

func (s suite) knows(n report.Name) bool { return slices.Contains(s.names, n.Current()) }

// nearest returns the known name whose spelling is close to the given one, or
// the empty string. Upper and lower case do not count.
func (s suite) nearest(n report.Name) string {
	text := strings.ToLower(n.Text)
	best, least := "", 0
	for _, known := range s.names {
		if d := distance(text, known); isClose(text, known) && (best == "" || d < least) {
			best, least = known, d
		}
	}
	return best
}

// isClose reports whether the spelling of both parts of a name differs little.
func isClose(text, known string) bool {
	rule, category, narrow := strings.Cut(text, "/")
	knownRule, knownCategory, knownNarrow := strings.Cut(known, "/")
	return narrow == knownNarrow &&
		distance(rule, knownRule) <= len(knownRule)/4 &&
		distance(category, knownCategory) <= (len(knownCategory)+1)/4
}

// distance returns how many bytes have to be inserted, removed or replaced to
// make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1) // the distances of the beginning of a to those of b
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, diagonal+1, row[j]+1)
		}
	}
	return row[len(b)]
}
