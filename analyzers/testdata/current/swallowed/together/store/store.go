// Package store reads what there is.
package store

import "os"

// Counts returns how many of each there are, as far as it can tell.
func Counts(dir string) map[string]int {
	counts := make(map[string]int)
	if notes, err := os.ReadDir(dir + "/notes"); err == nil {
		counts["notes"] = len(notes)
	}
	if tags, err := os.ReadDir(dir + "/tags"); err == nil {
		counts["tags"] = len(tags)
	}
	return counts
}
