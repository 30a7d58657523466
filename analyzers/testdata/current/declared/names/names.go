// Package names has failures of another package under its own names.
package names

import "example.test/declared/failures"

var (
	Missing = failures.Gone // want Missing:`^failure\(gone: not_found\)$`
	Changed = failures.Changed
)
