// Package spelling suggests names for misspelt ones.
package spelling

import (
	"fmt"
	"strings"
)

// Unknown returns the error that a name of a kind, such as a format, is none of those that are known. It says which was
// probably meant.
func Unknown(kind, name string, known []string) error {
	hint := ""
	if near := Nearest(name, known); near != "" {
		hint = fmt.Sprintf("; did you mean %s?", near)
	}
	return fmt.Errorf("unknown %s %q%s (%ss: %s)", kind, name, hint, kind, strings.Join(known, ", "))
}

// Nearest returns the known name whose spelling is closest to that of a word, or
// the empty string if none is close. Upper and lower case do not count.
func Nearest(word string, known []string) string {
	nearest, least := "", 0
	for _, name := range known {
		d := distance(strings.ToLower(word), strings.ToLower(name))
		if d <= (max(len(word), len(name))+1)/3 && (nearest == "" || d < least) {
			nearest, least = name, d
		}
	}
	return nearest
}

// distance returns how many bytes have to be inserted, removed, replaced or
// swapped with the next one to make one text of the other.
func distance(a, b string) int {
	var before, above []int // the rows for two bytes and for one byte less of a
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, above, row = above, row, make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			replaced := above[j-1]
			if a[i-1] != b[j-1] {
				replaced++
			}
			row[j] = min(replaced, above[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
