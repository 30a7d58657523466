package analyzers

import (
	"maps"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A Library is an MCP library whose handlers the rules find.
type Library struct {
	// Name is its name in messages, such as "go-sdk".
	Name string
	// Packages are the import paths of its packages that the rules know.
	Packages []string
}

// Libraries returns the libraries, the most common ones first.
func Libraries() []Library {
	var list []Library
	for _, known := range sdk.All() {
		list = append(list, Library{Name: known.Name, Packages: slices.Sorted(maps.Values(known.Packages))})
	}
	return list
}
