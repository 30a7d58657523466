// Package listed lists sets of tools.
package listed

import "example.test/protocolerror/tables/sets"

// All are all sets.
func All() []sets.Set { return []sets.Set{sets.Files(), sets.Quiet()} }

// Fine are those of which nothing escapes.
func Fine() []sets.Set { return []sets.Set{sets.Quiet()} }
