// Package unfailing finds calls that never fail, although they return an error. Of
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
//
// the error is nil on every run if it is nil on one. Facts of other packages say which of their errors
// are always nil ([Never]).
package unfailing

import "fmt"

// SetOf returns the set of those of so many results for which a function holds.
func SetOf(results int, holds func(index int) bool) (set ResultSet) {
	for i := range min(results, MaxResults) {
		if holds(i) {
			set |= 1 << i
		}
	}
	return set
}

// A ResultSet are indexes of results, as bits.
type ResultSet uint16

// MaxResults is how many results are told apart.
const MaxResults = 16

// Has reports whether the result with an index is one of them.
func (s ResultSet) Has(index int) bool { return index < MaxResults && s>>index&1 != 0 }

// Never says which results of a function are errors that are always nil.
type Never struct{ ResultSet }

// String returns the results, as bits.
func (n Never) String() string { return fmt.Sprintf("never(%b)", n.ResultSet) }
